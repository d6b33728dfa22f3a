import { queryOptions } from "@tanstack/react-query";
import type { ChangePreview, PaymentView, Receipt } from "@/lib/billing/billing-schema";
import type { PaymentMethod } from "@/lib/billing/plan";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { api } from "@/lib/client/api";

const WATCH_MS = 5_000;
const USUAL_MS = 30_000;

export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) =>
    api<SubscriptionView>("/api/subscription", { query: { action: "status" }, signal }),
});

/** The same where somebody waits for a payment to come in: looked at every few seconds while there is one. */
export const watchedSubscriptionQuery = queryOptions({
  ...subscriptionQuery,
  refetchInterval: ({ state: { data } }) => (!data || data.billing.pendingPayment ? WATCH_MS : USUAL_MS),
});

/** What a choice would cost today and from when. */
export function previewQuery(choice: { planId: string; paymentMethod: PaymentMethod; coupon?: string }) {
  return queryOptions({
    queryKey: ["subscription", "preview", choice],
    queryFn: ({ signal }) =>
      api<ChangePreview>("/api/subscription", { query: { action: "preview", ...choice }, signal }),
    retry: false,
  });
}

const WAIT_MS = 4000;

/** Where a payment stands, asked again while it waits. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["subscription", "payment", id],
    queryFn: ({ signal }) => api<PaymentView>(`/api/subscription/payments/${id}`, { signal }),
    refetchInterval: ({ state }) => (!state.data || state.data.status === "pending" ? WAIT_MS : false),
  });
}

export const receiptsQuery = queryOptions({
  queryKey: ["subscription", "receipts"],
  queryFn: ({ signal }) =>
    api<{ receipts: Receipt[] }>("/api/subscription/receipts", { query: { limit: 20 }, signal }),
});
