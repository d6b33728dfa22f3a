import "server-only";
import { db } from "@/lib/db";
import { addDays, dayAt } from "@/lib/nutrition/day";
import { loadDays } from "@/lib/nutrition/load-days.server";
import { PROGRESS_ENTRIES, type Progress, type ProgressQuery, progressOf } from "@/lib/nutrition/progress";

/** What the progress screen shows, from day totals. */
export async function loadProgress(
  who: { userId: string; timeZone: string },
  query: ProgressQuery,
  now: Date,
): Promise<Progress> {
  const { userId } = who;
  const today = dayAt(now, who.timeZone);
  const since = query.days === undefined ? undefined : addDays(today, 1 - query.days);
  const [days, goals, health] = await Promise.all([
    loadDays(userId, { upTo: today, since }, query.days ?? PROGRESS_ENTRIES),
    db().goal.findUnique({ where: { userId } }),
    db().healthProfile.findUnique({ where: { userId }, select: { weightKg: true } }),
  ]);
  return progressOf({ today, days, goals, weightKg: health?.weightKg });
}
