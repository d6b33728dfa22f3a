"use client";

import { Scale } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useFigures, useUnits } from "@/components/figures/use-figures";
import { useMonthName } from "@/components/figures/use-month-name";
import { ChartCard } from "@/components/progress/chart-card";
import type { ChartProps } from "@/components/progress/chart-props";
import { LazyWeightChart } from "@/components/progress/lazy-charts";
import { shownWeight } from "@/lib/nutrition/figures/units";
import { trendChange } from "@/lib/nutrition/views/progress-series";
import type { Projection } from "@/lib/nutrition/views/projection";

type WeightChartCardProps = ChartProps & {
  /** Where the last four weeks lead; null where too little is known, or a professional decides. */
  projection: Projection | null;
  isOwn: boolean;
};

/** Weigh-ins, their trend, the goal, and where it leads at this pace. */
export function WeightChartCard({ days, span, summary, projection, isOwn }: WeightChartCardProps) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const { weight_unit: unit } = useUnits();
  const change = trendChange(days);
  const one = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = (value: number) =>
    format.number(value, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const { weight: kg, weightChange } = useFigures();
  const monthOf = useMonthName();
  const ahead = projection?.reaches_on
    ? ` ${t("projection", {
        pace: weightChange(projection.weekly_kg),
        goal: kg(summary.target_weight ?? 0),
        when: monthOf(projection.reaches_on),
      })}`
    : "";
  const none = isOwn ? `${t("noWeight")} ${t("weighYourself")}` : t("noWeight");
  return (
    <ChartCard
      id="chart-weight"
      title={t("weight")}
      icon={<Scale className="size-5 text-leaf" aria-hidden />}
      summary={
        change
          ? t("trendText", { change: `${signed(change.value)} ${unit}`, days: change.days }) + ahead
          : days.some(({ weight }) => weight !== null)
            ? t("oneWeight")
            : none
      }
      legend={
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
          <li className="flex items-center gap-1.5">
            <span className="size-2 rounded-full border-[1.5px] border-leaf" aria-hidden />
            {t("weighIn")}
          </li>
          <li className="flex items-center gap-1.5">
            <span className="w-4 border-t-2 border-leaf" aria-hidden />
            {t("trend")}
          </li>
        </ul>
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
