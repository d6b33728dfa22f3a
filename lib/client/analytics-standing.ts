import { type Choice, choiceIn } from "@/lib/analytics/choice";

/** `never`: the browser itself asks that its owner be left alone, so that nobody needs to be asked. */
export type Standing = Choice | "never" | null;

/**
 * Whether this page may be told of to an analytics service, as its answer's `Server-Timing` says: static pages are the same for
 * every setting, and nothing is asked for where there is none.
 */
export function isAnalyticsOffered(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === "analytics") ?? false;
}

/** What the reader, or their browser, has answered. */
export function analyticsStanding(): Standing {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl || doNotTrack === "1" ? "never" : choiceIn(document.cookie);
}
