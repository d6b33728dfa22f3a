import { DAY_MS } from "@/lib/durations";

/** A day as people count it, in their own time zone: "YYYY-MM-DD". */
export type Day = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day of the calendar, from 1900 to 2999: "2026-02-31" is not. A day more or less can be reckoned from each. */
export function isDay(text: string): boolean {
  if (!PATTERN.test(text) || text < "1900-01-01" || text > "2999-12-31") return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Midnight UTC of the day: how Postgres `date` columns travel. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day of a Postgres `date` column. */
export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** @param days may be negative */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));
}

/** Days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);
}

/** Formatters take long to make; there are some four hundred zones. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that does not exist */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = CLOCKS.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    CLOCKS.set(timeZone, clock);
  }
  return clock;
}

/** The wall clock of an instant: its day and its hour with fractions (13.5 is half past one). */
export function localTime(instant: Date, timeZone: string): { day: Day; hour: number } {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    hour: Number(part("hour")) + Number(part("minute")) / 60,
  };
}

/** The day that an instant falls on in a time zone. */
export function dayAt(instant: Date, timeZone: string): Day {
  return localTime(instant, timeZone).day;
}

/**
 * The instant at which clocks of the zone show this hour on this day. In the hour that a change to summer time skips,
 * the instant after it.
 * @param hour fractions allowed, to the minute
 */
export function instantAt(day: Day, hour: number, timeZone: string): Date {
  const wanted = dateOf(day).getTime() + Math.round(hour * 60) * 60_000;
  const offsetAt = (instant: number) => {
    const local = localTime(new Date(instant), timeZone);
    const shown = dateOf(local.day).getTime() + Math.round(local.hour * 60) * 60_000;
    return shown - Math.floor(instant / 60_000) * 60_000;
  };
  const guess = wanted - offsetAt(wanted);
  const found = wanted - offsetAt(guess);
  const isSkipped = found + offsetAt(found) !== wanted;
  return new Date(isSkipped ? Math.max(guess, found) : found);
}

/** A day and the six before it, oldest first. */
export function weekUpTo(day: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - 6));
}
