"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { optInQuery } from "@/components/whatsapp/api";
import { OptInForm } from "@/components/whatsapp/opt-in-form";
import { PendingNumber } from "@/components/whatsapp/pending-number";
import { RevokedNumber } from "@/components/whatsapp/revoked-number";
import type { OptInStatus } from "@/lib/chat/opt-in/opt-in-schema";
import { useSession } from "@/lib/client/session-store";
import { shownPhone } from "@/lib/profile/mask";

// Brings the dialog that asks before it lets go: of use only to those who have a number.
const ConfirmedNumber = dynamic(
  () => import("@/components/whatsapp/confirmed-number").then((file) => file.ConfirmedNumber),
  { loading: () => null },
);

/**
 * The number that the assistant listens to: asked for, proven by a code sent from it, in use, or revoked.
 * @param isMain on the main screen, which goes quiet once a number is linked and names it then
 * @param isAnnounced below a heading that says what it is
 */
export function OptIn({ isMain = false, isAnnounced = false }: { isMain?: boolean; isAnnounced?: boolean }) {
  const t = useTranslations("optin");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...optInQuery, enabled: isRestored });
  useNews(data, isMain);

  if (isMain && (!data || data.status === "confirmed" || data.status === "revoked")) return null;
  return (
    <Card aria-label={t("title")}>
      {!isAnnounced && (
        <CardHeader title={t("title")} icon={<MessageCircle className="size-5 text-leaf" aria-hidden />} />
      )}
      {isPending ? (
        <div role="status" aria-label={t("loading")}>
          <Skeleton className="h-32" />
        </div>
      ) : data ? (
        <OptInState key={data.status} status={data} isAnnounced={isAnnounced} />
      ) : (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      )}
    </Card>
  );
}

/** A new state begins anew; within one, another number may be asked for. */
function OptInState({ status, isAnnounced }: { status: OptInStatus; isAnnounced: boolean }) {
  const [again, setAgain] = useState(false);
  const number = status.phoneNumber ?? "";
  if (status.status === "confirmed") return <ConfirmedNumber number={shownPhone(number)} />;
  if (status.status === "pending" && !again) {
    return <PendingNumber status={status} onRestart={() => setAgain(true)} />;
  }
  if (status.status === "revoked" && !again) return <RevokedNumber onAgain={() => setAgain(true)} />;
  return (
    <OptInForm
      number={status.status === "none" ? number : ""}
      isAnnounced={isAnnounced}
      onStarted={() => setAgain(false)}
    />
  );
}

/** Says so when the code has arrived or run out while one looks. */
function useNews(status: OptInStatus | undefined, isMain: boolean) {
  const t = useTranslations("optin");
  const before = useRef(status?.status);
  useEffect(() => {
    const wasPending = before.current === "pending";
    before.current = status?.status;
    if (!wasPending) return;
    if (status?.status === "none") notify.plain(t("codeExpired"));
    if (status?.status !== "confirmed") return;
    notify.success(isMain ? t("activated", { number: shownPhone(status.phoneNumber ?? "") }) : t("done"));
  }, [status, isMain, t]);
}
