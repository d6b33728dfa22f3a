import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import type { Meal } from "@/lib/nutrition/meals/meal-schema";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { undoUntil } from "@/lib/nutrition/meals/undo";

/**
 * Brings a deleted meal back as it was; one that is not deleted is answered as it is.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError not_found, undo_expired
 */
export function restoreMeal(tx: Tx | null, which: { userId: string; id: string }, now: Date): Promise<Meal> {
  const { userId, id } = which;
  return inTransaction(tx, async (tx) => {
    await lockPerson(tx, userId);
    const meal = await tx.meal.findUnique({ where: { userId_id: { userId, id } }, include: WITH_ITEMS });
    if (!meal) throw new AppError("not_found");
    if (meal.deletedAt) {
      if (undoUntil(meal.deletedAt) < now) throw new AppError("undo_expired");
      await tx.meal.update({ where: { userId_id: { userId, id } }, data: { deletedAt: null } });
      await recomputeDayTotal(tx, userId, dayOf(meal.day));
    }
    return mealOf(meal);
  });
}
