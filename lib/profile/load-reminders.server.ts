import "server-only";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { remindersOf, type remindersSchema } from "@/lib/profile/reminders";

/** A person's reminders, or the usual ones while none were chosen. */
export async function loadReminders({ person }: Context): Promise<z.infer<typeof remindersSchema>> {
  const row = await db().reminderSettings.findUnique({ where: { userId: person.userId } });
  return { ...remindersOf(row), time_zone: person.timeZone };
}
