"use client";

import { Droplets, Flame, PieChart, Scale } from "lucide-react";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import type { ChartSpan } from "@/components/progress/api";
import { ChartCard } from "@/components/progress/chart-card";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { useFigures } from "@/components/ui/use-figures";
import type { Progress } from "@/lib/nutrition/progress";
import { averageOf, type ChartDay, chartDays, trendChange } from "@/lib/nutrition/progress-series";
import { energyIn, shownWeight, type Units, weightIn } from "@/lib/nutrition/units";

// The drawing library comes after the page: sentences and tables do not wait for it.
const loading = () => <Skeleton className="h-56" />;
const BarsChart = dynamic(() => import("@/components/progress/charts").then((file) => file.BarsChart), {
  ssr: false,
  loading,
});
const WeightChart = dynamic(() => import("@/components/progress/charts").then((file) => file.WeightChart), {
  ssr: false,
  loading,
});

const MACROS = [
  { key: "protein", color: "var(--protein-fill)", dot: "bg-protein-fill" },
  { key: "carbs", color: "var(--carbs-fill)", dot: "bg-carbs-fill" },
  { key: "fat", color: "var(--fat-fill)", dot: "bg-fat-fill" },
] as const;

type Summary = Progress["summary"];
type CardProps = { days: readonly ChartDay[]; span: ChartSpan; summary: Summary };

/** A chart for each thing that is followed, in the reader's units. */
export function ChartCards({ progress, span }: { progress: Progress; span: ChartSpan }) {
  const { weightUnit: weight_unit, energyUnit: energy_unit } = useFigures();
  const days = chartDays(progress.history, progress.today, span).map((day) =>
    inUnits(day, { weight_unit, energy_unit }),
  );
  const common = { days, span, summary: progress.summary };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <WeightCard {...common} />
      <CaloriesCard {...common} />
      <MacrosCard {...common} />
      <WaterCard {...common} />
    </div>
  );
}

function inUnits(day: ChartDay, { weight_unit, energy_unit }: Units): ChartDay {
  return {
    ...day,
    calories: day.calories === null ? null : energyIn(energy_unit, day.calories),
    weight: day.weight === null ? null : shownWeight(weight_unit, day.weight),
    trend: day.trend === null ? null : weightIn(weight_unit, day.trend),
  };
}

function WeightCard({ days, span, summary }: CardProps) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const { weightUnit: unit } = useFigures();
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
      <WeightChart
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

function CaloriesCard({ days, span, summary }: CardProps) {
  const t = useTranslations("progress.charts");
  const { energyUnit: unit } = useFigures();
  const figure = useWhole(unit);
  return (
    <ChartCard
      id="chart-calories"
      title={t("calories")}
      icon={<Flame className="size-5 text-calories" aria-hidden />}
      summary={useAverage(days, "calories", figure)}
      days={days}
      columns={[{ key: "calories", name: t("caloriesIn", { unit }), decimals: 0 }]}
    >
      <BarsChart
        days={days}
        series={[{ key: "calories", name: t("calories"), color: "var(--calories-fill)" }]}
        label={t("drawing", { title: t("calories"), days: span })}
        figure={figure}
        goal={energyIn(unit, summary.daily_calories)}
      />
    </ChartCard>
  );
}

function MacrosCard({ days, span }: CardProps) {
  const t = useTranslations("progress.charts");
  const figure = useWhole("g");
  const names = { protein: t("protein"), carbs: t("carbs"), fat: t("fat") };
  const [protein, carbs, fat] = MACROS.map(({ key }) => averageOf(days, key)?.value);
  const isKnown = protein !== undefined && carbs !== undefined && fat !== undefined;
  return (
    <ChartCard
      id="chart-macros"
      title={t("macros")}
      icon={<PieChart className="size-5 text-protein" aria-hidden />}
      summary={
        isKnown
          ? t("macroAverage", { protein: figure(protein), carbs: figure(carbs), fat: figure(fat) })
          : t("empty")
      }
      legend={
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {MACROS.map(({ key, dot }) => (
            <li key={key} className="flex items-center gap-1.5">
              <span className={cn("size-2.5 rounded-full", dot)} aria-hidden />
              {names[key]}
            </li>
          ))}
        </ul>
      }
      days={days}
      columns={MACROS.map(({ key }) => ({ key, name: t(`${key}G`), decimals: 0 }))}
    >
      <BarsChart
        days={days}
        series={MACROS.map(({ key, color }) => ({ key, color, name: names[key] }))}
        label={t("drawing", { title: t("macros"), days: span })}
        figure={figure}
        goal={null}
      />
    </ChartCard>
  );
}

function WaterCard({ days, span, summary }: CardProps) {
  const t = useTranslations("progress.charts");
  const figure = useWhole("ml");
  return (
    <ChartCard
      id="chart-water"
      title={t("water")}
      icon={<Droplets className="size-5 text-water" aria-hidden />}
      summary={useAverage(days, "water", figure)}
      days={days}
      columns={[{ key: "water", name: t("waterMl"), decimals: 0 }]}
    >
      <BarsChart
        days={days}
        series={[{ key: "water", name: t("water"), color: "var(--water-fill)" }]}
        label={t("drawing", { title: t("water"), days: span })}
        figure={figure}
        goal={summary.water_goal}
      />
    </ChartCard>
  );
}

function useWhole(unit: string): (value: number) => string {
  const format = useFormatter();
  return (value) => `${format.number(value, { maximumFractionDigits: 0 })} ${unit}`;
}

function useAverage(
  days: readonly ChartDay[],
  key: "calories" | "water",
  figure: (value: number) => string,
): string {
  const t = useTranslations("progress.charts");
  const mean = averageOf(days, key);
  return mean ? t("average", { value: figure(mean.value), count: mean.days }) : t("empty");
}
