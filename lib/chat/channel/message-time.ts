import { DAY_MS } from "@/lib/durations";

/** The provider repeats for a week; anything older is a clock gone wrong. */
const OLDEST_MS = 7 * DAY_MS;

/**
 * When a message counts as sent: its own timestamp, kept within the last seven days and never in the future, so that a
 * wrong clock cannot log a meal on a strange day.
 */
export function messageTime(sentAt: Date, now: Date): Date {
  const oldest = now.getTime() - OLDEST_MS;
  return new Date(Math.min(Math.max(sentAt.getTime(), oldest), now.getTime()));
}
