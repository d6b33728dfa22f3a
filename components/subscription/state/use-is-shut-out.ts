import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "@/components/subscription/state/api";

/**
 * Whether the subscription is all that is open to somebody: every other place leads back to it, and nothing may be logged.
 * As that page has learnt it: no other is ever shown to them, so that none asks for it.
 */
export function useIsShutOut(): boolean {
  const { data } = useQuery({ ...subscriptionQuery, enabled: false });
  return data?.status === "pending_payment" || data?.status === "inactive";
}
