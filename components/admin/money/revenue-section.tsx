"use client";

import { useFormatter, useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { CountedAt } from "@/components/panel/counted-at";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { type Column, StackedTable } from "@/components/ui/stacked-table";
import type { Revenue } from "@/lib/admin/money/revenue-schema";

const MOVEMENTS = ["fresh", "expansion", "reactivation", "contraction", "churn"] as const;

/** How the monthly revenue moves, what it consists of, and whose is at risk. */
export function RevenueSection() {
  const answer = useAnswer<Revenue>("/api/admin/revenue", { refetchInterval: false });
  return (
    <Loaded answer={answer} height="h-96">
      {(revenue) => <Sums revenue={revenue} />}
    </Loaded>
  );
}

function Sums({ revenue: data }: { revenue: Revenue }) {
  const t = useTranslations("admin.revenue");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="min-w-0 lg:col-span-2" aria-labelledby="movement-title">
        <CardHeader id="movement-title" title={t("movement")} />
        <p className="mb-3 max-w-prose text-sm text-muted">{t("movementHow")}</p>
        <div className="mb-3">
          <CountedAt at={data.at} />
        </div>
        <Movement months={data.months} />
      </Card>
      <Parts revenue={data} />
      <Risks risks={data.risks} />
    </div>
  );
}

function Movement({ months }: { months: Revenue["months"] }) {
  const t = useTranslations("admin.revenue");
  const shown = useShown();
  const format = useFormatter();
  const monthOf = (month: string) =>
    format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: "short", year: "numeric" });
  const most = Math.max(1, ...months.map(({ mrr }) => mrr));
  const columns: Column<Revenue["months"][number]>[] = [
    { key: "month", title: t("month"), cell: ({ month }) => monthOf(month) },
    ...MOVEMENTS.map((name) => ({
      ...{ key: name, title: t(name), isFigure: true },
      cell: (row: Revenue["months"][number]) =>
        row[name] === 0
          ? "—"
          : `${name === "churn" || name === "contraction" ? "−" : "+"}${shown.reais(row[name])}`,
    })),
    {
      ...{ key: "mrr", title: t("mrr"), className: "sm:min-w-40" },
      cell: ({ mrr }) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <span className="h-2 rounded-full bg-leaf" style={{ width: `${(mrr / most) * 5}rem` }} />
          {shown.reais(mrr)}
        </span>
      ),
    },
  ];
  return <StackedTable label={t("movement")} columns={columns} rows={months} idOf={({ month }) => month} />;
}

function Parts({ revenue: { parts, received } }: { revenue: Revenue }) {
  const t = useTranslations("admin.revenue");
  const methods = useTranslations("admin.user.methods");
  const names = usePlanNames();
  const shown = useShown();
  const latest = received.at(-1);
  const columns: Column<Revenue["parts"][number]>[] = [
    { key: "plan", title: t("plan"), cell: ({ plan }) => names.plan(plan) },
    { key: "method", title: t("method"), cell: ({ method }) => methods(method) },
    { key: "people", title: t("people"), isFigure: true, cell: ({ people }) => shown.number(people) },
    { key: "mrr", title: t("mrr"), isFigure: true, cell: ({ mrr }) => shown.reais(mrr) },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="parts-title">
      <CardHeader id="parts-title" title={t("parts")} />
      {parts.length === 0 ? (
        <p className="text-sm text-muted">{t("noParts")}</p>
      ) : (
        <StackedTable
          label={t("parts")}
          columns={columns}
          rows={parts}
          idOf={({ plan, method }) => `${plan} ${method}`}
        />
      )}
      {latest && (
        <p className="mt-3 text-sm text-muted">
          {t("received", { amount: shown.reais(latest.amount), returned: shown.reais(latest.returned) })}
        </p>
      )}
    </Card>
  );
}

function Risks({ risks }: { risks: Revenue["risks"] }) {
  const t = useTranslations("admin.revenue");
  const names = usePlanNames();
  const shown = useShown();
  return (
    <Card className="min-w-0" aria-labelledby="risks-title">
      <CardHeader id="risks-title" title={t("risks")} />
      {risks.length === 0 ? (
        <EmptyState title={t("noRisks")} text={t("noRisksText")} />
      ) : (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {risks.map(({ id, name, plan, until, why, monthly }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <a
                href={`/admin?aba=pessoas&pessoa=${id}`}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {name}
              </a>
              <Badge tone={why === "declined" ? "danger" : "amber"}>{t(`whys.${why}`)}</Badge>
              <span className="basis-full text-muted tabular-nums">
                {t("risk", {
                  plan: names.plan(plan),
                  until: shown.day(until),
                  monthly: shown.reais(monthly),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
