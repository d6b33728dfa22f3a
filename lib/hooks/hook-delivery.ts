import { DAY_MS, MINUTE_MS } from "@/lib/durations";

/** How long to wait after each failure, in minutes: a program that is being mended for a day misses nothing. */
const PAUSES_MIN = [1, 5, 30, 120, 360, 720, 1_440] as const;
/** Failing for so long turns a hook off. */
const OFF_AFTER_DAYS = 5;

/** When to try again after so many attempts; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MIN[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS);
}

/** Whether an answer takes a delivery: any of success, and no redirect. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether a hook is turned off: it says that it is gone, or has failed for days. */
export function isOff(status: number | null, failingSince: Date, now: Date): boolean {
  return status === 410 || now.getTime() - failingSince.getTime() >= OFF_AFTER_DAYS * DAY_MS;
}
