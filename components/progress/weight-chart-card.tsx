"use client";

import { Scale } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { ChartCard } from "@/components/progress/chart-card";
import type { ChartProps } from "@/components/progress/chart-props";
import { LazyWeightChart } from "@/components/progress/lazy-charts";
import { shownWeight } from "@/lib/nutrition/figures/units";
import { trendChange } from "@/lib/nutrition/views/progress-series";

/** Weigh-ins, their trend and the goal. */
export function WeightChartCard({ days, span, summary }: ChartProps) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const { weight_unit: unit } = useUnits();
  const change = trendChange(days);
  const one = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = (value: number) =>
    format.number(value, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const hint = days.some(({ weight }) => weight !== null) ? "oneWeight" : "noWeight";
  return (
    <ChartCard
      id="chart-weight"
      title={t("weight")}
      icon={<Scale className="size-5 text-leaf" aria-hidden />}
      summary={
        change ? t("trendText", { change: `${signed(change.value)} ${unit}`, days: change.days }) : t(hint)
      }
      days={days}
      columns={[
        { key: "weight", name: t("weightIn", { unit }), decimals: 1 },
        { key: "trend", name: t("trendIn", { unit }), decimals: 1 },
      ]}
    >
      <LazyWeightChart
        days={days}
        name={t("weight")}
        trendName={t("trend")}
        label={t("drawing", { title: t("weight"), days: span })}
        figure={(value) => `${one(value)} ${unit}`}
        goal={summary.target_weight === null ? null : shownWeight(unit, summary.target_weight)}
      />
    </ChartCard>
  );
}
