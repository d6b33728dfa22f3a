import { onlineManager, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { healthQuery } from "@/components/layout/member/health-query";
import { isUnreachable } from "@/lib/client/api-error";

/**
 * Whether there is no network. What the browser says of itself at the start is not believed (on a network without a way
 * out it claims to have one, and the other way round): a look at the system that gets no answer is.
 */
export function useOffline(): boolean {
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const { error } = useQuery(healthQuery);
  return !isOnline || isUnreachable(error);
}
