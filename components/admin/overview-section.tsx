"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { healthQuery } from "@/components/layout/member/health-query";
import { CountedAt } from "@/components/panel/counted-at";
import { Facts, Figure } from "@/components/panel/facts";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { BusinessFigures } from "@/lib/admin/money/figures-schema";

const BarsByDay = dynamic(() => import("@/components/panel/bars-by-day").then((file) => file.BarsByDay), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

const CHECKS = ["database", "auth", "queue"] as const;
const TONE = { ok: "leaf", behind: "amber", down: "danger" } as const;

/** How the business stands today, and whether anything is in trouble. */
export function BusinessOverview() {
  const t = useTranslations("admin.overview");
  const answer = useAnswer<BusinessFigures>("/api/admin/overview", { refetchInterval: 60_000 });
  return (
    <Loaded answer={answer} height="h-96" title={t("failed")} text={t("failedText")}>
      {(figures) => <Overview figures={figures} />}
    </Loaded>
  );
}

function Overview({ figures: data }: { figures: BusinessFigures }) {
  const t = useTranslations("admin.overview");
  return (
    <div className="flex flex-col gap-4">
      <Numbers figures={data} />
      <CountedAt at={data.countedAt} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card aria-labelledby="by-day-people" className="min-w-0">
          <CardHeader id="by-day-people" title={t("signUps")} />
          <BarsByDay
            label={t("signUps")}
            color="var(--leaf)"
            days={data.days.map(({ day, signUps }) => ({ day, value: signUps }))}
          />
        </Card>
        <Card aria-labelledby="by-day-meals" className="min-w-0">
          <CardHeader id="by-day-meals" title={t("meals")} />
          <BarsByDay
            label={t("meals")}
            color="var(--calories-fill)"
            days={data.days.map(({ day, meals }) => ({ day, value: meals }))}
          />
        </Card>
        <Trouble figures={data} />
        <HealthCard />
      </div>
    </div>
  );
}

function Numbers({ figures }: { figures: BusinessFigures }) {
  const t = useTranslations("admin.overview");
  const shown = useShown();
  const { people, active, trials, mrr, churn, conversion } = figures;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Figure name={t("people")} value={shown.number(people)} />
      <Figure name={t("active")} value={shown.number(active)} how={t("activeHow")} />
      <Figure name={t("trials")} value={shown.number(trials)} />
      <Figure name={t("mrr")} value={shown.reais(mrr)} how={t("mrrHow")} />
      <Figure
        name={t("churn")}
        value={shown.percent(churn.share)}
        how={t("churnHow", { count: churn.count, base: churn.base })}
      />
      <Figure
        name={t("conversion")}
        value={shown.percent(conversion.share)}
        how={t("conversionHow", { count: conversion.count, base: conversion.base })}
      />
    </div>
  );
}

function Trouble({ figures: { trouble, lastWebhook, at } }: { figures: BusinessFigures }) {
  const t = useTranslations("admin.overview");
  const shown = useShown();
  const link = (href: string, count: number) =>
    count === 0 ? (
      "0"
    ) : (
      <Link
        href={href}
        onClick={href.startsWith("?") ? stayHere : undefined}
        className="font-semibold text-leaf underline underline-offset-4"
      >
        {shown.number(count)}
      </Link>
    );
  return (
    <Card aria-labelledby="trouble-title">
      <CardHeader
        id="trouble-title"
        title={t("trouble")}
        aside={<span className="text-xs text-muted">{t("asOf", { at: shown.moment(at) })}</span>}
      />
      <Facts
        rows={[
          [t("refundsDue"), link(`?${TAB}=reembolsos`, trouble.refundsDue)],
          [t("failedPayments"), shown.number(trouble.failedPayments)],
          [t("webhooksWaiting"), link("/admin/advanced?aba=webhooks", trouble.webhooksWaiting)],
          [t("messagesWaiting"), link("/admin/advanced?aba=filas", trouble.messagesWaiting)],
          [t("messagesFailed"), link("/admin/advanced?aba=filas", trouble.messagesFailed)],
          [t("mailsFailed"), link("/admin/advanced?aba=filas", trouble.mailsFailed)],
          [t("lastWhatsapp"), shown.moment(lastWebhook.whatsapp)],
          [t("lastMercadoPago"), shown.moment(lastWebhook.mercadoPago)],
        ]}
      />
    </Card>
  );
}

function HealthCard() {
  const t = useTranslations("panels.health");
  const { data } = useQuery(healthQuery);
  return (
    <Card aria-labelledby="health-title">
      <CardHeader id="health-title" title={t("title")} />
      {data?.checks ? (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {CHECKS.map((check) => (
            <li key={check} className="flex items-center justify-between py-2.5">
              {t(check)}
              <Badge tone={TONE[data.checks[check]]}>{t(data.checks[check])}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t("unknown")}</p>
      )}
      {data?.version && <p className="mt-3 text-sm text-muted">{t("version", { version: data.version })}</p>}
    </Card>
  );
}
