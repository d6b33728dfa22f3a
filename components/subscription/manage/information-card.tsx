"use client";

import { useFormatter, useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { Card, CardHeader } from "@/components/ui/card";
import { readablePrice } from "@/lib/billing/format-price";
import type { SubscriptionView } from "@/lib/billing/subscription-status";

/** What will happen next, in dates and reais. */
export function InformationCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations("subscription.information");
  const words = useTranslations("payment");
  const format = useFormatter();
  const names = usePlanNames();
  const { billing, nextBilling, expiresAt, autoRenew, status } = subscription;
  const day = (instant: string) =>
    format.dateTime(new Date(instant), { day: "2-digit", month: "2-digit", year: "numeric" });
  const rows: [string, string | null][] = [
    [t("method"), billing.method && words(`${billing.method}.title`)],
    [t("nextBilling"), nextBilling && day(nextBilling)],
    [t("nextAmount"), billing.nextAmount === null ? null : readablePrice(billing.nextAmount)],
    [t("until"), expiresAt && status !== "pending_payment" && !billing.graceUntil ? day(expiresAt) : null],
    [t("autoRenew"), status === "active" ? (autoRenew ? t("on") : t("off")) : null],
    [
      t("scheduled"),
      billing.scheduledPlan &&
        t("scheduledPlan", {
          plan: names.plan(billing.scheduledPlan.plan),
          date: day(billing.scheduledPlan.startsAt),
        }),
    ],
    [t("charge"), billing.graceUntil && t("charging")],
    [t("grace"), billing.graceUntil && day(billing.graceUntil)],
  ];
  const known = rows.filter((row): row is [string, string] => row[1] !== null);
  return (
    <Card aria-labelledby="subscription-information">
      <CardHeader id="subscription-information" title={t("title")} />
      {known.length > 0 && (
        <dl className="mb-4 flex flex-col gap-2 text-sm tabular-nums">
          {known.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
        <li>{t("line1")}</li>
        <li>{t("line2")}</li>
        <li>{t("line3")}</li>
      </ul>
    </Card>
  );
}
