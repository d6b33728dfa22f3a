"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FoodOrigin } from "@/components/diary/items/food-origin";
import { useFigures } from "@/components/figures/use-figures";
import { FoodDrawing } from "@/components/food/food-drawing";
import { cn } from "@/components/ui/cn";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";

type FoodOptionProps = {
  id: string;
  food: FoodResult;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
};

/** A food that was found, with its usual portion. */
export function FoodOption({ id, food, isActive, onPick, onPoint }: FoodOptionProps) {
  const t = useTranslations("diary.search");
  const format = useFormatter();
  const { energy } = useFigures();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const portion = food.portions[0];
  const grams = portion?.grams ?? 100;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern has it
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cn(
        "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 text-sm",
        isActive && "bg-sunken",
      )}
      onClick={onPick}
      onPointerMove={onPoint}
    >
      <FoodDrawing name={food.illustration} />
      {/* On a phone one under the other: beside each other, both would be broken into columns of a word each. */}
      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-3">
        <span className="min-w-0">
          {food.name} <FoodOrigin source={food.source} />
        </span>
        <span className="text-xs text-muted tabular-nums sm:shrink-0 sm:text-right">
          {t("portion", {
            portion: portion?.name ?? "",
            grams: format.number(grams, { maximumFractionDigits: 0 }),
            energy: energy((food.per100g.kcal * grams) / 100),
          })}
        </span>
      </span>
    </div>
  );
}
