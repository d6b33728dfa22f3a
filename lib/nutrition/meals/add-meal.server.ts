import "server-only";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { eatenItems } from "@/lib/nutrition/meals/meal-item";
import type { Meal, MealBody } from "@/lib/nutrition/meals/meal-schema";

/**
 * Logs a meal picked on the web.
 * @throws AppError food_unknown, validation, invalid_day
 */
export async function addMeal(
  who: { userId: string; timeZone: string },
  { items = [], eatenAt, ...said }: MealBody,
  now: Date,
): Promise<Meal> {
  const when = mealTime({ ...said, eatenAt: eatenAt ? new Date(eatenAt) : undefined }, now, who.timeZone);
  return logMeal(null, { userId: who.userId, ...when, source: "web", items: eatenItems(items) });
}
