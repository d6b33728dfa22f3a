import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";

const LENGTH = 7;

/**
 * The seven days around one that is shown, oldest first: those up to today while it is among them, so that looking back
 * a few days moves nothing; else three on each side.
 */
export function stripOf(shown: Day, today: Day): Day[] {
  const ago = daysBetween(shown, today);
  const last = ago >= 0 && ago < LENGTH ? today : addDays(shown, 3);
  return Array.from({ length: LENGTH }, (_, index) => addDays(last, index + 1 - LENGTH));
}
