import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/day";
import { lockPerson } from "@/lib/nutrition/lock-person.server";
import type { EntrySource } from "@/lib/nutrition/meal-schema";
import { roundTo } from "@/lib/nutrition/nutrients";
import { recomputeDayTotal } from "@/lib/nutrition/recompute-day-total.server";
import { refreshCurrentWeight } from "@/lib/nutrition/refresh-current-weight.server";
import type { LoggedWeight } from "@/lib/nutrition/weight-schema";

export type WeightToLog = {
  userId: string;
  day: Day;
  kg: number;
  at: Date;
  source: EntrySource;
  /** The message that tells it and which of that message's entries it is. */
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Logs a weigh-in, to the 100 g, and keeps the day's total and the profile's current weight; what the same message has
 * already logged is answered as it is. The weight known before the first weigh-in, else the first, is the initial one.
 * @param tx the caller's transaction, or null for one of its own
 * @throws AppError not_found when the person is gone
 */
export function logWeight(tx: Tx | null, weight: WeightToLog): Promise<LoggedWeight> {
  const { userId, day, at, source, messageId = null, ordinal = 0 } = weight;
  return inTransaction(tx, async (tx) => {
    await lockPerson(tx, userId);
    if (messageId !== null) {
      const logged = await tx.weightEntry.findFirst({ where: { userId, messageId, ordinal } });
      if (logged) return { id: logged.id, day: dayOf(logged.day), kg: logged.kg };
    }
    const kg = roundTo(weight.kg, 1);
    const entry = await tx.weightEntry.create({
      data: { userId, day: dateOf(day), kg, at, source, messageId, ordinal },
    });
    await recomputeDayTotal(tx, userId, day);
    await refreshCurrentWeight(tx, userId);
    return { id: entry.id, day, kg };
  });
}
