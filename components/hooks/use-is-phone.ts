import { useSyncExternalStore } from "react";

/** As wide as a phone: under the breakpoint `sm`. */
const QUERY = "(max-width: 39.99rem)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether there is only a phone's room: for what is another thing there, not the same in another size. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
