import "server-only";
import type { Pause } from "@/lib/chat/reminders/reminder-pause";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { dateOf, dayOf } from "@/lib/nutrition/calendar/day";

/** Leaves these out on that day, beside what it leaves out already; the settings stay as they are. */
export async function pauseReminders(
  { tx, person: { userId } }: Context & { tx: Tx },
  { day, left }: Pause,
): Promise<void> {
  const known = await tx.reminderSettings.findUnique({ where: { userId } });
  const before = known?.pausedOn && dayOf(known.pausedOn) === day ? known.paused : [];
  const data = { pausedOn: dateOf(day), paused: [...new Set([...before, ...left])] };
  await tx.reminderSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** Who asks for a reminder wants it today as well. */
export async function endPause({ tx, person: { userId } }: Context & { tx: Tx }): Promise<void> {
  await tx.reminderSettings.updateMany({ where: { userId }, data: { pausedOn: null, paused: [] } });
}
