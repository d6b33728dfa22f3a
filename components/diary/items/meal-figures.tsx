"use client";

import { useFormatter, useTranslations } from "next-intl";
import { FoodOrigin } from "@/components/diary/items/food-origin";
import { useFigures } from "@/components/figures/use-figures";
import { FoodDrawing } from "@/components/food/food-drawing";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { estimatedKcal } from "@/lib/nutrition/foods/origin";
import type { MealItemAnswer } from "@/lib/nutrition/meals/meal-schema";

type Item = Pick<
  MealItemAnswer,
  "food" | "name" | "grams" | "kcal" | "portion" | "measure" | "salt" | "source" | "illustration"
> & {
  id?: string;
};

/** Foods with their amounts, and what they add up to. */
export function MealFigures({ items, totals }: { items: readonly Item[]; totals: Nutrients }) {
  const t = useTranslations("diary.meal");
  const format = useFormatter();
  const figures = useFigures();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const amount = ({ portion, measure, grams }: Item) =>
    portion === undefined || measure === "g"
      ? t("grams", { grams: number(grams) })
      : t("portion", { portion: portion, grams: number(grams) });
  const estimated = estimatedKcal(items);
  return (
    <div className="min-w-0 text-sm">
      <ul className="flex flex-col gap-1.5">
        {items.map((item, position) => (
          <li
            key={item.id ?? `${item.food}-${position}`}
            className="flex items-center justify-between gap-2.5"
          >
            <FoodDrawing name={item.illustration} />
            <span className="min-w-0 grow wrap-anywhere">
              {item.name} <span className="text-muted">{amount(item)}</span>{" "}
              {(item.salt === "none" || item.salt === "little") && (
                <span className="text-muted">{t(`salt.${item.salt}`)} </span>
              )}
              <FoodOrigin source={item.source} />
            </span>
            <span className="shrink-0 text-muted tabular-nums">{figures.energy(item.kcal)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 tabular-nums">
        <span className="text-muted">
          {t("macros", {
            protein: number(totals.protein_g),
            carbs: number(totals.carbs_g),
            fat: number(totals.fat_g),
          })}
        </span>
        <span className="font-semibold text-calories">{figures.energy(totals.kcal)}</span>
      </p>
      {estimated > 0 && (
        <p className="mt-1 text-xs text-muted">{t("estimated", { energy: figures.energy(estimated) })}</p>
      )}
    </div>
  );
}
