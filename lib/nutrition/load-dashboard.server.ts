import "server-only";
import { db } from "@/lib/db";
import { type Dashboard, dashboardOf } from "@/lib/nutrition/dashboard";
import { dayAt } from "@/lib/nutrition/day";
import { loadDays } from "@/lib/nutrition/load-days.server";
import { STREAK_REACH } from "@/lib/nutrition/streak";

/** What the dashboard shows. It reads day totals only, so that it costs the same however long somebody has logged. */
export async function loadDashboard(
  who: { userId: string; timeZone: string },
  now: Date,
): Promise<Dashboard> {
  const { userId } = who;
  const today = dayAt(now, who.timeZone);
  const [days, goals, health, reminders] = await Promise.all([
    loadDays(userId, { upTo: today }, STREAK_REACH),
    db().goal.findUnique({ where: { userId } }),
    db().healthProfile.findUnique({ where: { userId }, select: { weightKg: true } }),
    db().reminderSettings.findUnique({ where: { userId } }),
  ]);
  return dashboardOf({ today, days, goals, weightKg: health?.weightKg, reminders });
}
