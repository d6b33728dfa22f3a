import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { addDays, type Day, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { ADAPTIVE_WINDOW_DAYS } from "@/lib/nutrition/goals/adaptive-energy";
import { BODY_COLUMNS, computeGoals, firstDayOfWindow } from "@/lib/nutrition/goals/computed-goals";
import { heldOn } from "@/lib/nutrition/goals/goals";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { loadDays } from "@/lib/nutrition/views/load-days.server";
import { type Progress, type ProgressQuery, progressOf } from "@/lib/nutrition/views/progress";
import { PROGRESS_ENTRIES } from "@/lib/nutrition/views/progress-series";

/** What the progress screen shows, from day totals. */
export async function loadProgress(ctx: Context, query: ProgressQuery): Promise<Progress> {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const since = query.days === undefined ? undefined : addDays(today, 1 - query.days);
  const wanted = query.days ?? PROGRESS_ENTRIES;
  // Goals are computed from the last 28 days, however few are asked for.
  const take = Math.max(wanted, ADAPTIVE_WINDOW_DAYS + 1);
  const span = Array.from({ length: query.days ?? 0 }, (_, ago) => addDays(today, -ago)).reverse();
  const [rows, goals, body, { goalsOn }] = await Promise.all([
    loadDays(ctx, { upTo: today, since: since && earlier(since, firstDayOfWindow(today)), take }),
    db().goal.findFirst(heldOn(userId, today)),
    db().healthProfile.findUnique({ where: { userId }, select: BODY_COLUMNS }),
    loadGoalsAndDays(ctx, span),
  ]);
  const computing = computeGoals({ today, goals, body, days: rows });
  const days = rows.filter(({ day }) => since === undefined || dayOf(day) >= since).slice(0, wanted);
  return progressOf({ today, days, goals, computing, body }, goalsOn);
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}
