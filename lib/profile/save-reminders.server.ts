import "server-only";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import {
  type RemindersBody,
  reminderColumns,
  remindersOf,
  type remindersSchema,
} from "@/lib/profile/reminders";

/**
 * Changes the reminders that are named and answers all of them; the time zone is the whole profile's.
 */
export function saveReminders(ctx: Context, body: RemindersBody): Promise<z.infer<typeof remindersSchema>> {
  const { userId } = ctx.person;
  const data = reminderColumns(body);
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
