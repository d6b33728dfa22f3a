"use client";

import { useQuery } from "@tanstack/react-query";
import { CloudOff, Info } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { subscriptionQuery } from "@/components/subscription/api";
import { StatusCard } from "@/components/subscription/status-card";
import { UsageCard } from "@/components/subscription/usage-card";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

/** Where the subscription stands, why somebody was led here, and what they can do about it. */
export function SubscriptionScreen() {
  const t = useTranslations("subscription");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...subscriptionQuery, enabled: isRestored });

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
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<CloudOff className="size-5" aria-hidden />}
        title={<span role="alert">{t("error.title")}</span>}
        text={t("error.text")}
        action={
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("error.retry")}
          </Button>
        }
      />
    );
  }
  const { status } = data;
  const isClosed = status === "pending_payment" || status === "expired" || status === "inactive";
  return (
    <div className="flex flex-col gap-4">
      {isClosed && (
        <div role="alert" className="flex gap-3 rounded-card bg-carbs-soft px-5 py-4">
          <Info className="mt-0.5 size-5 shrink-0 text-carbs" aria-hidden />
          <div>
            <p className="font-semibold">{t(`reason.${status}`)}</p>
            {status !== "inactive" && (
              <p className="mt-1 text-sm">{t(status === "expired" ? "keep" : "keepPending")}</p>
            )}
          </div>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <StatusCard subscription={data} />
        <UsageCard usage={data.usageStats} />
      </div>
      {status !== "admin" && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h2 className="text-base font-semibold">{t("plans.title")}</h2>
            <p className="mt-1 text-sm text-muted">{t("plans.text")}</p>
          </div>
          <Link href="/pricing" className={buttonClass({ variant: "secondary" })}>
            {t("plans.action")}
          </Link>
        </Card>
      )}
    </div>
  );
}
