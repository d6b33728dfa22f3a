"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { subscriptionQuery } from "@/components/subscription/state/api";
import { ClosedNotice } from "@/components/subscription/state/closed-notice";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";

/** On screens that stay open for reading once the subscription has run out. */
export function ExpiredNotice() {
  const t = useTranslations("subscription.closed");
  const planId = useQuery(subscriptionQuery).data?.planId ?? null;
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-card bg-carbs-soft pb-4 sm:flex-row sm:items-center sm:pr-5 sm:pb-0">
      <div className="grow">
        <ClosedNotice status="expired" planId={planId} />
      </div>
      <Link href="/subscription" className={`${buttonClass({ size: "sm" })} mx-5 sm:mx-0`}>
        {t(planId === TRIAL_PLAN_ID ? "choose" : "renew")}
      </Link>
    </div>
  );
}
