import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { undoUntil } from "@/lib/nutrition/meals/undo";

/**
 * Brings a deleted meal back as it was; one that is not deleted is answered as it is.
 * @throws AppError not_found, undo_expired
 */
export function restoreMeal(ctx: Context, { id }: { id: string }): Promise<MealAnswer> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const meal = await tx.meal.findUnique({ where: { userId_id: { userId, id } }, include: WITH_ITEMS });
    if (!meal) throw new AppError("not_found");
    if (meal.deletedAt) {
      if (undoUntil(meal.deletedAt) < ctx.now) throw new AppError("undo_expired");
      await tx.meal.update({ where: { userId_id: { userId, id } }, data: { deletedAt: null } });
      await recomputeDayTotal(tx, userId, dayOf(meal.day));
    }
    return mealAnswer(mealOf(meal), ctx.locale);
  });
}
