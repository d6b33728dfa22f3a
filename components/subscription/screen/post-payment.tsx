"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { watchedSubscriptionQuery } from "@/components/subscription/state/api";
import { landingState } from "@/components/subscription/state/landing-state";
import { useAskProvider } from "@/components/subscription/state/use-ask-provider";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

const ICONS = {
  ...{ waiting: Clock, checking: Clock, charging: Clock, declined: CircleAlert, unfinished: CircleAlert },
  ...{ active: CircleCheck, unpaid: CircleCheck, trial: CircleCheck },
} as const;

/** Where one lands after paying: whether the payment has come in, and where to go from here. Looks again by itself. */
export function PostPayment() {
  const t = useTranslations("subscription.post");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending } = useQuery({ ...watchedSubscriptionQuery, enabled: isRestored });
  const open = data?.billing.pendingPayment;
  const isAnswered = useAskProvider(Boolean(open));
  if (isPending) return <Skeleton className="h-40 rounded-card" />;
  const state = data ? landingState(data, isAnswered) : "checking";
  const Icon = ICONS[state];
  return (
    <Card>
      <div role="status" className="flex gap-3">
        <Icon
          className={`mt-0.5 size-6 shrink-0 ${Icon === CircleCheck ? "text-leaf" : "text-carbs"}`}
          aria-hidden
        />
        <div>
          <h2 className="text-lg">{t(`${state}.title`)}</h2>
          <p className="mt-1 max-w-prose">{t(`${state}.text`)}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {state === "unfinished" && open?.redirectUrl ? (
          <a href={open.redirectUrl} className={buttonClass()}>
            {t("again")}
          </a>
        ) : (
          <Link href="/dashboard" className={buttonClass()}>
            {t("dashboard")}
          </Link>
        )}
        <Link href="/subscription" className={buttonClass({ variant: "secondary" })}>
          {t(state === "unfinished" || state === "declined" ? "otherwise" : "action")}
        </Link>
      </div>
    </Card>
  );
}
