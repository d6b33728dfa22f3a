import "server-only";
import type { Context } from "@/lib/context";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { eatenItems } from "@/lib/nutrition/meals/meal-item";
import type { MealAnswer, MealEditBody } from "@/lib/nutrition/meals/meal-schema";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";

/**
 * Edits a meal from the web.
 * @throws AppError not_found, version_conflict, food_unknown, validation, invalid_day
 */
export async function changeMeal(
  ctx: Context,
  { items, eatenAt, ...body }: MealEditBody & { id: string },
): Promise<MealAnswer> {
  const own = await loadOwnFoodsFor(ctx, items?.map(({ food }) => food) ?? []);
  const change = {
    ...body,
    eatenAt: eatenAt === undefined ? undefined : new Date(eatenAt),
    items: withOwnFoods(own, () => items && eatenItems(items)),
  };
  return mealAnswer(await editMeal(ctx, change), ctx.locale);
}
