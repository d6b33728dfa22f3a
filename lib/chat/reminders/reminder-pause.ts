import { timesChange } from "@/lib/chat/reminders/reminder-change";
import { CHOSEN_KINDS } from "@/lib/chat/reminders/reminder-kinds";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { Command } from "@/lib/portuguese/meaning/command";
import type { Reminders } from "@/lib/profile/reminders";

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

/** What is left out on one day: whole kinds ("water") or single times of one ("meal:12:30"). */
export type Pause = { day: Day; left: readonly string[] };

/** What "hoje sem lembrete de água" leaves out; null for a request that is not about one day only. */
export function pauseOf(command: SetReminder, current: Reminders): readonly string[] | null {
  const { topic, on, meal, times, today } = command;
  if (on || !today || topic === "quiet") return null;
  if (topic === null) return CHOSEN_KINDS.map(([kind]) => kind);
  if (topic === "evening" || topic === "weekly" || (!meal && times.length === 0)) return [topic];
  const kept = timesChange(command, topic, current)[`${topic}_times`] ?? [];
  return current[`${topic}_times`].filter((time) => !kept.includes(time)).map((time) => `${topic}:${time}`);
}

/** Whether this occasion is among what its day leaves out. */
export function isPaused(
  { kind, day, time }: { kind: string; day: Day; time: string },
  pause: Pause | null,
): boolean {
  return pause?.day === day && (pause.left.includes(kind) || pause.left.includes(`${kind}:${time}`));
}
