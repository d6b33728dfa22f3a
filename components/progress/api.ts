import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { asOfToday } from "@/lib/client/offline/kept-day";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { History } from "@/lib/nutrition/views/history";
import { progressOn } from "@/lib/nutrition/views/kept-views";
import type { Progress } from "@/lib/nutrition/views/progress";
import { PROGRESS_ENTRIES } from "@/lib/nutrition/views/progress-series";

export const progressQuery = queryOptions({
  queryKey: ["progress"],
  queryFn: ({ signal }) => api<Progress>("/api/progress", { signal, kept: asOfToday(progressOn) }),
});

/** Pages of the days before one, once the first of them has been asked for. */
export function olderDaysQuery(before: Day) {
  return infiniteQueryOptions({
    queryKey: ["progress", "older", before],
    queryFn: ({ signal, pageParam }) =>
      api<History>("/api/history", { signal, query: { cursor: pageParam, limit: PROGRESS_ENTRIES } }),
    enabled: ({ state }) => state.data !== undefined,
    initialPageParam: before,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What is long past hardly changes, and each page would be read again.
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** Spans that the charts can show, in days. */
export const CHART_SPANS = [7, 30, 90] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

/** The same for the last so many days; while another span loads, the one before stays. */
export function chartsQuery(days: ChartSpan) {
  return queryOptions({
    queryKey: ["progress", days],
    queryFn: ({ signal }) => api<Progress>("/api/progress", { signal, query: { days } }),
    placeholderData: keepPreviousData,
  });
}
