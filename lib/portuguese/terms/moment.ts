import { type Day, localTime } from "@/lib/nutrition/calendar/day";

/** Now, as the person's own clock and calendar show it. */
export type Moment = {
  now: Date;
  timeZone: string;
  today: Day;
  /** 0 <= hour < 24, with fractions. */
  hour: number;
};

export function momentOf(now: Date, timeZone: string): Moment {
  const { day, hour } = localTime(now, timeZone);
  return { now, timeZone, today: day, hour };
}
