import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { type Day, dayOf } from "@/lib/nutrition/calendar/day";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { refreshCurrentWeight } from "@/lib/nutrition/intake/refresh-current-weight.server";
import type { LoggedWeight } from "@/lib/nutrition/intake/weight-schema";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { timeOrderedId } from "@/lib/time-ordered-id";

export type WeightToLog = {
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
 * @throws AppError not_found when the person is gone
 */
export function logWeight(ctx: Context, weight: WeightToLog): Promise<LoggedWeight> {
  const { userId } = ctx.person;
  const { day, at, source, messageId = null, ordinal = 0 } = weight;
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const id = timeOrderedId();
    const kg = roundTo(weight.kg, 1);
    const added = await tx.$executeRaw`
      INSERT INTO app.weight_entries (user_id, id, day, kg, at, source, message_id, ordinal)
      VALUES (${userId}::uuid, ${id}::uuid, ${day}::date, ${kg}, ${at}, ${source}::app.entry_source, ${messageId}, ${ordinal})
      ON CONFLICT (user_id, message_id, ordinal) DO NOTHING`;
    if (added > 0) {
      await recomputeDayTotal(tx, userId, day);
      await refreshCurrentWeight(tx, userId);
      return { id, day, kg };
    }
    const entry = await tx.weightEntry.findFirstOrThrow({ where: { userId, messageId, ordinal } });
    return { id: entry.id, day: dayOf(entry.day), kg: entry.kg };
  });
}
