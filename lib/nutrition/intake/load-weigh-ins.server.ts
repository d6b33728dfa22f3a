import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import type { WeighIns } from "@/lib/nutrition/intake/weigh-ins";

/** Ten years of daily weighing. */
const MOST = 3_660;

/** The weigh-ins of a period, both days included, and what was weighed last before it. */
export async function loadWeighIns(ctx: Context, { from, to }: { from: Day; to: Day }): Promise<WeighIns> {
  const { userId } = ctx.person;
  const tx = dbOf(ctx);
  const rows = await tx.weightEntry.findMany({
    where: { userId, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: [{ day: "asc" }, { at: "asc" }],
    select: { day: true, kg: true },
    take: MOST,
  });
  const before = await tx.weightEntry.findFirst({
    where: { userId, day: { lt: dateOf(from) } },
    orderBy: [{ day: "desc" }, { at: "desc" }],
    select: { day: true, kg: true },
  });
  const weighIn = ({ day, kg }: { day: Date; kg: number }) => ({ day: dayOf(day), kg });
  return { within: rows.map(weighIn), before: before && weighIn(before) };
}
