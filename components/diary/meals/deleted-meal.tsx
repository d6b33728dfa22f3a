"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDeleteMeal, useRestoreMeal } from "@/components/diary/day/meal-changes";
import { useDayName } from "@/components/figures/use-day-name";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** Deleting a meal of a day, and which one was deleted here last. */
export function useDelete(asked: Day | null) {
  const words = useTranslations("errors");
  const [latest, setLatest] = useState<string | null>(null);
  const remove = useDeleteMeal(asked);
  return {
    latest,
    isPending: remove.isPending,
    meal: ({ id }: MealAnswer) => {
      setLatest(id);
      remove.mutate(id, { onError: (error) => notify.error(errorText(error, words)) });
    },
  };
}

type DeletedMealProps = {
  meal: MealAnswer;
  /** The last moment at which it can be brought back. */
  until: number;
  /** Whether it was the last one that was deleted here. */
  isLatest: boolean;
  /** Whether the server has yet to hear of it. */
  isPending: boolean;
  onBringBack: () => void;
};

/** Where a deleted meal was, for as long as it can be brought back. */
export function DeletedMealNotice({ meal, until, isLatest, isPending, onBringBack }: DeletedMealProps) {
  const t = useTranslations("diary.deleted");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const { dayName: saidDay } = useDayName();
  const of = { kind: kinds(meal.kind), day: saidDay(meal.day) };
  const restore = useRestoreMeal();
  const undo = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);

  // The menu that deleted the meal went with it: the keyboard goes on from here.
  useEffect(() => {
    if (isLatest && !isPending) undo.current?.focus();
  }, [isLatest, isPending]);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  function bringBack() {
    onBringBack();
    // By then the meal may be back and this place gone: callbacks of the call itself would go with it.
    restore.mutateAsync(meal.id).then(
      (meal) => meal && notify.success(t("restored", of)),
      (error: Error) => notify.error(errorText(error, words)),
    );
  }

  if (isOver) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-2.5"
    >
      <p className="text-sm">{t("text", of)}</p>
      <Button
        ref={undo}
        variant="secondary"
        size="sm"
        busy={restore.isPending || isPending}
        onClick={bringBack}
      >
        {t("undo")}
      </Button>
    </div>
  );
}
