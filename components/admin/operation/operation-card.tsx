"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { type Column, StackedTable } from "@/components/ui/stacked-table";
import type { Queues } from "@/lib/admin/operation/operation-schema";
import type { CallFigures, Operation, ReadingFigures } from "@/lib/telemetry/operation-counts";

const CALL_SPANS = ["minutes", "hour", "day"] as const;
const READING_SPANS = ["day", "week"] as const;
const SHARES = ["understood", "asked", "not_understood", "coverage"] as const;

/** How well messages are read, and how the web process answers. */
export function OperationCard() {
  const t = useTranslations("admin.operation");
  const answer = useAnswer<Queues>("/api/admin/queues");
  return (
    <Card className="min-w-0" aria-labelledby="operation-title">
      <CardHeader id="operation-title" title={t("title")} />
      <Loaded answer={answer} height="h-64">
        {({ operation }) => (
          <div className="grid gap-6">
            <Readings readings={operation.readings} />
            <Calls calls={operation.calls} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Readings({ readings }: Pick<Operation, "readings">) {
  const t = useTranslations("admin.operation");
  const shown = useShown();
  const columns: Column<ReadingFigures & { span: (typeof READING_SPANS)[number] }>[] = [
    { key: "span", title: t("period"), cell: ({ span }) => <b>{t(`span.${span}`)}</b> },
    { key: "messages", title: t("messages"), isFigure: true, cell: (row) => shown.number(row.messages) },
    ...SHARES.map((name) => ({
      ...{ key: name, title: t(name), isFigure: true },
      cell: (row: ReadingFigures) => shown.percent(row[name]),
    })),
  ];
  const rows = READING_SPANS.map((span) => ({ span, ...readings[span] }));
  return (
    <div className="min-w-0">
      <h3 className="text-sm">{t("readings")}</h3>
      <StackedTable label={t("readings")} columns={columns} rows={rows} idOf={({ span }) => span} />
      <p className="mt-2 text-xs text-muted">{t("readingsHow")}</p>
    </div>
  );
}

function Calls({ calls }: Pick<Operation, "calls">) {
  const t = useTranslations("admin.operation");
  const shown = useShown();
  const format = useFormatter();
  const columns: Column<CallFigures & { span: (typeof CALL_SPANS)[number] }>[] = [
    { key: "span", title: t("period"), cell: ({ span }) => <b>{t(`span.${span}`)}</b> },
    {
      ...{ key: "rate", title: t("perMinute"), isFigure: true },
      cell: ({ perMinute }) => format.number(perMinute, { maximumFractionDigits: 1 }),
    },
    { key: "errors", title: t("errors"), isFigure: true, cell: (row) => shown.percent(row.errorShare) },
    {
      ...{ key: "p95", title: t("p95"), isFigure: true },
      cell: ({ p95Ms }) => (p95Ms === null ? "—" : t("ms", { ms: p95Ms })),
    },
  ];
  const rows = CALL_SPANS.map((span) => ({ span, ...calls[span] }));
  return (
    <div className="min-w-0">
      <h3 className="text-sm">{t("calls")}</h3>
      <StackedTable label={t("calls")} columns={columns} rows={rows} idOf={({ span }) => span} />
      <p className="mt-2 text-xs text-muted">{t("callsHow")}</p>
    </div>
  );
}
