import { timeZoneOf, useSession } from "@/lib/client/session-store";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";

/** What becomes of a kept answer about today: as it was read while that day lasts, then what `on` makes of it on another. */
export function asOfToday<T>(on: (kept: T, today: Day) => T): (kept: T, at: Date) => T {
  return (kept, at) => {
    const timeZone = timeZoneOf(useSession.getState());
    const today = dayAt(new Date(), timeZone);
    return dayAt(at, timeZone) === today ? kept : on(kept, today);
  };
}
