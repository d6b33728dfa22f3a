import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { addDays, type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { BODY_COLUMNS, computeGoals } from "@/lib/nutrition/goals/computed-goals";
import { heldOn } from "@/lib/nutrition/goals/goals";
import { type Dashboard, dashboardOf, type SwitchedOn } from "@/lib/nutrition/views/dashboard";
import { loadDays } from "@/lib/nutrition/views/load-days.server";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";

/** What the dashboard shows. It reads one row a day at most, so that it costs the same however long somebody has logged. */
export async function loadDashboard(ctx: Context): Promise<Dashboard> {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const [days, goals, body, channel] = await Promise.all([
    loadDays(ctx, { upTo: today, take: STREAK_REACH }),
    db().goal.findFirst(heldOn(userId, today)),
    db().healthProfile.findUnique({ where: { userId }, select: BODY_COLUMNS }),
    loadChannel(userId, today),
  ]);
  // The days of a streak reach further back than those that goals are computed from.
  const computing = computeGoals({ today, goals, body, days });
  return dashboardOf({ today, days, goals, computing, body, ...channel });
}

type ChannelRow = SwitchedOn & { isSet: boolean; messages: number };

/** What the dashboard says of the assistant, in one look: which reminders are on, and the messages of the last week. */
async function loadChannel(userId: string, today: Day) {
  const [{ isSet, messages, ...reminders }] = await db().$queryRaw<[ChannelRow]>`
    SELECT r.user_id IS NOT NULL AS "isSet", r.meal_reminders AS "mealReminders",
      r.water_reminders AS "waterReminders", r.exercise_reminders AS "exerciseReminders",
      (SELECT coalesce(sum(messages), 0)::int FROM app.chat_counts
        WHERE user_id = ${userId}::uuid AND day BETWEEN ${addDays(today, -6)}::date AND ${today}::date) AS messages
    FROM (SELECT 1) one LEFT JOIN app.reminder_settings r ON r.user_id = ${userId}::uuid`;
  return { messages, reminders: isSet ? reminders : null };
}
