"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** A button for each kind of meal that a plan may have more of. */
export function AddPlannedMeal({ onAdd }: { onAdd: (kind: MealKind) => void }) {
  const t = useTranslations("care.builder");
  const kinds = useTranslations("dashboard.meals");
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that add, which no field set is about
    <div role="group" aria-label={t("addMeal")} className="flex flex-wrap gap-2">
      {MEAL_KINDS.map((kind) => (
        <Button key={kind} size="sm" variant="secondary" onClick={() => onAdd(kind)}>
          {t("add", { meal: kinds(kind) })}
        </Button>
      ))}
    </div>
  );
}
