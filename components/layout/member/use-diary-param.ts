import { useSearchParams } from "next/navigation";
import { type Day, isDay } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";

const PARAM = "dia";
const TODAY = "hoje";

/** Address of the diary on a day; null is today. */
export function diaryHref(day: Day | null): string {
  return `/progress?${PARAM}=${day ?? TODAY}`;
}

/**
 * What the address says: the diary's day (null is today, also for what is no day), or undefined when the diary is not
 * asked for.
 */
export function useDiaryParam(): Day | null | undefined {
  const given = useSearchParams().get(PARAM);
  if (given === null) return undefined;
  return isDay(given) && given >= FIRST_DAY ? given : null;
}

/** Goes there without asking the server for the page: it has everything but the figures. */
export function goTo(href: string): void {
  window.history.pushState(null, "", href);
}
