import "server-only";
import type { Context } from "@/lib/context";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** A day's meals, what they add up to and the goals of that day beside them; today unless said otherwise. */
export async function loadMealSummary(ctx: Context, query: { date?: Day | undefined }): Promise<MealSummary> {
  const date = query.date ?? dayAt(ctx.now, ctx.person.timeZone);
  const [meals, { goals, goalsOn, totals }] = await Promise.all([
    loadDayMeals(ctx, { day: date }),
    loadGoalsAndDays(ctx, [date]),
  ]);
  return {
    date,
    totals: totalsOf(totals.get(date)),
    goals: goalsOn.get(date) ?? goals,
    meals: meals.map((meal) => mealAnswer(meal, ctx.locale)),
  };
}
