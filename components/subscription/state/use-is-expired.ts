import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "@/components/subscription/state/api";
import { useSession } from "@/lib/client/session-store";

/** Whether the subscription has run out, so that what is shown may be read but not added to; false until it is known. */
export function useIsExpired(): boolean {
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...subscriptionQuery, enabled: isRestored });
  return data?.status === "expired";
}
