import { useEffect } from "react";

/** The screen and what it shows come first. */
const AFTER_MS = 5_000;

/**
 * Fetches code that a press will need once nothing else is to be done: what opens then opens in the frame of the press.
 * @param load the same function at every call
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchNow = () => void load().catch(() => undefined);
    // Safari has no requestIdleCallback.
    const timer = setTimeout(
      () => ("requestIdleCallback" in window ? requestIdleCallback(fetchNow) : fetchNow()),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [load]);
}
