import { create } from "zustand";
import { endPassingNews } from "@/components/ui/passing-news";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** What somebody wants to log: on which day (null is today), as which meal (null as the text or the hour has it). */
export type LogRequest = { day: Day | null; kind: MealKind | null; text?: string };

/** The key that opens the sheet, as it is shown. */
export const LOG_KEY = "N";

/** Asked for from anywhere; the sheet itself is fetched when it first is. */
const useRequest = create<{ request: LogRequest | null }>(() => ({ request: null }));

export function useLogRequest(): LogRequest | null {
  return useRequest(({ request }) => request);
}

/** Opens the sheet to log something. */
export function requestLog(request: LogRequest = { day: null, kind: null }): void {
  // News of what was done before would stand in front of what is opened.
  endPassingNews();
  useRequest.setState({ request });
}

export function endLogRequest(): void {
  useRequest.setState({ request: null });
}
