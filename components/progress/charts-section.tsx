"use client";

import { useQuery } from "@tanstack/react-query";
import { Droplets, Flame, PieChart, Scale } from "lucide-react";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { CHART_SPANS, type ChartSpan, chartsQuery } from "@/components/progress/api";
import { ChartCard } from "@/components/progress/chart-card";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { errorText } from "@/lib/client/api-error";
import { averageOf, type ChartDay, chartDays, trendChange } from "@/lib/nutrition/progress-series";

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

/** Weight, calories, macronutrients and water over the last 7, 30 or 90 days. */
export function ChartsSection() {
  const t = useTranslations("progress.charts");
  const words = useTranslations("errors");
  const format = useFormatter();
  const [span, setSpan] = useState<ChartSpan>(30);
  const { data, error, isFetching, refetch } = useQuery(chartsQuery(span));

  if (!data) {
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{errorText(error, words)}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </div>
    ) : (
      <div role="status" aria-label={t("loading")}>
        <Skeleton className="h-72 rounded-card" />
      </div>
    );
  }
  const { summary, history, today } = data;
  const days = chartDays(history, today, span);
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const one = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const average = (key: "calories" | "protein" | "water", unit: string) => {
    const mean = averageOf(days, key);
    return mean ? t("average", { value: `${whole(mean.value)} ${unit}`, count: mean.days }) : t("empty");
  };
  const change = trendChange(days);
  const signed = change && format.number(change.kg, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const goalOf = (goal: number | null) => ({ goal, goalName: t("goal") });
  const macroNames = { protein: t("protein"), carbs: t("carbs"), fat: t("fat") };
  return (
    <section aria-label={t("title")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <fieldset className="flex gap-1 rounded-control bg-sunken p-1" aria-label={t("span")}>
          {CHART_SPANS.map((days) => (
            <Button
              key={days}
              variant={days === span ? "secondary" : "ghost"}
              size="sm"
              aria-pressed={days === span}
              onClick={() => setSpan(days)}
            >
              {t("days", { days })}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ChartCard
          id="chart-weight"
          title={t("weight")}
          icon={<Scale className="size-5 text-leaf" aria-hidden />}
          summary={change && signed ? t("trendText", { kg: signed, days: change.days }) : weightHint(days, t)}
          days={days}
          columns={[
            { key: "weight", name: t("weightKg"), decimals: 1 },
            { key: "trend", name: t("trendKg"), decimals: 1 },
          ]}
        >
          <WeightChart
            days={days}
            name={t("weight")}
            trendName={t("trend")}
            label={t("drawing", { title: t("weight"), days: span })}
            figure={(value) => `${one(value)} kg`}
            {...goalOf(summary.target_weight)}
          />
        </ChartCard>
        <ChartCard
          id="chart-calories"
          title={t("calories")}
          icon={<Flame className="size-5 text-calories" aria-hidden />}
          summary={average("calories", "kcal")}
          days={days}
          columns={[{ key: "calories", name: t("caloriesKcal"), decimals: 0 }]}
        >
          <BarsChart
            days={days}
            series={[{ key: "calories", name: t("calories"), color: "var(--calories-fill)" }]}
            label={t("drawing", { title: t("calories"), days: span })}
            figure={(value) => `${whole(value)} kcal`}
            {...goalOf(summary.daily_calories)}
          />
        </ChartCard>
        <ChartCard
          id="chart-macros"
          title={t("macros")}
          icon={<PieChart className="size-5 text-protein" aria-hidden />}
          summary={macroText(days)}
          legend={
            <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
              {MACROS.map(({ key, dot }) => (
                <li key={key} className="flex items-center gap-1.5">
                  <span className={cn("size-2.5 rounded-full", dot)} aria-hidden />
                  {macroNames[key]}
                </li>
              ))}
            </ul>
          }
          days={days}
          columns={MACROS.map(({ key }) => ({ key, name: t(`${key}G`), decimals: 0 }))}
        >
          <BarsChart
            days={days}
            series={MACROS.map(({ key, color }) => ({ key, color, name: macroNames[key] }))}
            label={t("drawing", { title: t("macros"), days: span })}
            figure={(value) => `${whole(value)} g`}
            {...goalOf(null)}
          />
        </ChartCard>
        <ChartCard
          id="chart-water"
          title={t("water")}
          icon={<Droplets className="size-5 text-water" aria-hidden />}
          summary={average("water", "ml")}
          days={days}
          columns={[{ key: "water", name: t("waterMl"), decimals: 0 }]}
        >
          <BarsChart
            days={days}
            series={[{ key: "water", name: t("water"), color: "var(--water-fill)" }]}
            label={t("drawing", { title: t("water"), days: span })}
            figure={(value) => `${whole(value)} ml`}
            {...goalOf(summary.water_goal)}
          />
        </ChartCard>
      </div>
    </section>
  );

  function macroText(days: readonly ChartDay[]): string {
    const means = MACROS.map(({ key }) => averageOf(days, key));
    const [protein, carbs, fat] = means.map((mean) => (mean ? whole(mean.value) : null));
    return protein && carbs && fat ? t("macroAverage", { protein, carbs, fat }) : t("empty");
  }
}

function weightHint(days: readonly ChartDay[], t: (key: "oneWeight" | "noWeight") => string): string {
  return t(days.some(({ weight }) => weight !== null) ? "oneWeight" : "noWeight");
}
