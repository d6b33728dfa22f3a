import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayOf } from "@/lib/nutrition/calendar/day";
import { refreshCurrentWeight } from "@/lib/nutrition/intake/refresh-current-weight.server";
import type { DeletedWeight } from "@/lib/nutrition/intake/weight-schema";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";

/**
 * Removes a weigh-in; the one before it becomes the current weight, else the initial weight. Where it was the initial
 * weight itself (a slip of the first day), the first one left takes its place.
 * @throws AppError not_found
 */
export function deleteWeight(ctx: Context, { id }: { id: string }): Promise<DeletedWeight> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const entry = await tx.weightEntry.findUnique({ where: { userId_id: { userId, id } } });
    if (!entry) throw new AppError("not_found");
    await tx.weightEntry.delete({ where: { userId_id: { userId, id } } });
    const day = dayOf(entry.day);
    await recomputeDayTotal(tx, userId, day);
    await forgetInitialWeight(tx, userId, entry.kg);
    const current_kg = await refreshCurrentWeight(tx, userId);
    return { id, day, current_kg };
  });
}

async function forgetInitialWeight(tx: Tx, userId: string, kg: number): Promise<void> {
  const { count } = await tx.healthProfile.updateMany({
    where: { userId, initialWeightKg: kg },
    data: { initialWeightKg: null },
  });
  if (count === 0) return;
  const first = await tx.weightEntry.findFirst({
    where: { userId },
    orderBy: [{ day: "asc" }, { at: "asc" }],
  });
  if (first) await tx.healthProfile.update({ where: { userId }, data: { initialWeightKg: first.kg } });
}
