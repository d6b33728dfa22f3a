"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChangeGrant, useRevokeGrant } from "@/components/care/common/api";
import { GrantForm } from "@/components/care/sharing/grant-form";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import type { CareLinkView } from "@/lib/care/care-schema";
import { sentenceOr } from "@/lib/client/api-error";

/** Somebody who was let in: what they see, since and until when; to be changed or ended at once. */
export function LinkItem({ link }: { link: CareLinkView }) {
  const { id, nutritionist, areas, grantedAt, endsOn, revokedAt, inForce } = link;
  const t = useTranslations("care.sharing");
  const names = useTranslations("care.areas");
  const day = useDayFormat();
  const [isChanging, setChanging] = useState(false);
  const change = useChangeGrant(id);
  const revoke = useRevokeGrant(id);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {nutritionist.name}
            <Badge tone={inForce ? "leaf" : "neutral"}>
              {inForce ? t("open") : revokedAt ? t("revoked") : t("ended")}
            </Badge>
          </p>
          <p className="mt-1 text-sm text-muted">
            {revokedAt
              ? t("revokedOn", { since: day(grantedAt), day: day(revokedAt) })
              : t("sinceUntil", { since: day(grantedAt), until: day(endsOn) })}
          </p>
          {inForce && (
            <p className="mt-1 text-sm">
              {t("sees", { areas: areas.map((area) => names(`${area}.name`)).join(", ") })}
            </p>
          )}
        </div>
        {!revokedAt && (
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {t("change")}
            </Button>
            <ConfirmDialog
              action={t("revoke")}
              title={t("revokeTitle", { name: nutritionist.name })}
              text={t("revokeText")}
              yes={t("revokeYes")}
              no={t("keep")}
              busy={revoke.isPending}
              onYes={(done) =>
                revoke.mutate(undefined, {
                  onSuccess: () => {
                    done();
                    notify.success(t("revokedNow", { name: nutritionist.name }));
                  },
                  onError: (error) => notify.error(sentenceOr(error, t("failed"))),
                })
              }
            />
          </div>
        )}
      </div>
      {isChanging && !revokedAt && (
        <div className="mt-4 rounded-card bg-sunken p-4">
          <GrantForm
            areas={areas}
            endsOn={endsOn}
            action={t("save")}
            send={async (grant) => {
              await change.mutateAsync(grant);
              setChanging(false);
              notify.success(t("changed"));
            }}
          />
        </div>
      )}
    </li>
  );
}
