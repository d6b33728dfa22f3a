import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { inLanguage } from "@/lib/nutrition/foods/search/food-language";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { loadDayTotals } from "@/lib/nutrition/ledger/load-day-totals.server";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** A day's meals, what they add up to and the goals beside them; today unless said otherwise. */
export async function loadMealSummary(ctx: Context, query: { date?: Day | undefined }): Promise<MealSummary> {
  const date = query.date ?? dayAt(ctx.now, ctx.person.timeZone);
  const [meals, totals, goals] = await Promise.all([
    loadDayMeals(ctx, { day: date }),
    loadDayTotals(dbOf(ctx), ctx.person.userId, date),
    loadGoals(ctx),
  ]);
  return { date, totals, goals, meals: meals.map((meal) => inLanguage(meal, ctx.locale)) };
}
