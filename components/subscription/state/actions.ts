import { useMutation, useQueryClient } from "@tanstack/react-query";
import { subscriptionQuery } from "@/components/subscription/state/api";
import type { ActionAnswer, UpgradeOrder } from "@/lib/billing/billing-schema";
import { api } from "@/lib/client/api";

type Change =
  | (Omit<UpgradeOrder, "coupon" | "paymentData"> & Partial<Pick<UpgradeOrder, "coupon" | "paymentData">>)
  | { action: "cancel"; reason?: string }
  | { action: "withdraw" }
  | { action: "refresh" };

/** Changes the subscription; what is shown of it is read anew, also when it failed. */
export function useChangeSubscription() {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Change) => api<ActionAnswer>("/api/subscription", { method: "POST", body }),
    onSettled: reload,
  });
}

export function useAutoRenew() {
  const reload = useReload();
  return useMutation({
    mutationFn: (autoRenew: boolean) =>
      api<ActionAnswer>("/api/subscription", { method: "PUT", body: { action: "auto_renew", autoRenew } }),
    onSettled: reload,
  });
}

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
