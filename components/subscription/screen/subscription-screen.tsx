"use client";

import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useShutOut } from "@/components/layout/member/shut-out";
import { Checkout } from "@/components/subscription/checkout/checkout";
import { ActionsCard } from "@/components/subscription/manage/actions-card";
import { InformationCard } from "@/components/subscription/manage/information-card";
import { ReceiptsCard } from "@/components/subscription/manage/receipts-card";
import { SavedCard } from "@/components/subscription/manage/saved-card";
import { StatusCard } from "@/components/subscription/manage/status-card";
import { UsageCard } from "@/components/subscription/manage/usage-card";
import { watchedSubscriptionQuery } from "@/components/subscription/state/api";
import { isClosed } from "@/components/subscription/state/closed-notice";
import type { Offer } from "@/components/subscription/state/offer";
import { useAskProvider } from "@/components/subscription/state/use-ask-provider";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { useSession } from "@/lib/client/session-store";

/** Where the subscription stands, why somebody was led here, and all that can be done about it. */
export function SubscriptionScreen({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations("subscription");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({
    ...watchedSubscriptionQuery,
    enabled: isRestored,
  });
  const [asked, setAsked] = useState(false);
  const search = useSearchParams();
  const wanted = { planId: search.get("plan"), method: search.get("method") };
  useAskProvider(Boolean(data?.billing.pendingPayment));
  useActivationNews(data?.status, search.has("reason"));
  useShutOut(data?.status === "pending_payment" || data?.status === "inactive");

  async function refresh() {
    setAsked(true);
    const { isError } = await refetch();
    setAsked(false);
    if (isError) notify.error(t("error.title"));
  }

  if (isPending) {
    return (
      <div role="status" aria-label={t("loading")} className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadFailed
        title={t("error.title")}
        text={t("error.text")}
        retry={t("error.retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  const standing = (
    <div key="standing" className="grid gap-4 lg:grid-cols-2">
      <StatusCard subscription={data} />
      <UsageCard usage={data.usageStats} />
    </div>
  );
  const checkout = data.status !== "admin" && (
    <Checkout key="checkout" offers={offers} subscription={data} wanted={wanted} />
  );
  const management = data.status !== "admin" && (
    <div key="management" className="grid gap-4 lg:grid-cols-2">
      <SavedCard />
      <ActionsCard subscription={data} />
      <InformationCard subscription={data} />
      <ReceiptsCard />
    </div>
  );
  /** Paid, and not here for another plan: what they have comes before what they could buy. */
  const isSettled = data.status === "active" && data.billing.graceUntil === null && wanted.planId === null;
  return (
    <div className="flex flex-col gap-4">
      {/* Who is shut out came to pay. By their keys all outlive the change of places, and so does an open PIX. */}
      {isClosed(data.status)
        ? [checkout, standing, management]
        : isSettled
          ? [standing, management, checkout]
          : [standing, checkout, management]}
      <Button
        variant="secondary"
        className="self-start"
        aria-disabled={asked || undefined}
        onClick={asked ? undefined : refresh}
      >
        <RefreshCw className={asked ? "size-4 animate-spin" : "size-4"} aria-hidden />
        {asked ? t("refreshing") : t("refresh")}
      </Button>
    </div>
  );
}

/** Says so once when a payment has opened the access: while this is looked at, or on the way back from the provider. */
function useActivationNews(status: SubscriptionView["status"] | undefined, wasSentHere: boolean): void {
  const t = useTranslations("subscription.checkout");
  const before = useRef<SubscriptionView["status"]>(undefined);
  useEffect(() => {
    if (!status) return;
    const isBack = before.current === undefined && wasSentHere;
    const wasClosed = before.current !== undefined && isClosed(before.current);
    if (status === "active" && (isBack || wasClosed)) notify.success(t("done"));
    // The way here is no longer true, and the news is told once. Not while it is looked at: a new address would end the
    // navigation that follows a payment.
    if (status === "active" && isBack) window.history.replaceState(null, "", window.location.pathname);
    before.current = status;
  }, [status, wasSentHere, t]);
}
