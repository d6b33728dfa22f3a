"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { subscriptionQuery } from "@/components/subscription/state/api";
import { useAskProvider } from "@/components/subscription/state/use-ask-provider";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { useSession } from "@/lib/client/session-store";

const WAIT_MS = 5000;

/** What there is to say: of an access that nobody has just paid for, that nothing is under way. */
function landingState({ status, billing }: SubscriptionView): "waiting" | "active" | "unpaid" | "trial" {
  const { pendingPayment, graceUntil, withdrawal } = billing;
  // A card that was agreed to has opened the access already, on trust.
  const isOpen = status === "active" && graceUntil !== null;
  if (status === "pending_payment" || (pendingPayment && !isOpen)) return "waiting";
  if (status !== "active") return "trial";
  return pendingPayment || withdrawal ? "active" : "unpaid";
}

/** Where one lands after paying: whether the payment has come in, and where to go from here. Looks again by itself. */
export function PostPayment() {
  const t = useTranslations("subscription.post");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending } = useQuery({
    ...subscriptionQuery,
    enabled: isRestored,
    refetchInterval: ({ state: { data } }) => (!data || data.billing.pendingPayment ? WAIT_MS : false),
  });
  useAskProvider(Boolean(data?.billing.pendingPayment));
  if (isPending) return <Skeleton className="h-40 rounded-card" />;
  const state = data ? landingState(data) : "waiting";
  const isWaiting = state === "waiting";
  const Icon = isWaiting ? Clock : CircleCheck;
  return (
    <Card>
      <div role="status" className="flex gap-3">
        <Icon className={`mt-0.5 size-6 shrink-0 ${isWaiting ? "text-carbs" : "text-leaf"}`} aria-hidden />
        <div>
          <h2 className="text-lg">{t(`${state}.title`)}</h2>
          <p className="mt-1 max-w-prose">{t(`${state}.text`)}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link href="/dashboard" className={buttonClass()}>
          {t("dashboard")}
        </Link>
        <Link href="/subscription" className={buttonClass({ variant: "secondary" })}>
          {t("action")}
        </Link>
      </div>
    </Card>
  );
}
