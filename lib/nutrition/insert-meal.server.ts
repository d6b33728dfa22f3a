import "server-only";
import type { Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/day";
import { lockPerson } from "@/lib/nutrition/lock-person.server";
import type { MealKind } from "@/lib/nutrition/meal";
import type { ItemRow } from "@/lib/nutrition/meal-item";
import type { EntrySource, Meal } from "@/lib/nutrition/meal-schema";
import { recomputeDayTotal } from "@/lib/nutrition/recompute-day-total.server";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/stored-meal";

/** When, whence and by whom a meal is logged. */
export type MealHead = {
  userId: string;
  day: Day;
  kind: MealKind;
  eatenAt: Date;
  source: EntrySource;
  /** What the person wrote. */
  text?: string | undefined;
  /** The message that tells it and which of that message's meals it is. */
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Stores a meal and brings the day's totals up to date. A meal that the same message has already logged is answered as
 * it is now, and nothing changes.
 * @throws AppError not_found when the person is gone
 */
export async function insertMeal(tx: Tx, head: MealHead, items: readonly ItemRow[]): Promise<Meal> {
  const { userId, day, kind, eatenAt, source, text = null, messageId = null, ordinal = 0 } = head;
  await lockPerson(tx, userId);
  if (messageId !== null) {
    const where = { userId, messageId, ordinal };
    const logged = await tx.meal.findFirst({ where, select: { id: true } });
    if (logged) return mealOf(await tx.meal.findFirstOrThrow({ where, include: WITH_ITEMS }));
  }
  const created = await tx.meal.create({
    data: { userId, day: dateOf(day), kind, eatenAt, source, text, messageId, ordinal },
  });
  const stored = await tx.mealItem.createManyAndReturn({
    data: items.map((item, position) => ({ ...item, userId, mealId: created.id, position })),
  });
  await recomputeDayTotal(tx, userId, day);
  return mealOf({ ...created, items: stored.toSorted((a, b) => a.position - b.position) });
}
