import { MINUTE_MS } from "@/lib/durations";
import { addDays, type Day, instantAt, localTime } from "@/lib/nutrition/calendar/day";

/** "HH:MM" of the person's clock. Nothing is sent from `quiet_start` until `quiet_end`; equal means no quiet hours. */
export type QuietHours = { quiet_start: string; quiet_end: string };

/** Hours since midnight of "HH:MM": 13.5 is half past one. */
export function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}

/** @param hour of the person's clock, 0 <= hour < 24 */
export function isQuiet(hour: number, { quiet_start, quiet_end }: QuietHours): boolean {
  const [start, end] = [hourOf(quiet_start), hourOf(quiet_end)];
  if (start === end) return false;
  return start < end ? hour >= start && hour < end : hour >= start || hour < end;
}

/** When quiet hours begin next after an instant at which it is not quiet; null without quiet hours. */
export function nextQuietStart(after: Date, timeZone: string, quiet: QuietHours): Date | null {
  if (quiet.quiet_start === quiet.quiet_end) return null;
  const today: Day = localTime(after, timeZone).day;
  const start = startOn(today, timeZone, quiet);
  return start > after ? start : startOn(addDays(today, 1), timeZone, quiet);
}

/** Where the clocks go past that hour, quiet begins with the hour that comes instead. */
function startOn(day: Day, timeZone: string, quiet: QuietHours): Date {
  let start = instantAt(day, hourOf(quiet.quiet_start), timeZone);
  for (;;) {
    const before = new Date(start.getTime() - MINUTE_MS);
    if (!isQuiet(localTime(before, timeZone).hour, quiet)) return start;
    start = before;
  }
}
