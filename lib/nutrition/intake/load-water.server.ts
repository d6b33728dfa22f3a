import "server-only";
import { db } from "@/lib/db";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import type { WaterDay } from "@/lib/nutrition/intake/water-schema";

/** More than anybody drinks in a day; a day never answers more. */
const MAX_ENTRIES = 500;

/** A day's water, entry by entry; today unless said otherwise. */
export async function loadWater(
  who: { userId: string; timeZone: string },
  day: Day | undefined,
  now: Date,
): Promise<WaterDay> {
  const date = day ?? dayAt(now, who.timeZone);
  const rows = await db().waterEntry.findMany({
    where: { userId: who.userId, day: dateOf(date) },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: MAX_ENTRIES,
  });
  return {
    day: date,
    entries: rows.map(({ id, ml, at, source }) => ({ id, ml, at: at.toISOString(), source })),
    total_ml: rows.reduce((total, { ml }) => total + ml, 0),
  };
}
