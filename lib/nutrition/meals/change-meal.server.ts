import "server-only";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import { eatenItems } from "@/lib/nutrition/meals/meal-item";
import type { Meal, MealEditBody } from "@/lib/nutrition/meals/meal-schema";

/**
 * Edits a meal from the web.
 * @throws AppError not_found, version_conflict, food_unknown, validation, invalid_day
 */
export async function changeMeal(
  who: { userId: string; timeZone: string },
  id: string,
  { items, eatenAt, ...body }: MealEditBody,
  now: Date,
): Promise<Meal> {
  const change = {
    ...body,
    eatenAt: eatenAt === undefined ? undefined : new Date(eatenAt),
    items: items && eatenItems(items),
  };
  return editMeal(null, { userId: who.userId, id, ...change }, now, who.timeZone);
}
