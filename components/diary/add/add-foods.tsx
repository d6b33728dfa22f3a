"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useAddMeal } from "@/components/diary/day/meal-changes";
import { useAnnounceMeal } from "@/components/diary/day/use-announce-meal";
import { FoodSearch } from "@/components/diary/items/food-search";
import { bodyOfDraft, draftOfFood, type ItemDraft } from "@/components/diary/items/item-draft";
import { ItemRows } from "@/components/diary/items/item-rows";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";

type AddFoodsProps = {
  day: Day;
  kind: MealKind;
  drafts: ItemDraft[];
  onDrafts: (change: (drafts: ItemDraft[]) => ItemDraft[]) => void;
  onDone: () => void;
};

/** A meal put together from the catalogue, in household measures or grams. */
export function AddFoods({ day, kind, drafts, onDrafts, onDone }: AddFoodsProps) {
  const t = useTranslations("diary.add");
  const words = useTranslations("errors");
  const picked = useRef(drafts.length);
  const [checked, setChecked] = useState(false);
  const add = useAddMeal();
  const announce = useAnnounceMeal();

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const items = drafts.map(bodyOfDraft).filter((body) => body !== null);
    if (items.length === 0 || items.length < drafts.length) return;
    add.mutate(
      { day, kind, items },
      {
        onSuccess: (meal) => {
          onDrafts(() => []);
          announce(meal);
          onDone();
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {drafts.length < MAX_ITEMS && (
        <FoodSearch
          onPick={(food) => {
            picked.current += 1;
            onDrafts((all) => [...all, draftOfFood(food, `${food.id}-${picked.current}`)]);
          }}
        />
      )}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <ItemRows drafts={drafts} checked={checked} onChange={(changed) => onDrafts(() => changed)} />
        <FormAlert>{add.error ? errorText(add.error, words) : null}</FormAlert>
        <Button type="submit" busy={add.isPending} disabled={drafts.length === 0}>
          {t("action")}
        </Button>
      </form>
    </div>
  );
}
