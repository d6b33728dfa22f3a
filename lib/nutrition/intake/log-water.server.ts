import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { type Day, dayOf } from "@/lib/nutrition/calendar/day";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import type { LoggedWater } from "@/lib/nutrition/intake/water-schema";
import { loadDayTotals } from "@/lib/nutrition/ledger/load-day-totals.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { timeOrderedId } from "@/lib/time-ordered-id";

export type WaterToLog = {
  day: Day;
  ml: number;
  at: Date;
  source: EntrySource;
  /** The message that tells it and which of that message's entries it is. */
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Logs water drunk and brings the day's totals up to date; what the same message has already logged is answered as it
 * is. `total_ml` is the day's.
 * @throws AppError not_found when the person is gone
 */
export function logWater(ctx: Context, water: WaterToLog): Promise<LoggedWater> {
  const { userId } = ctx.person;
  const { day, ml, at, source, messageId = null, ordinal = 0 } = water;
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const id = timeOrderedId();
    const added = await tx.$executeRaw`
      INSERT INTO app.water_entries (user_id, id, day, ml, at, source, message_id, ordinal)
      VALUES (${userId}::uuid, ${id}::uuid, ${day}::date, ${ml}, ${at}, ${source}::app.entry_source, ${messageId}, ${ordinal})
      ON CONFLICT (user_id, message_id, ordinal) DO NOTHING`;
    if (added > 0) {
      const { water_ml } = await recomputeDayTotal(tx, userId, day);
      return { id, ml, day, total_ml: water_ml };
    }
    const entry = await tx.waterEntry.findFirstOrThrow({ where: { userId, messageId, ordinal } });
    const { water_ml } = await loadDayTotals(tx, userId, dayOf(entry.day));
    return { id: entry.id, ml: entry.ml, day: dayOf(entry.day), total_ml: water_ml };
  });
}
