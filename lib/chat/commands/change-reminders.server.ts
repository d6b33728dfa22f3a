import "server-only";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import { endPause, pauseReminders } from "@/lib/chat/reminders/pause-reminders.server";
import { movedReminder, reminderChange } from "@/lib/chat/reminders/reminder-change";
import { pauseOf } from "@/lib/chat/reminders/reminder-pause";
import type { Outcome } from "@/lib/chat/replies/outcome";
import type { Command } from "@/lib/portuguese/meaning/command";
import { type RemindersBody, remindersOf } from "@/lib/profile/reminders";
import { saveReminders } from "@/lib/profile/save-reminders.server";

type AboutReminders = Extract<Command, { kind: "reminders" | "set_reminder" | "move_reminder" }>;

/** Shows the reminders, or changes those that are meant and shows what became of them. */
export async function changeReminders(turn: Turn, command: AboutReminders): Promise<Outcome> {
  const { tx, person, today } = turn;
  const { userId } = person;
  const current = remindersOf(await tx.reminderSettings.findUnique({ where: { userId } }));
  if (command.kind === "reminders")
    return { kind: "reminders", reminders: current, before: null, changed: null };
  if (command.kind === "move_reminder") {
    const change = movedReminder(command, current);
    if (isEmpty(change)) return { kind: "notice", notice: { kind: "no_such_reminder", time: command.from } };
    return {
      kind: "reminders",
      reminders: await saveReminders(turn, change),
      before: current,
      changed: null,
    };
  }
  const left = pauseOf(command, current);
  if (left) {
    await pauseReminders(turn, { day: today, left });
    return { kind: "reminders", reminders: current, before: current, changed: command };
  }
  if (command.on) await endPause(turn);
  const change = reminderChange(command, current);
  const [time] = command.times;
  // "me lembra de me pesar às 7h": only meals, water and exercise have reminders.
  if (isEmpty(change) && command.on) return { kind: "notice", notice: { kind: "no_such_topic" } };
  if (isEmpty(change) && !command.on && time)
    return { kind: "notice", notice: { kind: "no_such_reminder", time } };
  return {
    kind: "reminders",
    reminders: await saveReminders(turn, change),
    before: current,
    changed: command,
  };
}

function isEmpty(change: RemindersBody): boolean {
  return Object.keys(change).length === 0;
}
