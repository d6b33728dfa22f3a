"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { optInQuery } from "@/components/whatsapp/api";
import { ConfirmedNumber } from "@/components/whatsapp/confirmed-number";
import { OptInForm } from "@/components/whatsapp/opt-in-form";
import { PendingNumber } from "@/components/whatsapp/pending-number";
import { formatPhone } from "@/components/whatsapp/phone-format";
import { useSession } from "@/lib/client/session-store";

/**
 * The number that the assistant listens to: asked for, proven by a code sent from it, in use, or revoked.
 * @param isMain on the main screen, which goes quiet once a number is linked and names it then
 */
export function OptIn({ isMain = false }: { isMain?: boolean }) {
  const t = useTranslations("optin");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...optInQuery, enabled: isRestored });
  const [again, setAgain] = useState(false);
  const before = useRef(data?.status);

  useEffect(() => {
    const wasPending = before.current === "pending";
    before.current = data?.status;
    if (data?.status !== "confirmed") return;
    setAgain(false);
    if (!wasPending) return;
    const number = formatPhone(data.phoneNumber ?? "");
    notify.success(isMain ? t("activated", { number }) : t("done"));
  }, [data, isMain, t]);

  if (isMain && (!data || data.status === "confirmed" || data.status === "revoked")) return null;
  return (
    <Card aria-labelledby="whatsapp-title">
      <CardHeader
        id="whatsapp-title"
        title={t("title")}
        icon={<MessageCircle className="size-5 text-leaf" aria-hidden />}
      />
      {isPending ? (
        <div role="status" aria-label={t("loading")}>
          <Skeleton className="h-32" />
        </div>
      ) : !data ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p>{t("error")}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : data.status === "confirmed" ? (
        <ConfirmedNumber number={formatPhone(data.phoneNumber ?? "")} />
      ) : data.status === "pending" && !again ? (
        <PendingNumber status={data} onRestart={() => setAgain(true)} />
      ) : data.status === "revoked" && !again ? (
        <div>
          <p className="font-semibold">{t("revoked.title")}</p>
          <p className="mt-1 text-sm text-muted">{t("revoked.text")}</p>
          <Button className="mt-4" onClick={() => setAgain(true)}>
            {t("revoked.again")}
          </Button>
        </div>
      ) : (
        <OptInForm onStarted={() => setAgain(false)} />
      )}
    </Card>
  );
}
