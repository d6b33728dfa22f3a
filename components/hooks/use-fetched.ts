import { startTransition, useEffect, useState } from "react";
import { QUIET_AFTER_MS } from "@/components/hooks/use-is-quiet";
import { whenIdle } from "@/lib/client/when-idle";

/**
 * Code that a press needs, fetched once nothing else is to be done, or when it is wanted: what opens then opens in the frame
 * of the press. Not with Suspense, which holds even what is there already back for 300 ms.
 * @param load the same function at every call
 * @returns null until it is there; stays null while there is no network
 */
export function useFetched<Code>(load: () => Promise<Code>, wanted: boolean): Code | null {
  const [fetched, setFetched] = useState<{ code: Code } | null>(null);
  const isHere = fetched !== null;
  useEffect(() => {
    if (isHere) return;
    const keep = (code: Code) => startTransition(() => setFetched({ code }));
    const fetchNow = () => void load().then(keep, () => undefined);
    if (wanted) return fetchNow();
    return whenIdle(fetchNow, QUIET_AFTER_MS);
  }, [load, wanted, isHere]);
  return fetched?.code ?? null;
}
