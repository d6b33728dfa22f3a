import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import type { DeletedMeal } from "@/lib/nutrition/meals/meal-schema";
import { undoUntil } from "@/lib/nutrition/meals/undo";

/**
 * Takes a meal out of its day; it can be brought back for a while (restore-meal). Deleting it again changes nothing.
 * @throws AppError not_found, also once it can no longer be brought back
 */
export function deleteMeal(ctx: Context, { id }: { id: string }): Promise<DeletedMeal> {
  const { userId } = ctx.person;
  const { now } = ctx;
  return inTransaction(ctx, async (tx) => {
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
