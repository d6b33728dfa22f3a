import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import type { WaterDay } from "@/lib/nutrition/intake/water-schema";

/** More than anybody drinks in a day; a day never answers more. */
const MAX_ENTRIES = 500;

/** A day's water, entry by entry; today unless said otherwise. */
export async function loadWater(ctx: Context, { day }: { day?: Day | undefined }): Promise<WaterDay> {
  const { userId, timeZone } = ctx.person;
  const date = day ?? dayAt(ctx.now, timeZone);
  const rows = await dbOf(ctx).waterEntry.findMany({
    where: { userId, day: dateOf(date) },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: MAX_ENTRIES,
  });
  return {
    day: date,
    entries: rows.map(({ id, ml, at, source }) => ({ id, ml, at: at.toISOString(), source })),
    total_ml: rows.reduce((total, { ml }) => total + ml, 0),
  };
}
