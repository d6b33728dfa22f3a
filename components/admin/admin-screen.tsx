"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { healthQuery } from "@/components/layout/member/health-query";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { Card, CardHeader } from "@/components/ui/card";

const CHECKS = ["database", "auth", "queue"] as const;
const TONE = { ok: "leaf", behind: "amber", down: "danger" } as const;

export function AdminScreen() {
  const t = useTranslations("panels");
  const { data } = useQuery(healthQuery);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <p className="max-w-prose">{t("admin.text")}</p>
        <Link href="/admin/advanced" className={`${buttonClass({ variant: "secondary" })} mt-5`}>
          {t("admin.advanced")}
        </Link>
      </Card>
      <Card aria-labelledby="health-title">
        <CardHeader id="health-title" title={t("health.title")} />
        {data?.checks ? (
          <ul className="flex flex-col divide-y divide-line text-sm">
            {CHECKS.map((check) => (
              <li key={check} className="flex items-center justify-between py-2.5">
                {t(`health.${check}`)}
                <Badge tone={TONE[data.checks[check]]}>{t(`health.${data.checks[check]}`)}</Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">{t("health.unknown")}</p>
        )}
        {data?.version && (
          <p className="mt-3 text-sm text-muted">{t("health.version", { version: data.version })}</p>
        )}
      </Card>
    </div>
  );
}
