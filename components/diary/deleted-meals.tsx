"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDeleteMeal, useRestoreMeal } from "@/components/diary/api";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/day";
import type { Meal } from "@/lib/nutrition/meal-schema";

type Deleted = { meal: Meal; until: number };

export type DeletedMeals = ReturnType<typeof useDeletedMeals>;

/** Deleting meals of a day, and which of them can still be brought back. */
export function useDeletedMeals(asked: Day | null) {
  const words = useTranslations("errors");
  const [meals, setMeals] = useState<Deleted[]>([]);
  const remove = useDeleteMeal(asked);
  const forget = (id: string) => setMeals((all) => all.filter(({ meal }) => meal.id !== id));
  return {
    meals,
    forget,
    remove: (meal: Meal) =>
      remove.mutate(meal.id, {
        onSuccess: ({ undoUntil }) => setMeals((all) => [...all, { meal, until: Date.parse(undoUntil) }]),
        onError: (error) => notify.error(errorText(error, words)),
      }),
  };
}

/** Where a deleted meal was, for as long as it can be brought back. */
export function DeletedMeal({ meal, until, onGone }: Deleted & { onGone: () => void }) {
  const t = useTranslations("diary.deleted");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const restore = useRestoreMeal();
  const undo = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;

  // The menu that deleted the meal went with it: the keyboard goes on from here.
  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  function bringBack() {
    restore.mutate(meal.id, {
      onSuccess: () => {
        notify.success(t("restored", { kind: kinds(meal.kind) }));
        onGone();
      },
      onError: (error) => notify.error(errorText(error, words)),
    });
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-2.5"
    >
      <p className="text-sm">{t("text", { kind: kinds(meal.kind) })}</p>
      <Button ref={undo} variant="secondary" size="sm" busy={restore.isPending} onClick={bringBack}>
        {t("undo")}
      </Button>
    </div>
  );
}
