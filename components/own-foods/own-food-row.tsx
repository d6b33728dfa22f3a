"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "@/components/figures/use-figures";
import { useErrorText } from "@/components/forms/use-error-text";
import { useDeleteFood } from "@/components/own-foods/api";
import { showFoods } from "@/components/own-foods/use-foods-view";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";

/** One of them: what a portion of it has, and what may be done about it. */
export function OwnFoodRow({ food }: { food: OwnFoodAnswer }) {
  const t = useTranslations("foods");
  const format = useFormatter();
  const { energy } = useFigures();
  const say = useErrorText();
  const remove = useDeleteFood();
  const { id, name, brand, source, portion, liquid, ingredients } = food;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 md:px-6">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {brand && <span className="text-muted"> · {brand}</span>}{" "}
          <Badge tone={source === "recipe" ? "amber" : "neutral"}>{t(`source.${source}`)}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {t("portion", {
            portion: portion.name,
            grams: number(portion.grams),
            unit: liquid ? "ml" : "g",
            energy: energy(portion.kcal),
          })}
          {" · "}
          {t("macros", {
            protein: number(portion.protein_g),
            carbs: number(portion.carbs_g),
            fat: number(portion.fat_g),
          })}
        </p>
        {ingredients && (
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {t("madeOf", { items: ingredients.map((part) => part.name.toLowerCase()).join(", ") })}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          aria-label={t("edit.of", { name })}
          onClick={() => showFoods({ kind: "edit", id })}
        >
          {t("edit.action")}
        </Button>
        <ConfirmDialog
          action={t("remove.action")}
          title={t("remove.title", { name })}
          text={t("remove.text")}
          yes={t("remove.yes")}
          no={t("remove.no")}
          busy={remove.isPending}
          onYes={(done) =>
            remove.mutate(id, {
              onSuccess: () => notify.success(t("remove.done", { name })),
              onError: (error) => notify.error(say(error, false) ?? t("remove.failed")),
              onSettled: done,
            })
          }
        />
      </div>
    </li>
  );
}
