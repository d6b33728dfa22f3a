import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { insertMeal, type MealHead } from "@/lib/nutrition/meals/insert-meal.server";
import { type EatenItem, itemRow } from "@/lib/nutrition/meals/meal-item";
import type { Meal } from "@/lib/nutrition/meals/meal-schema";

export type MealToLog = MealHead & { items: readonly EatenItem[] };

/**
 * Logs a meal and brings the day's totals up to date. A meal that the same message has already logged is answered as
 * it is now, and nothing changes.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError food_unknown; not_found when the person is gone
 */
export async function logMeal(tx: Tx | null, { items, ...head }: MealToLog): Promise<Meal> {
  const rows = items.map(itemRow);
  return inTransaction(tx, (tx) => insertMeal(tx, head, rows));
}
