import { onlineManager, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { healthQuery } from "@/components/layout/member/health-query";

/**
 * Whether there is no network. What the browser says of itself at the start is not believed (on a network without a way
 * out it claims to have one, and the other way round): a look at the system that gets no answer is, and then the
 * browser's word that something has changed.
 */
export function useOffline(): boolean {
  useQuery(healthQuery);
  return !useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
