"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Facts } from "@/components/panel/facts";
import { useShown } from "@/components/panel/use-shown";
import { ProfessionalCode } from "@/components/profile/company/professional-code";
import { Card, CardHeader } from "@/components/ui/card";
import { useSession } from "@/lib/client/session-store";
import type { PartnerView } from "@/lib/partners/members/member-schema";

const SEEN = ["name", "since", "status", "lastDay"] as const;
const UNSEEN = ["meals", "weight", "health", "talks"] as const;

/** Whom somebody belongs to, what that company sees of them and what it never does, and the way out. */
export function MemberSide({ view: { company, since, professional } }: { view: PartnerView }) {
  const t = useTranslations("partner.member");
  const shown = useShown();
  const current = useSession((state) => state.user?.company) ?? company;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card aria-labelledby="company-title">
        <CardHeader id="company-title" title={company.name} />
        <Facts
          rows={[
            [t("sinceLabel"), shown.day(since)],
            [t("professional"), professional ?? t("noProfessional")],
          ]}
        />
      </Card>
      <Card aria-labelledby="shared-title">
        <CardHeader id="shared-title" title={t("shared")} />
        <ul className="flex flex-col gap-2 text-sm">
          {SEEN.map((name) => (
            <li key={name} className="flex items-start gap-2">
              <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
              {t(`sees.${name}`)}
            </li>
          ))}
        </ul>
        <p className="mt-4 mb-2 text-sm font-semibold">{t("never")}</p>
        <ul className="flex flex-col gap-2 text-sm">
          {UNSEEN.map((name) => (
            <li key={name} className="flex items-start gap-2">
              <X className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
              {t(`unseen.${name}`)}
            </li>
          ))}
        </ul>
      </Card>
      <ProfessionalCode company={current} />
    </div>
  );
}
