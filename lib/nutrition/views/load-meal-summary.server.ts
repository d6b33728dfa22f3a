import "server-only";
import { db } from "@/lib/db";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { inLanguage } from "@/lib/nutrition/foods/search/food-language";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { loadDayTotals } from "@/lib/nutrition/ledger/load-day-totals.server";
import { loadDay } from "@/lib/nutrition/meals/load-day-meals.server";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** A day's meals, what they add up to and the goals beside them; today unless said otherwise. */
export async function loadMealSummary(
  who: { userId: string; timeZone: string },
  day: Day | undefined,
  now: Date,
  locale: "pt-BR" | "en-US",
): Promise<MealSummary> {
  const date = day ?? dayAt(now, who.timeZone);
  const [meals, totals, goals] = await Promise.all([
    loadDay(db(), who.userId, date),
    loadDayTotals(db(), who.userId, date),
    loadGoals(who, now),
  ]);
  return { date, totals, goals, meals: meals.map((meal) => inLanguage(meal, locale)) };
}
