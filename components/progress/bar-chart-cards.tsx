"use client";

import { Droplets, Flame, PieChart } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { ChartCard } from "@/components/progress/chart-card";
import type { ChartProps } from "@/components/progress/chart-props";
import { LazyBarsChart } from "@/components/progress/lazy-charts";
import { cn } from "@/components/ui/cn";
import { energyIn } from "@/lib/nutrition/figures/units";
import { againstGoal, averageOf, type ChartDay } from "@/lib/nutrition/views/progress-series";

const MACROS = [
  { key: "protein", color: "var(--protein-fill)", dot: "bg-protein-fill" },
  { key: "carbs", color: "var(--carbs-fill)", dot: "bg-carbs-fill" },
  { key: "fat", color: "var(--fat-fill)", dot: "bg-fat-fill" },
] as const;

export function CaloriesChart({ days, span, summary }: ChartProps) {
  const t = useTranslations("progress.charts");
  const { energy_unit: unit } = useUnits();
  const figure = useWhole(unit);
  return (
    <ChartCard
      id="chart-calories"
      title={t("calories")}
      icon={<Flame className="size-5 text-calories" aria-hidden />}
      summary={`${useAverage(days, "calories", figure)}${useDistance(days, figure)}`}
      days={days}
      columns={[
        { key: "calories", name: t("caloriesIn", { unit }), decimals: 0 },
        { key: "calorieGoal", name: t("goalIn", { unit }), decimals: 0 },
      ]}
    >
      <LazyBarsChart
        days={days}
        series={[{ key: "calories", name: t("calories"), color: "var(--calories-fill)" }]}
        label={t("drawing", { title: t("calories"), days: span })}
        figure={figure}
        goal={summary.daily_calories === null ? null : energyIn(unit, summary.daily_calories)}
        goalKey="calorieGoal"
      />
    </ChartCard>
  );
}

export function MacrosChart({ days, span }: ChartProps) {
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
      <LazyBarsChart
        days={days}
        series={MACROS.map(({ key, color }) => ({ key, color, name: names[key] }))}
        label={t("drawing", { title: t("macros"), days: span })}
        figure={figure}
        goal={null}
      />
    </ChartCard>
  );
}

export function WaterChart({ days, span, summary }: ChartProps) {
  const t = useTranslations("progress.charts");
  const figure = useWhole("ml");
  return (
    <ChartCard
      id="chart-water"
      title={t("water")}
      icon={<Droplets className="size-5 text-water" aria-hidden />}
      summary={`${useAverage(days, "water", figure)}${useMet(days)}`}
      days={days}
      columns={[
        { key: "water", name: t("waterMl"), decimals: 0 },
        { key: "waterGoal", name: t("goalIn", { unit: "ml" }), decimals: 0 },
      ]}
    >
      <LazyBarsChart
        days={days}
        series={[{ key: "water", name: t("water"), color: "var(--water-fill)" }]}
        label={t("drawing", { title: t("water"), days: span })}
        figure={figure}
        goal={summary.water_goal}
        goalKey="waterGoal"
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

/** What the average comes to beside the goal, in a sentence; nothing where there is none. */
function useDistance(days: readonly ChartDay[], figure: (value: number) => string): string {
  const t = useTranslations("progress.charts");
  const stood = againstGoal(days, "calories");
  if (!stood) return "";
  const { beyond } = stood;
  const where = beyond === 0 ? "onGoal" : beyond > 0 ? "aboveGoal" : "underGoal";
  return ` ${t(where, { value: figure(Math.abs(beyond)) })}`;
}

/** On how many of its days the water was drunk, in a sentence. */
function useMet(days: readonly ChartDay[]): string {
  const t = useTranslations("progress.charts");
  const stood = againstGoal(days, "water");
  return stood ? ` ${t("metOn", { met: stood.met, count: stood.days })}` : "";
}
