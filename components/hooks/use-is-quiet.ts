import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "@/lib/client/when-idle";

/** The screen and what it shows come first. */
export const QUIET_AFTER_MS = 4_000;

/** Once so for a page it stays so, whatever screen comes next. */
let wasQuiet = false;

/** Whether what the page began with is over, so that what may be wanted later can be fetched. */
export function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(wasQuiet);
  useEffect(() => {
    if (isQuiet) return;
    return whenIdle(() => {
      wasQuiet = true;
      startTransition(() => setQuiet(true));
    }, QUIET_AFTER_MS);
  }, [isQuiet]);
  return isQuiet;
}
