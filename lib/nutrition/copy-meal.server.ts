import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Day } from "@/lib/nutrition/day";
import { insertMeal } from "@/lib/nutrition/insert-meal.server";
import type { MealKind } from "@/lib/nutrition/meal";
import type { EntrySource, Meal } from "@/lib/nutrition/meal-schema";
import { mealTime } from "@/lib/nutrition/meal-time";
import { WITH_ITEMS } from "@/lib/nutrition/stored-meal";

export type MealCopy = {
  userId: string;
  /** The meal to copy. */
  id: string;
  day: Day;
  kind: MealKind;
  source: EntrySource;
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Logs a meal again, with the same items and figures, on another day or as another meal.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError not_found, invalid_day
 */
export async function copyMeal(tx: Tx | null, copy: MealCopy, now: Date, timeZone: string): Promise<Meal> {
  const { id, day, kind, ...head } = copy;
  const when = mealTime({ day, kind }, now, timeZone);
  return inTransaction(tx, async (tx) => {
    const where = { userId: copy.userId, id, deletedAt: null };
    const original = await tx.meal.findFirst({ where, include: WITH_ITEMS });
    if (!original) throw new AppError("not_found");
    const items = original.items.map(({ id: _, userId: __, mealId: ___, position: ____, ...row }) => row);
    return insertMeal(tx, { ...head, ...when }, items);
  });
}
