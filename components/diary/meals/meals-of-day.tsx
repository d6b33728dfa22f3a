"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { ShownDay } from "@/components/diary/day/with-waiting";
import { CopyMeal } from "@/components/diary/meals/copy-meal";
import { DeletedMealNotice, useDelete } from "@/components/diary/meals/deleted-meal";
import { EditMeal } from "@/components/diary/meals/edit-meal";
import { MealEntry } from "@/components/diary/meals/meal-entry";
import { ToldMeals } from "@/components/diary/meals/told-meals";
import { useFigures } from "@/components/figures/use-figures";
import { requestLog } from "@/components/layout/member/log-request";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Day } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** The meals of a day by kind with what each comes to, and the kinds that are left, each with its own way of adding to it. */
export function MealsOfDay({
  diary,
  asked,
  children,
}: {
  diary: ShownDay;
  asked: Day | null;
  children?: ReactNode;
}) {
  const t = useTranslations("diary.meals");
  const kinds = useTranslations("dashboard.meals");
  const add = (kind: MealKind | null) => requestLog({ day: diary.day, kind });
  // Outside of the meal's own place: an edit stays open when the meal moves to another kind meanwhile, or goes.
  const [task, setTask] = useState<{ name: "edit" | "copy"; meal: MealAnswer } | null>(null);
  const remove = useDelete(asked);
  /** The meal that was brought back last. */
  const [returned, setReturned] = useState<string | null>(null);
  const count = diary.meals.length + diary.told.length;
  const isEmpty = count === 0;
  const { energy } = useFigures();
  const eaten = MEAL_KINDS.map((kind) => ({
    kind,
    meals: diary.meals.filter((meal) => meal.kind === kind),
  })).filter(({ meals }) => meals.length > 0);
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-4 lg:row-start-1">
      {diary.deleted.map(({ meal, undoUntil }) => (
        <DeletedMealNotice
          key={meal.id}
          meal={meal}
          until={Date.parse(undoUntil)}
          isLatest={remove.latest === meal.id}
          isPending={remove.isPending && remove.latest === meal.id}
          onBringBack={() => setReturned(meal.id)}
        />
      ))}
      <section aria-label={t("title")} className="rounded-card border border-line bg-surface">
        <div
          className={cn(
            "flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-6",
            !isEmpty && "max-sm:hidden",
          )}
        >
          <p className={cn("text-sm text-muted", isEmpty && "basis-48 grow")}>
            {t(isEmpty ? "empty" : "count", { count })}
          </p>
          <Button onClick={() => add(null)}>
            <Plus className="size-4" aria-hidden />
            {t("add")}
          </Button>
        </div>
        {eaten.map(({ kind, meals }) => (
          <section
            key={kind}
            aria-labelledby={`kind-${kind}`}
            className="border-t border-line px-4 first-of-type:max-sm:border-t-0 md:px-6"
          >
            <header className="flex items-center gap-3">
              <h3 id={`kind-${kind}`} className="text-base">
                {kinds(kind)}
              </h3>
              <p className="ml-auto text-sm font-semibold tabular-nums">
                <span className="sr-only">{t("sum")} </span>
                {energy(meals.reduce((sum, { totals }) => sum + totals.kcal, 0))}
              </p>
              <Button
                variant="ghost"
                size="icon"
                className="-mr-2"
                aria-label={t("addTo", { kind: kinds(kind) })}
                onClick={() => add(kind)}
              >
                <Plus className="size-5" aria-hidden />
              </Button>
            </header>
            {meals.map((meal) => (
              <MealEntry
                key={meal.id}
                meal={meal}
                diary={diary}
                isOnly={meals.length === 1}
                isReturned={returned === meal.id}
                onEdit={() => setTask({ name: "edit", meal })}
                onCopy={() => setTask({ name: "copy", meal })}
                onDelete={() => remove.meal(meal)}
              />
            ))}
          </section>
        ))}
        <ToldMeals
          meals={diary.told}
          className={cn("border-t border-line px-4 py-3 md:px-6", eaten.length === 0 && "max-sm:border-t-0")}
        />
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 md:px-6">
          {MEAL_KINDS.filter((kind) => eaten.every((one) => one.kind !== kind)).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="chip"
              aria-label={t("addTo", { kind: kinds(kind) })}
              onClick={() => add(kind)}
            >
              <Plus className="size-4" aria-hidden />
              {kinds(kind)}
            </Button>
          ))}
        </div>
      </section>
      {children}
      {task && (
        <>
          <EditMeal
            meal={task.meal}
            diary={diary}
            open={task.name === "edit"}
            onClose={() => setTask(null)}
          />
          <CopyMeal
            meal={task.meal}
            today={diary.today}
            open={task.name === "copy"}
            onClose={() => setTask(null)}
          />
        </>
      )}
    </div>
  );
}
