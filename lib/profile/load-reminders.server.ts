import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db";
import { remindersOf, type remindersSchema } from "@/lib/profile/reminders";

/** A person's reminders, or the usual ones while none were chosen. */
export async function loadReminders(who: {
  userId: string;
  timeZone: string;
}): Promise<z.infer<typeof remindersSchema>> {
  const row = await db().reminderSettings.findUnique({ where: { userId: who.userId } });
  return { ...remindersOf(row), time_zone: who.timeZone };
}
