import { DAY_MS } from "@/lib/durations";

/** Days before the end at which somebody who pays by PIX gets a code. */
export const REMINDER_DAYS = [5, 1] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/**
 * The reminder that is due for a period that ends then, or null. One that was missed is not made up for by two at once:
 * the nearest to the end counts.
 */
export function dueReminder(periodEnd: Date, now: Date): ReminderDay | null {
  const left = (periodEnd.getTime() - now.getTime()) / DAY_MS;
  if (left <= 0) return null;
  return [...REMINDER_DAYS].reverse().find((days) => left <= days) ?? null;
}

/** The slot under which a reminder is sent at most once. */
export function reminderSlot(periodEnd: Date, days: ReminderDay): string {
  return `renewal:${periodEnd.toISOString().slice(0, 10)}:${days}`;
}
