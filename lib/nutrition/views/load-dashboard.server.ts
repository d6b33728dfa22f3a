import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { BODY_COLUMNS, computeGoals } from "@/lib/nutrition/goals/computed-goals";
import { heldOn } from "@/lib/nutrition/goals/goals";
import { type Dashboard, dashboardOf } from "@/lib/nutrition/views/dashboard";
import { loadDays } from "@/lib/nutrition/views/load-days.server";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";

/** What the dashboard shows. It reads day totals only, so that it costs the same however long somebody has logged. */
export async function loadDashboard(ctx: Context): Promise<Dashboard> {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const [days, goals, body, reminders] = await Promise.all([
    loadDays(ctx, { upTo: today, take: STREAK_REACH }),
    db().goal.findFirst(heldOn(userId, today)),
    db().healthProfile.findUnique({ where: { userId }, select: BODY_COLUMNS }),
    db().reminderSettings.findUnique({ where: { userId } }),
  ]);
  // The days of a streak reach further back than those that goals are computed from.
  const { computed } = computeGoals({ today, goals, body, days });
  return dashboardOf({ today, days, goals, computed, body, reminders });
}
