"use client";

import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { WaitingInvitations } from "@/components/auth/email/waiting-invitations";
import { careQuery } from "@/components/care/common/api";
import { OwnPlanCard } from "@/components/care/plan/own-plan-card";
import { AccessesCard } from "@/components/care/sharing/accesses-card";
import { InvitationCard } from "@/components/care/sharing/invitation-card";
import { LinkItem } from "@/components/care/sharing/link-card";
import { planNewsQuery } from "@/components/dashboard/api";
import { PlanNotice } from "@/components/dashboard/plan-notice";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

/** The patient's own side: who asks, whom they let in, and who looked. */
export function SharingScreen() {
  const t = useTranslations("care.sharing");
  const isRestored = useSession((state) => state.isRestored);
  // In the fragment, which no server sees.
  const [token] = useState(() => /#invitation=([\w-]+)/.exec(window.location.hash)?.[1] ?? null);
  const [isAnswered, setAnswered] = useState(false);
  const { data, isPending, isFetching, refetch } = useQuery({ ...careQuery(token), enabled: isRestored });
  const { data: planNews } = useQuery({ ...planNewsQuery, enabled: isRestored });
  if (isPending) return <Skeleton className="h-64" />;
  if (!data)
    return (
      <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
    );
  const { invitations, waiting, links } = data;
  const isLinkOver = token !== null && !isAnswered && invitations.length === 0;
  function onAnswered() {
    setAnswered(true);
    // So that neither a reload nor the way back asks for it again.
    window.history.replaceState(null, "", window.location.pathname);
  }
  return (
    <div className="flex flex-col gap-4">
      {isLinkOver && (
        <p role="status" className="rounded-card bg-carbs-soft px-4 py-3 text-sm text-carbs">
          {t("linkOver")}
        </p>
      )}
      <WaitingInvitations count={waiting} />
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} {...{ invitation, token, onAnswered }} />
      ))}
      {planNews?.news && <PlanNotice news={planNews.news} isBesidePlan />}
      <OwnPlanCard />
      <Card aria-labelledby="links-title">
        <CardHeader id="links-title" title={t("title")} />
        {links.length === 0 ? (
          <EmptyState
            icon={<ShieldCheck className="size-5" aria-hidden />}
            title={t("nobody")}
            text={t("nobodyText")}
          />
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {links.map((link) => (
              <LinkItem key={link.id} link={link} />
            ))}
          </ul>
        )}
      </Card>
      <AccessesCard />
    </div>
  );
}
