"use client";

import { ChefHat, Plus, ScanBarcode, Wheat } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { OwnFoodRow } from "@/components/own-foods/own-food-row";
import { showFoods } from "@/components/own-foods/use-foods-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** So many fit on a screen without looking for one. */
const FEW = 6;

/** All of them by name, with a filter where they are many, and the three ways to a new one. */
export function OwnFoodList({ foods }: { foods: readonly OwnFoodAnswer[] }) {
  const t = useTranslations("foods");
  const [typed, setTyped] = useState("");
  const key = searchKey(typed);
  const shown = foods.filter(({ name, brand }) => searchKey(`${name} ${brand ?? ""}`).includes(key));
  const ways = (
    <>
      <Button size="sm" onClick={() => showFoods({ kind: "food" })}>
        <Plus className="size-4" aria-hidden />
        {t("new.food")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => showFoods({ kind: "recipe" })}>
        <ChefHat className="size-4" aria-hidden />
        {t("new.recipe")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => showFoods({ kind: "product" })}>
        <ScanBarcode className="size-4" aria-hidden />
        {t("new.product")}
      </Button>
    </>
  );
  if (foods.length === 0)
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<Wheat className="size-5" aria-hidden />}
        title={t("empty.title")}
        text={t("empty.text")}
        action={ways}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">{ways}</div>
      {foods.length > FEW && (
        <Field label={t("filter.label")}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={80}
              placeholder={t("filter.placeholder")}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      <p role="status" className="sr-only">
        {typed && t("filter.found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">{t("filter.none", { words: typed.trim() })}</p>
      ) : (
        <ul
          aria-label={t("title")}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {shown.map((food) => (
            <OwnFoodRow key={food.id} food={food} />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t("byChat")}</p>
    </div>
  );
}
