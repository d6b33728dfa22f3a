import type { Reminders } from "@/lib/profile/reminders";

/** What has times of its own: "meal" for `meal_times`. */
export type TimedReminder = keyof Reminders extends infer F
  ? F extends `${infer Kind}_times`
    ? Kind
    : never
  : never;

/** All of them: one that is missing does not compile. */
export const TIMED_REMINDERS = Object.keys({
  meal: true,
  water: true,
  exercise: true,
} satisfies Record<TimedReminder, true>) as TimedReminder[];

/** When somebody is reminded of something; `days` are ISO weekdays, null where every day is one. */
export type ReminderTimes = { on: boolean; times: readonly string[]; days: readonly number[] | null };

/** What was chosen for one kind. It is off where no day is left. */
export function reminderTimes(reminders: Reminders, kind: TimedReminder): ReminderTimes {
  const chosen: Partial<Record<`${string}_days`, readonly number[]>> = reminders;
  const days = chosen[`${kind}_days`] ?? null;
  const on = reminders[`${kind}_reminders`] && days?.length !== 0;
  return { on, times: reminders[`${kind}_times`], days };
}
