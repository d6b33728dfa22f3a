import "server-only";
import type { Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import { type DayTotals, totalsOf } from "@/lib/nutrition/ledger/day-totals";

/** What the day adds up to, the caller's own uncommitted entries included. */
export async function loadDayTotals(tx: Tx, userId: string, day: Day): Promise<DayTotals> {
  return totalsOf(await tx.dayTotal.findUnique({ where: { userId_day: { userId, day: dateOf(day) } } }));
}
