import "server-only";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import { endPause, pauseReminders } from "@/lib/chat/reminders/pause-reminders.server";
import { movedReminder, reminderChange } from "@/lib/chat/reminders/reminder-change";
import { pauseOf } from "@/lib/chat/reminders/reminder-pause";
import type { Outcome, ReminderView } from "@/lib/chat/replies/outcome";
import type { Command } from "@/lib/portuguese/meaning/command";
import { type Reminders, type RemindersBody, remindersOf } from "@/lib/profile/reminders";
import { saveReminders } from "@/lib/profile/save-reminders.server";

type AboutReminders = Extract<Command, { kind: "reminders" | "set_reminder" | "move_reminder" }>;

/** Shows the reminders, or changes those that are meant and shows what became of them. */
export async function changeReminders(turn: Turn, command: AboutReminders): Promise<Outcome> {
  const { tx, person, today } = turn;
  const { userId } = person;
  const current = remindersOf(await tx.reminderSettings.findUnique({ where: { userId } }));
  const before = viewOf(current);
  if (command.kind === "reminders")
    return { kind: "reminders", reminders: before, before: null, changed: null };
  if (command.kind === "move_reminder") {
    const change = movedReminder(command, current);
    if (isEmpty(change)) return { kind: "notice", notice: { kind: "no_such_reminder", time: command.from } };
    return { kind: "reminders", reminders: viewOf(await saveReminders(turn, change)), before, changed: null };
  }
  const left = pauseOf(command, current);
  if (left) {
    await pauseReminders(turn, { day: today, left });
    return { kind: "reminders", reminders: before, before, changed: command };
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
    reminders: viewOf(await saveReminders(turn, change)),
    before,
    changed: command,
  };
}

function isEmpty(change: RemindersBody): boolean {
  return Object.keys(change).length === 0;
}

function viewOf(reminders: Reminders): ReminderView {
  return {
    meals: { on: reminders.meal_reminders, times: reminders.meal_times },
    water: { on: reminders.water_reminders, times: reminders.water_times },
    exercise: {
      on: reminders.exercise_reminders && reminders.exercise_days.length > 0,
      times: reminders.exercise_times,
      days: reminders.exercise_days,
    },
    evening: { on: reminders.evening_summary, time: reminders.evening_time },
    weekly: reminders.weekly_report,
    quietStart: reminders.quiet_start,
    quietEnd: reminders.quiet_end,
  };
}
