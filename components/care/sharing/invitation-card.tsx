"use client";

import { useTranslations } from "next-intl";
import { ConfirmFirst } from "@/components/auth/email/confirm-first";
import { useAcceptInvitation, useRefuseInvitation } from "@/components/care/common/api";
import { GrantForm } from "@/components/care/sharing/grant-form";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useToday } from "@/components/figures/use-day-name";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import type { Care } from "@/lib/care/care-schema";
import { sentenceOr } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";
import { addDays } from "@/lib/nutrition/calendar/day";

type InvitationCardProps = {
  invitation: Care["invitations"][number];
  token: string | null;
  onAnswered: () => void;
};

/** Who asks to follow the reader, and what they decide to show; whoever merely holds the link is told so. */
export function InvitationCard({ invitation, token, onAnswered }: InvitationCardProps) {
  const { id, nutritionist, areas, accessDays, expiresAt, isAddressed, isUnconfirmed } = invitation;
  const t = useTranslations("care.sharing");
  const names = useTranslations("care.areas");
  const day = useDayFormat();
  const email = useSession((state) => state.user?.email ?? "");
  const accept = useAcceptInvitation(onAnswered);
  const refuse = useRefuseInvitation(onAnswered);
  const today = useToday();
  const title = `invitation-${id}`;
  return (
    <Card aria-labelledby={title} className="border-leaf">
      <CardHeader id={title} title={t("asks", { name: nutritionist.name })} />
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted">
        {nutritionist.council ? t("checked", { council: nutritionist.council }) : t("unchecked")}{" "}
        {t("answerUntil", { day: day(expiresAt) })}
      </p>
      {isUnconfirmed && (
        <div className="mb-4 max-w-prose">
          <ConfirmFirst title={t("unconfirmed")} text={t("unconfirmedText", { email })} />
        </div>
      )}
      {!isAddressed && !isUnconfirmed && (
        <p className="mb-4 max-w-prose rounded-control bg-carbs-soft px-3.5 py-3 text-sm text-carbs">
          {t("byLink", { email })}
        </p>
      )}
      <p className="mb-4 max-w-prose text-sm">
        {t("asksFor", { areas: areas.map((area) => names(`${area}.name`)).join(", ") })}
      </p>
      {/* Nothing of one's health is shown by a box that somebody else has ticked. */}
      <GrantForm
        areas={[]}
        endsOn={addDays(today, accessDays)}
        action={t("accept")}
        send={async (grant) => {
          await accept.mutateAsync({ id, token, ...grant });
          notify.success(t("accepted", { name: nutritionist.name }));
        }}
      >
        <Button
          variant="secondary"
          busy={refuse.isPending}
          onClick={() =>
            // The card is gone by then: what is said here does not hang on it.
            refuse.mutateAsync({ id, token }).then(
              () => notify.plain(t("refused")),
              (error) => notify.error(sentenceOr(error, t("failed"))),
            )
          }
        >
          {t("refuse")}
        </Button>
      </GrantForm>
    </Card>
  );
}
