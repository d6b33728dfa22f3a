import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { insertMeal, type MealHead } from "@/lib/nutrition/meals/insert-meal.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { type EatenItem, itemRow } from "@/lib/nutrition/meals/meal-item";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";

export type MealToLog = MealHead & { items: readonly EatenItem[] };

/**
 * Logs a meal and brings the day's totals up to date. A meal that the same message has already logged is answered as
 * it is now, and nothing changes.
 * @throws AppError food_unknown; not_found when the person is gone
 */
export async function logMeal(ctx: Context, { items, ...head }: MealToLog): Promise<Meal> {
  const own = await loadOwnFoodsFor(
    ctx,
    items.map(({ food }) => food),
  );
  const rows = withOwnFoods(own, () => items.map(itemRow));
  return inTransaction(ctx, (_, ctx) => insertMeal(ctx, { ...head, items: rows }));
}
