"use client";

import { Sun } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Progress, percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

/** What is left of today, in one ring. `known` is false when only the goals could be had. */
export function TodayCard({ metrics, known }: { metrics: Dashboard["metrics"]; known: boolean }) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const figures = useFigures();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { calories_consumed: consumed, calories_goal: goal } = metrics;
  const left = Math.round(goal - consumed);
  const over = known && left < 0;
  const words = {
    ...{ consumed: figures.energyValue(consumed), goal: figures.energy(goal) },
    ...{ left: figures.energy(left), over: figures.energy(-left) },
  };
  const ring = known ? t(over ? "ringOver" : "ring", words) : t("ringUnknown", words);
  const ifKnown = (value: string) => (known ? value : t("unknown"));
  const calories = t("caloriesOf", {
    value: ifKnown(figures.energyValue(consumed)),
    goal: figures.energy(goal),
  });
  const protein = t("proteinOf", {
    value: ifKnown(whole(metrics.protein_consumed)),
    goal: whole(metrics.protein_goal),
  });
  return (
    <Card aria-labelledby="today-title">
      <CardHeader
        id="today-title"
        title={t("title")}
        icon={<Sun className="size-5 text-calories" aria-hidden />}
      />
      <div className="flex items-center gap-5 sm:gap-8">
        <Ring
          className="w-30 shrink-0 sm:w-44"
          parts={[{ tone: over ? "carbs" : "calories", percent: known ? percentOf(consumed, goal) : 0 }]}
          label={ring}
        >
          <span className="figures text-xl sm:text-2xl">{ifKnown(figures.energyValue(Math.abs(left)))}</span>
          <span className="max-w-20 text-xs text-muted">
            {figures.energyUnit} {t(over ? "over" : "left")}
          </span>
        </Ring>
        <ul className="flex min-w-0 grow flex-col gap-4 sm:gap-5">
          <Figure name={t("meals")} value={ifKnown(t("mealsCount", { count: metrics.meals_today }))} />
          <Figure name={t("calories")} value={calories}>
            <Progress
              value={known ? consumed : 0}
              goal={goal}
              tone={over ? "carbs" : "calories"}
              label={t("calories")}
              text={calories}
            />
          </Figure>
          <Figure name={t("protein")} value={protein}>
            <Progress
              value={known ? metrics.protein_consumed : 0}
              goal={metrics.protein_goal}
              tone="protein"
              label={t("protein")}
              text={protein}
            />
          </Figure>
        </ul>
      </div>
    </Card>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-sm text-muted tabular-nums">{value}</span>
      </div>
      {children && <div className="mt-1.5">{children}</div>}
    </li>
  );
}
