"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { useAddMeal } from "@/components/diary/day/meal-changes";
import { useAnnounceMeal } from "@/components/diary/day/use-announce-meal";
import { FoodSearch } from "@/components/diary/items/food-search";
import { bodyOfDraft, draftOfFood, type ItemDraft } from "@/components/diary/items/item-draft";
import { ItemRows } from "@/components/diary/items/item-rows";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { favouriteName } from "@/lib/nutrition/favourites/favourite";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";

type AddFoodsProps = {
  day: Day;
  /** null: that of the hour. */
  kind: MealKind | null;
  drafts: ItemDraft[];
  onDrafts: (change: (drafts: ItemDraft[]) => ItemDraft[]) => void;
  /** The ways to log by a picture. */
  pictures: ReactNode;
  onDone: () => void;
};

/** A meal put together from the catalogue, in household measures or grams. */
export function AddFoods({ day, kind, drafts, onDrafts, pictures, onDone }: AddFoodsProps) {
  const t = useTranslations("diary.add");
  const rows = useTranslations("diary.items");
  const picked = useRef(drafts.length);
  const add = useAddMeal();
  const announce = useAnnounceMeal();
  const items = drafts.map(bodyOfDraft).filter((body) => body !== null);
  const form = useForm([], {
    check: () => ({ items: items.length < drafts.length ? rows("wrong") : null }),
    send: async () => {
      const meal = await add.mutateAsync({
        name: favouriteName(drafts),
        day,
        kind: kind ?? undefined,
        items,
      });
      onDrafts(() => []);
      if (meal) announce(meal);
      onDone();
    },
    say: useErrorText(),
  });

  return (
    <div className="flex flex-col gap-4">
      {drafts.length < MAX_ITEMS && (
        <FoodSearch
          isFirst
          onPick={(food) => {
            picked.current += 1;
            onDrafts((all) => [...all, draftOfFood(food, `${food.id}-${picked.current}`)]);
          }}
        />
      )}
      {pictures}
      <Form form={form} className="flex flex-col gap-4">
        <ItemRows
          drafts={drafts}
          checked={"items" in form.errors}
          onChange={(changed) => onDrafts(() => changed)}
        />
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} disabled={drafts.length === 0}>
          {t("action")}
        </Button>
      </Form>
    </div>
  );
}
