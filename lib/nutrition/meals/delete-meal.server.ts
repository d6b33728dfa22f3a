import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import type { DeletedMeal } from "@/lib/nutrition/meals/meal-schema";
import { undoUntil } from "@/lib/nutrition/meals/undo";

/**
 * Takes a meal out of its day; it can be brought back for a while (restore-meal). Deleting it again changes nothing.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError not_found, also once it can no longer be brought back
 */
export function deleteMeal(
  tx: Tx | null,
  which: { userId: string; id: string },
  now: Date,
): Promise<DeletedMeal> {
  const { userId, id } = which;
  return inTransaction(tx, async (tx) => {
    await lockPerson(tx, userId);
    const meal = await tx.meal.findUnique({ where: { userId_id: { userId, id } } });
    const until = undoUntil(meal?.deletedAt ?? now);
    if (!meal || until < now) throw new AppError("not_found");
    if (!meal.deletedAt) {
      await tx.meal.update({ where: { userId_id: { userId, id } }, data: { deletedAt: now } });
      await recomputeDayTotal(tx, userId, dayOf(meal.day));
    }
    return { id, undoUntil: until.toISOString() };
  });
}
