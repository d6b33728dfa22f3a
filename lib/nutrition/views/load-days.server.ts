import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { StoredDay } from "@/lib/nutrition/views/history";

/** A person's day totals up to `upTo`, newest first: at most `take` of them, whatever the length of the history. */
export function loadDays(
  { person }: Context,
  { upTo, since, take }: { upTo: Day; since?: Day | undefined; take: number },
): Promise<StoredDay[]> {
  return db().dayTotal.findMany({
    where: {
      userId: person.userId,
      day: { lte: dateOf(upTo), ...(since === undefined ? {} : { gte: dateOf(since) }) },
    },
    orderBy: { day: "desc" },
    take,
  });
}
