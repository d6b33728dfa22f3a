import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import type { DeletedWater } from "@/lib/nutrition/intake/water-schema";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";

/**
 * Removes a water entry from its day.
 * @throws AppError not_found
 */
export function deleteWater(ctx: Context, { id }: { id: string }): Promise<DeletedWater> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const entry = await tx.waterEntry.findUnique({ where: { userId_id: { userId, id } } });
    if (!entry) throw new AppError("not_found");
    await tx.waterEntry.delete({ where: { userId_id: { userId, id } } });
    const day = dayOf(entry.day);
    const { water_ml } = await recomputeDayTotal(tx, userId, day);
    return { id, day, total_ml: water_ml };
  });
}
