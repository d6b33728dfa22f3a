import { useSyncExternalStore } from "react";
import { waitingStore } from "@/lib/client/log-entry";
import type { WaitingEntry } from "@/lib/client/offline/waiting-entries";

const NOTHING: readonly WaitingEntry[] = [];

/** What waits for the network here, oldest first, with what the server has refused. */
export function useWaiting(): readonly WaitingEntry[] {
  return useSyncExternalStore(waitingStore.subscribe, waitingStore.snapshot, () => NOTHING);
}
