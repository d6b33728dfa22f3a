import type { Command } from "@/lib/chat/understanding";
import { MEAL_KINDS } from "@/lib/nutrition/meal";
import type { Reminders, RemindersBody } from "@/lib/profile/reminders";

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

const MAX_TIMES = 8;

/**
 * What a request in words changes in the reminders. Times for something that was off replace its old ones; for
 * something that is on they are added, except that a named meal's time replaces the one nearest to that meal.
 */
export function reminderChange(command: SetReminder, current: Reminders): RemindersBody {
  const { topic, on, times } = command;
  if (topic === null) return { meal_reminders: on, water_reminders: on, exercise_reminders: on };
  if (topic === "meal") {
    return {
      meal_reminders: on,
      ...timesOf("meal_times", current.meal_reminders, current.meal_times, command),
    };
  }
  const [onKey, timesKey] =
    topic === "water"
      ? (["water_reminders", "water_times"] as const)
      : (["exercise_reminders", "exercise_times"] as const);
  return {
    [onKey]: on,
    ...(times.length ? timesOf(timesKey, current[onKey], current[timesKey], command) : {}),
  };
}

function timesOf(key: string, wasOn: boolean, old: readonly string[], command: SetReminder): RemindersBody {
  const { times, meal, on } = command;
  if (!on || times.length === 0) return {};
  const kept = !wasOn ? [] : meal ? withoutNearest(old, meal) : old;
  return { [key]: [...new Set([...kept, ...times])].sort().slice(0, MAX_TIMES) };
}

/** Hours at which each kind of meal is due, in the order of MEAL_KINDS. */
const DUE = [8, 10, 12.5, 16, 19.5, 22];

function withoutNearest(times: readonly string[], meal: (typeof MEAL_KINDS)[number]): string[] {
  const due = DUE[MEAL_KINDS.indexOf(meal)] ?? 12;
  const away = (time: string) => Math.abs(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 - due);
  const nearest = [...times].sort((a, b) => away(a) - away(b))[0];
  return times.filter((time) => time !== nearest || away(time) > 2.5);
}
