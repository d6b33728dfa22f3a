import "server-only";
import type { Context } from "@/lib/context";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { eatenItems } from "@/lib/nutrition/meals/meal-item";
import type { Meal, MealBody } from "@/lib/nutrition/meals/meal-schema";

/**
 * Logs a meal picked on the web.
 * @throws AppError food_unknown, validation, invalid_day
 */
export async function addMeal(ctx: Context, { items = [], eatenAt, ...said }: MealBody): Promise<Meal> {
  const when = mealTime(
    { ...said, eatenAt: eatenAt ? new Date(eatenAt) : undefined },
    ctx.now,
    ctx.person.timeZone,
  );
  return logMeal(ctx, { ...when, source: "web", items: eatenItems(items) });
}
