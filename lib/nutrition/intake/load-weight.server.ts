import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import type { WeightDay } from "@/lib/nutrition/intake/weight-schema";

/** More often than anybody steps on the scales in a day; a day never answers more. */
const MAX_ENTRIES = 100;

/** A day's weigh-ins, the day's own weight last; today unless said otherwise. */
export async function loadWeight(ctx: Context, { day }: { day?: Day | undefined }): Promise<WeightDay> {
  const { userId, timeZone } = ctx.person;
  const date = day ?? dayAt(ctx.now, timeZone);
  const rows = await dbOf(ctx).weightEntry.findMany({
    where: { userId, day: dateOf(date) },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: MAX_ENTRIES,
  });
  return {
    day: date,
    entries: rows.map(({ id, kg, at, source }) => ({ id, kg, at: at.toISOString(), source })),
  };
}
