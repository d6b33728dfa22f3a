"use client";

import { useTranslations } from "next-intl";
import { useCancelInvitation, useResendInvitation } from "@/components/care/common/api";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import type { SentInvitation } from "@/lib/care/care-schema";
import { sentenceOr } from "@/lib/client/api-error";

const TONES = {
  open: "water",
  expired: "amber",
  accepted: "leaf",
  refused: "neutral",
  cancelled: "neutral",
} as const;
const AT_MOST = 8;

/** What was asked of whom; an open one may be taken back, one that ran out sent again. */
export function SentInvitations({ invitations }: { invitations: readonly SentInvitation[] }) {
  const t = useTranslations("care.sent");
  const day = useDayFormat();
  const cancel = useCancelInvitation();
  const resend = useResendInvitation();
  const failed = (error: unknown) => notify.error(sentenceOr(error, t("failed")));
  const again = (id: string, email: string | null) =>
    resend.mutate(id, {
      onSuccess: async ({ link }) => {
        if (email) return void notify.success(t("sentAgain", { email }));
        await navigator.clipboard.writeText(link).then(
          () => notify.success(t("linkCopied")),
          () => notify.error(t("failed")),
        );
      },
      onError: failed,
    });
  const shown = invitations.filter(({ status }) => status !== "cancelled").slice(0, AT_MOST);
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby="sent-title">
      <CardHeader id="sent-title" title={t("title")} />
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ id, email, status, expiresAt, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm font-semibold break-all">
                {email ?? t("link")}
                <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
              </p>
              <p className="text-sm text-muted">
                {status === "open" ? t("until", { day: day(expiresAt) }) : t("on", { day: day(createdAt) })}
              </p>
            </div>
            <span className="flex flex-wrap gap-2">
              {(status === "open" || status === "expired") && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={resend.isPending && resend.variables === id}
                  onClick={() => again(id, email)}
                  aria-label={t(email ? "againOf" : "newLink", { email: email ?? "" })}
                >
                  {t(email ? "again" : "newLink")}
                </Button>
              )}
              {(status === "open" || status === "expired") && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={cancel.isPending && cancel.variables === id}
                  onClick={() => cancel.mutate(id, { onError: failed })}
                  aria-label={t("cancelOf", { email: email ?? t("link") })}
                >
                  {t("cancel")}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
