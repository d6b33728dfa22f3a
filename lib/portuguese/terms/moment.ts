import { type Day, localTime } from "@/lib/nutrition/calendar/day";

/** Now, as the person's own clock and calendar show it. */
export type Moment = {
  now: Date;
  timeZone: string;
  today: Day;
  /** 0 <= hour < 24, with fractions. */
  hour: number;
};

/** Rules ask for it again and again while one message is read, and a calendar takes its time. */
const KNOWN = new WeakMap<Date, Moment>();

export function momentOf(now: Date, timeZone: string): Moment {
  const known = KNOWN.get(now);
  if (known?.timeZone === timeZone) return known;
  const { day, hour } = localTime(now, timeZone);
  const moment = { now, timeZone, today: day, hour };
  KNOWN.set(now, moment);
  return moment;
}
