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
import { useSession } from "@/lib/client/session-store";

const WAIT_MS = 5000;

/** Where one lands after paying: whether the payment has come in, and where to go from here. Looks again by itself. */
export function PostPayment() {
  const t = useTranslations("subscription.post");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending } = useQuery({
    ...subscriptionQuery,
    enabled: isRestored,
    refetchInterval: ({ state }) => (state.data?.billing.pendingPayment ? WAIT_MS : false),
  });
  useAskProvider(Boolean(data?.billing.pendingPayment));
  if (isPending) return <Skeleton className="h-40 rounded-card" />;
  // A card that was agreed to has opened the access already, on trust.
  const isOpen = data?.status === "active" && data.billing.graceUntil !== null;
  const isWaiting =
    !data || data.status === "pending_payment" || (data.billing.pendingPayment !== null && !isOpen);
  const state = isWaiting ? "waiting" : data.status === "active" ? "active" : "trial";
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
