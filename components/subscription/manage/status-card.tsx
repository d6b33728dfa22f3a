"use client";

import { useFormatter, useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import type { SubscriptionView } from "@/lib/billing/subscription-status";

const TONE = {
  active: "leaf",
  trial: "water",
  pending_payment: "amber",
  expired: "danger",
  inactive: "neutral",
  admin: "leaf",
} as const;

export function StatusCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations("subscription");
  const format = useFormatter();
  const names = usePlanNames();
  const { status, plan, trialDaysLeft, nextBilling, expiresAt, billing } = subscription;
  const day = (instant: string) =>
    format.dateTime(new Date(instant), { day: "2-digit", month: "2-digit", year: "numeric" });
  const isOver = status === "expired";
  /** Cancelled, and open until its end. */
  const isEnding = (status === "active" || status === "trial") && billing.cancelledAt !== null;
  return (
    <Card aria-labelledby="subscription-status">
      <CardHeader
        id="subscription-status"
        title={t("status.title")}
        aside={
          <span className="flex flex-wrap justify-end gap-1.5">
            <Badge tone={isEnding ? "neutral" : TONE[status]}>{t(`status.${status}`)}</Badge>
            {isEnding && <Badge tone="amber">{t("status.cancelled")}</Badge>}
          </span>
        }
      />
      <p className="text-sm text-muted">{t("plan")}</p>
      <p className="heading text-lg">{plan ? names.plan(plan) : t("noPlan")}</p>
      <p className="mt-3 text-sm tabular-nums">
        {trialDaysLeft !== null && status === "trial" && !isEnding
          ? t("trialLeft", { days: trialDaysLeft })
          : billing.graceUntil
            ? t("inGrace", { date: day(billing.graceUntil) })
            : nextBilling
              ? t("nextBilling", { date: day(nextBilling) })
              : expiresAt &&
                status !== "pending_payment" &&
                t(isOver ? "ended" : isEnding ? "untilCancelled" : "until", { date: day(expiresAt) })}
      </p>
    </Card>
  );
}
