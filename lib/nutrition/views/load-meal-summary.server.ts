import "server-only";
import type { Context } from "@/lib/context";
import { selectBoth } from "@/lib/db";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import {
  type GoalsAndDaysRow,
  goalsAndDaysOf,
  goalsAndDaysStatement,
} from "@/lib/nutrition/goals/load-goals.server";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { type DayMealRow, dayMealsStatement, mealsOfDay } from "@/lib/nutrition/meals/load-day-meals.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** A day's meals, what they add up to and the goals of that day beside them; today unless said otherwise. */
export async function loadMealSummary(ctx: Context, query: { date?: Day | undefined }): Promise<MealSummary> {
  const date = query.date ?? dayAt(ctx.now, ctx.person.timeZone);
  const [rows, [row]] = await selectBoth<DayMealRow, GoalsAndDaysRow>(
    ctx.tx,
    dayMealsStatement(ctx, date),
    goalsAndDaysStatement(ctx, [date]),
  );
  const { goals, goalsOn, totals } = goalsAndDaysOf(ctx, [date], row as GoalsAndDaysRow);
  return {
    date,
    totals: totalsOf(totals.get(date)),
    goals: goalsOn.get(date) ?? goals,
    meals: mealsOfDay(date, rows).map((meal) => mealAnswer(meal, ctx.locale)),
  };
}
