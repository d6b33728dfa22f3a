import "server-only";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { type RemindersBody, remindersOf, type remindersSchema } from "@/lib/profile/reminders";

/**
 * Changes the reminders that are named and answers all of them; the time zone is the whole profile's.
 */
export function saveReminders(ctx: Context, body: RemindersBody): Promise<z.infer<typeof remindersSchema>> {
  const { userId } = ctx.person;
  const data = {
    mealReminders: body.meal_reminders,
    waterReminders: body.water_reminders,
    exerciseReminders: body.exercise_reminders,
    mealTimes: body.meal_times,
    waterTimes: body.water_times,
    exerciseTimes: body.exercise_times,
    exerciseDays: body.exercise_days,
    quietStart: body.quiet_start,
    quietEnd: body.quiet_end,
    eveningSummary: body.evening_summary,
    eveningTime: body.evening_time,
    weeklyReport: body.weekly_report,
  };
  return inTransaction(ctx, async (tx) => {
    const row = await tx.reminderSettings.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
    });
    const profile = await tx.profile.update({
      where: { id: userId },
      data: { timeZone: body.time_zone },
      select: { timeZone: true },
    });
    return { ...remindersOf(row), time_zone: profile.timeZone };
  });
}
