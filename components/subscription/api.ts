import { queryOptions } from "@tanstack/react-query";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { api } from "@/lib/client/api";

export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) =>
    api<SubscriptionView>("/api/subscription", { query: { action: "status" }, signal }),
});
