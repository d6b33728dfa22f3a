import "server-only";
import type { Context } from "@/lib/context";
import { addDays, type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { ADAPTIVE_WINDOW_DAYS } from "@/lib/nutrition/goals/adaptive-energy";
import { firstDayOfWindow } from "@/lib/nutrition/goals/computed-goals";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { loadStanding } from "@/lib/nutrition/views/load-standing.server";
import { type Progress, type ProgressQuery, progressOf } from "@/lib/nutrition/views/progress";
import { PROGRESS_ENTRIES } from "@/lib/nutrition/views/progress-series";

/** What the progress screen shows, from day totals. */
export async function loadProgress(ctx: Context, query: ProgressQuery): Promise<Progress> {
  const today = dayAt(ctx.now, ctx.person.timeZone);
  const since = query.days === undefined ? undefined : addDays(today, 1 - query.days);
  const wanted = query.days ?? PROGRESS_ENTRIES;
  const span = Array.from({ length: query.days ?? 0 }, (_, ago) => addDays(today, -ago)).reverse();
  const [standing, { goalsOn }] = await Promise.all([
    loadStanding(ctx, {
      since: since && earlier(since, firstDayOfWindow(today)),
      // Goals are computed from the last 28 days, however few are asked for.
      take: Math.max(wanted, ADAPTIVE_WINDOW_DAYS + 1),
    }),
    span.length > 0 ? loadGoalsAndDays(ctx, span) : { goalsOn: new Map() },
  ]);
  const isWanted = ({ day }: { day: Day }) => since === undefined || day >= since;
  const days = standing.days.filter(isWanted).slice(0, wanted);
  return progressOf({ ...standing, days }, goalsOn);
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}
