"use client";

import { Utensils } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ToldMeal } from "@/components/diary/day/with-waiting";
import { ToldMeals } from "@/components/diary/meals/told-meals";
import { useFigures } from "@/components/figures/use-figures";
import { FoodDrawing } from "@/components/food/food-drawing";
import { MealDrawing } from "@/components/food/meal-drawing";
import { diaryHref } from "@/components/layout/member/use-diary-param";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/client/session-store";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

type MealsCardProps = { meals: readonly MealAnswer[]; told: readonly ToldMeal[]; isLinked: boolean };

/** What was eaten today, by the names of the foods, and what was told and is not in yet. */
export function MealsCard({ meals, told, isLinked }: MealsCardProps) {
  const t = useTranslations("dashboard.meals");
  const format = useFormatter();
  const figures = useFigures();
  const isExpired = useIsExpired();
  const timeZone = useSession((state) => state.user?.preferences?.time_zone);
  return (
    <Card aria-labelledby="meals-title">
      <CardHeader
        id="meals-title"
        title={t("title")}
        icon={<Utensils className="size-5 text-calories" aria-hidden />}
        aside={
          <Link
            href={diaryHref(null)}
            className="-my-3 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-leaf underline underline-offset-4"
          >
            {t("diary")}
          </Link>
        }
      />
      {meals.length + told.length === 0 && (
        <EmptyState
          className="py-4"
          art={<FoodDrawing name="prato-feito" className="size-16" />}
          title={t("empty.title")}
          text={t(isExpired ? "empty.expired" : isLinked ? "empty.text" : "empty.here")}
        />
      )}
      {meals.length > 0 && (
        <ul className="-my-3 flex flex-col divide-y divide-line">
          {meals.map((meal) => (
            <li key={meal.id} className="flex items-start gap-3 py-3">
              <MealDrawing items={meal.items} className="mt-1 size-8" />
              <div className="min-w-0 grow">
                <p className="text-sm font-semibold">
                  {t(meal.kind)}
                  <span className="ml-2 text-xs font-normal text-muted tabular-nums">
                    {format.dateTime(new Date(meal.eatenAt), {
                      ...(timeZone ? { timeZone } : {}),
                      timeStyle: "short",
                    })}
                  </span>
                </p>
                <p className="line-clamp-2 text-sm text-pretty text-muted">
                  {meal.items.map(({ name }) => name).join(", ")}
                </p>
              </div>
              <p className="shrink-0 text-sm font-semibold text-calories tabular-nums">
                {figures.energy(meal.totals.kcal)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ToldMeals meals={told} className={meals.length > 0 ? "mt-3 border-t border-line pt-3" : undefined} />
    </Card>
  );
}
