"use client";

import { Sun } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProgressBar, percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type TodayCardProps = {
  metrics: Dashboard["metrics"];
  /** Whether what was eaten could be had, and not the goals alone. */
  known: boolean;
  /** Whether the goal is the one that everybody starts with. */
  usual: boolean;
};

/** What is left of today, in one ring; what was eaten, where a professional decides on the goal. */
export function TodayCard({ metrics, known, usual }: TodayCardProps) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const figures = useFigures();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { calories_consumed: consumed, calories_goal: goal } = metrics;
  const ifKnown = (value: string) => (known ? value : t("unknown"));
  const left = goal === null ? null : Math.round(goal - consumed);
  const over = known && left !== null && left < 0;
  const ring = ringWords();
  const eaten = ifKnown(figures.energyValue(consumed));
  const calories =
    goal === null
      ? t("ofNone", { value: `${eaten} ${figures.energyUnit}` })
      : t("caloriesOf", { value: eaten, goal: figures.energy(goal) });
  const proteinEaten = ifKnown(whole(metrics.protein_consumed));
  const protein =
    metrics.protein_goal === null
      ? t("ofNone", { value: `${proteinEaten} g` })
      : t("proteinOf", { value: proteinEaten, goal: whole(metrics.protein_goal) });

  function ringWords() {
    if (goal === null || left === null) return t("noGoalRing", { consumed: figures.energy(consumed) });
    const words = { consumed: figures.energyValue(consumed), goal: figures.energy(goal) };
    if (!known) return t("ringUnknown", words);
    return over
      ? t("ringOver", { ...words, over: figures.energy(-left) })
      : t("ring", { ...words, left: figures.energy(left) });
  }
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
          parts={[
            {
              tone: over ? "carbs" : "calories",
              percent: known && goal !== null ? percentOf(consumed, goal) : 0,
            },
          ]}
          label={ring}
        >
          <span className="figures text-xl sm:text-2xl">
            {ifKnown(figures.energyValue(left === null ? consumed : Math.abs(left)))}
          </span>
          <span className="max-w-20 text-xs text-muted">
            {figures.energyUnit} {t(left === null ? "eaten" : over ? "over" : "left")}
          </span>
        </Ring>
        <ul className="flex min-w-0 grow flex-col gap-4 sm:gap-5">
          <Figure name={t("meals")} value={ifKnown(t("mealsCount", { count: metrics.meals_today }))} />
          <Figure name={t("calories")} value={calories}>
            {goal !== null && (
              <ProgressBar
                value={known ? consumed : 0}
                goal={goal}
                tone={over ? "carbs" : "calories"}
                label={t("calories")}
                text={calories}
              />
            )}
          </Figure>
          <Figure name={t("protein")} value={protein}>
            {metrics.protein_goal !== null && (
              <ProgressBar
                value={known ? metrics.protein_consumed : 0}
                goal={metrics.protein_goal}
                tone="protein"
                label={t("protein")}
                text={protein}
              />
            )}
          </Figure>
        </ul>
      </div>
      {(goal === null || usual) && (
        <p className="mt-4 text-sm text-muted">
          {goal === null ? t("noGoal") : t("usual", { goal: figures.energy(goal) })}{" "}
          <Link href="/profile/goals" className="font-semibold text-leaf underline underline-offset-4">
            {t(goal === null ? "why" : "set")}
          </Link>
        </p>
      )}
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
