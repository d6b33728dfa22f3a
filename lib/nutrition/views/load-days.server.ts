import "server-only";
import { db } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { StoredDay } from "@/lib/nutrition/views/history";

/**
 * A person's day totals, newest first: at most `take` of them, whatever the length of the history.
 * @param span the newest day and, when given, the oldest one, both included
 */
export function loadDays(
  userId: string,
  span: { upTo: Day; since?: Day | undefined },
  take: number,
): Promise<StoredDay[]> {
  return db().dayTotal.findMany({
    where: {
      userId,
      day: { lte: dateOf(span.upTo), ...(span.since === undefined ? {} : { gte: dateOf(span.since) }) },
    },
    orderBy: { day: "desc" },
    take,
  });
}
