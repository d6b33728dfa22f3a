"use client";

import { useTranslations } from "next-intl";
import { NextSteps } from "@/components/layout/page/next-steps";
import { Card } from "@/components/ui/card";
import { useSession } from "@/lib/client/session-store";

export function PartnerScreen() {
  const t = useTranslations("panels.partner");
  const company = useSession((state) => state.user?.company);
  return (
    <Card>
      {company && (
        <>
          <p className="max-w-prose">{t("text", { company: company.name })}</p>
          <p className="mt-2 max-w-prose text-sm text-muted">
            {t(company.role === "manager" ? "manager" : "member")}
          </p>
        </>
      )}
      <NextSteps title={t("now")} dashboard={t("dashboard")} support={t("support")} />
    </Card>
  );
}
