"use client";

import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type PaymentMethod, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { SubscriptionView } from "@/lib/billing/subscription-status";

type Closed = Extract<SubscriptionView["status"], "pending_payment" | "expired" | "inactive">;

export function isClosed(status: SubscriptionView["status"]): status is Closed {
  return status === "pending_payment" || status === "expired" || status === "inactive";
}

type ClosedNoticeProps = {
  status: Closed;
  planId: string | null;
  /** How the payment is to be made that waits for its confirmation; null while none was begun. */
  waiting?: PaymentMethod | null;
  /** What can be done about it at once. */
  children?: ReactNode;
};

/** Why the product is closed to somebody, in the words of the access rule, and what stays open. */
export function ClosedNotice({ status, planId, waiting = null, children }: ClosedNoticeProps) {
  const t = useTranslations("subscription");
  const reason = useTranslations("errors.access");
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-carbs-soft px-5 py-4">
      <Info className="mt-0.5 size-5 shrink-0 text-carbs" aria-hidden />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {status === "inactive"
            ? reason("invalid_status", { status: t("status.inactive") })
            : reason(status)}
        </p>
        <p className="mt-1 text-sm">
          {status === "pending_payment"
            ? t(`closed.pending_payment.${waiting ?? "none"}`)
            : t(`closed.${status === "expired" && planId === TRIAL_PLAN_ID ? "trial" : status}`)}
        </p>
        {children}
      </div>
    </div>
  );
}
