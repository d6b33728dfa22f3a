import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import { findLogged } from "@/lib/nutrition/meals/find-logged.server";
import { insertMeal } from "@/lib/nutrition/meals/insert-meal.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

export type MealCopy = {
  /** The meal to copy. */
  id: string;
  day: Day;
  kind: MealKind;
  source: EntrySource;
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Logs a meal again, with the same items and figures, on another day or as another meal. What the same message has copied
 * already is answered as it is now, also when the original is gone since.
 * @throws AppError not_found, invalid_day
 */
export async function copyMeal(ctx: Context, copy: MealCopy): Promise<Meal> {
  const { userId, timeZone } = ctx.person;
  const { id, day, kind, ...head } = copy;
  const when = mealTime({ day, kind }, ctx.now, timeZone);
  return inTransaction(ctx, async (tx, ctx) => {
    const where = { userId, id, deletedAt: null };
    const original = await tx.meal.findFirst({ where, include: WITH_ITEMS });
    if (!original) return findLogged(tx, userId, head.messageId);
    const items = original.items.map(({ id: _, userId: __, mealId: ___, position: ____, ...row }) => row);
    return insertMeal(ctx, { ...head, ...when, items });
  });
}
