import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/durations";

/**
 * When the provider is asked next about something that waits, by its age: what people wait for before their screen soon,
 * the rest more and more seldom. No notification is needed for any of it.
 */
export function nextCheckAt(since: Date, now: Date): Date {
  const age = now.getTime() - since.getTime();
  const pause = age < HOUR_MS ? 2 * MINUTE_MS : age < DAY_MS ? 8 * MINUTE_MS : 6 * HOUR_MS;
  return new Date(now.getTime() + pause);
}

/** What the provider was asked for and does not know of after so long was never made. */
export const UNREACHED_MS = 30 * MINUTE_MS;

/** A page of the provider's where nobody gave a card is closed after so long. */
export const ABANDONED_MS = 72 * HOUR_MS;

/** A screen that waits has the provider asked no oftener than this. */
export const PATIENCE_MS = 4_000;
