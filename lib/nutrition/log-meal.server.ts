import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/day";
import { lockPerson } from "@/lib/nutrition/lock-person.server";
import type { MealKind } from "@/lib/nutrition/meal";
import { type EatenItem, itemRow } from "@/lib/nutrition/meal-item";
import type { EntrySource, Meal } from "@/lib/nutrition/meal-schema";
import { recomputeDayTotal } from "@/lib/nutrition/recompute-day-total.server";
import { mealOf } from "@/lib/nutrition/stored-meal";

export type MealToLog = {
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
  items: readonly EatenItem[];
};

/**
 * Logs a meal and brings the day's totals up to date. A meal that the same message has already logged is answered as
 * it is now, and nothing changes.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError food_unknown; not_found when the person is gone
 */
export function logMeal(tx: Tx | null, meal: MealToLog): Promise<Meal> {
  const { userId, messageId = null, ordinal = 0 } = meal;
  const rows = meal.items.map(itemRow);
  return inTransaction(tx, async (tx) => {
    await lockPerson(tx, userId);
    if (messageId !== null) {
      const logged = await tx.meal.findFirst({
        where: { userId, messageId, ordinal },
        include: { items: ORDERED },
      });
      if (logged) return mealOf(logged);
    }
    const created = await tx.meal.create({
      data: {
        userId,
        day: dateOf(meal.day),
        kind: meal.kind,
        eatenAt: meal.eatenAt,
        source: meal.source,
        text: meal.text ?? null,
        messageId,
        ordinal,
        items: { create: rows.map((row, position) => ({ ...row, position })) },
      },
      include: { items: ORDERED },
    });
    await recomputeDayTotal(tx, userId, meal.day);
    return mealOf(created);
  });
}

const ORDERED = { orderBy: { position: "asc" } } as const;
