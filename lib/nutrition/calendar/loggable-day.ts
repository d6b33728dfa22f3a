import { addDays, type Day } from "@/lib/nutrition/calendar/day";

/** The first day on which anything may be logged. */
export const FIRST_DAY: Day = "2000-01-01";

/**
 * Whether entries may be made on a day: since FIRST_DAY and not in the future. Tomorrow passes, because people travel
 * east of the zone they told us.
 */
export function isLoggable(day: Day, today: Day): boolean {
  return day >= FIRST_DAY && day <= addDays(today, 1);
}
