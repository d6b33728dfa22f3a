import { type Day, isDay } from "@/lib/nutrition/calendar/day";

/** Whether the day by which a weight is wanted lies behind. The one that is there already may be sent again as it is. */
export function isPastTarget(wanted: Day, kept: Day | null, today: Day): boolean {
  return isDay(wanted) && wanted < today && wanted !== kept;
}
