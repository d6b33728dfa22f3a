"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CountedAt } from "@/components/panel/counted-at";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Table, Td, Th } from "@/components/ui/table";
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
  return (
    <Table label={t("movement")}>
      <thead>
        <tr>
          <Th>{t("month")}</Th>
          {MOVEMENTS.map((name) => (
            <Th key={name} className="text-right">
              {t(name)}
            </Th>
          ))}
          <Th className="min-w-40">{t("mrr")}</Th>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <Td className="whitespace-nowrap">{monthOf(row.month)}</Td>
            {MOVEMENTS.map((name) => (
              <Td key={name} className="text-right whitespace-nowrap">
                {row[name] === 0
                  ? "—"
                  : `${name === "churn" || name === "contraction" ? "−" : "+"}${shown.reais(row[name])}`}
              </Td>
            ))}
            <Td>
              <span className="flex items-center gap-2 whitespace-nowrap">
                <span className="h-2 rounded-full bg-leaf" style={{ width: `${(row.mrr / most) * 5}rem` }} />
                {shown.reais(row.mrr)}
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Parts({ revenue: { parts, received } }: { revenue: Revenue }) {
  const t = useTranslations("admin.revenue");
  const methods = useTranslations("admin.user.methods");
  const shown = useShown();
  const latest = received.at(-1);
  return (
    <Card className="min-w-0" aria-labelledby="parts-title">
      <CardHeader id="parts-title" title={t("parts")} />
      {parts.length === 0 ? (
        <p className="text-sm text-muted">{t("noParts")}</p>
      ) : (
        <Table label={t("parts")}>
          <thead>
            <tr>
              <Th>{t("plan")}</Th>
              <Th>{t("method")}</Th>
              <Th className="text-right">{t("people")}</Th>
              <Th className="text-right">{t("mrr")}</Th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ plan, method, people, mrr }) => (
              <tr key={`${plan} ${method}`}>
                <Td>{plan}</Td>
                <Td>{methods(method)}</Td>
                <Td className="text-right">{shown.number(people)}</Td>
                <Td className="text-right">{shown.reais(mrr)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
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
                {t("risk", { plan, until: shown.day(until), monthly: shown.reais(monthly) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
