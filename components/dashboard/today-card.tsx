"use client";

import { CircleCheck, Sun } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CUP_ML, useQuickWater } from "@/components/diary/measures/use-quick-water";
import { ProgressBar, percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { useCountUp } from "@/components/figures/use-count-up";
import { useFigures } from "@/components/figures/use-figures";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type TodayCardProps = {
  metrics: Dashboard["metrics"];
  /** Whether what was eaten could be had, and not the goals alone. */
  known: boolean;
  /** Whether the goal is the one that everybody starts with. */
  usual: boolean;
  water: Dashboard["water"];
  /** Leads to a goal of one's own. */
  onCompute: () => void;
};

/** What is left of today, in one ring; what was eaten, where a professional decides on the goal. */
export function TodayCard({ metrics, known, usual, water, onCompute }: TodayCardProps) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const figures = useFigures();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { calories_consumed: consumed, calories_goal: goal } = metrics;
  const ifKnown = (value: string) => (known ? value : t("unknown"));
  const left = goal === null ? null : Math.round(goal - consumed);
  const counted = useCountUp(left === null ? consumed : Math.abs(left));
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
              tone: "calories",
              percent: known && goal !== null ? percentOf(consumed, goal) : 0,
            },
          ]}
          beyond={over && goal ? (-left / goal) * 100 : 0}
          label={ring}
        >
          <span className="figures text-xl sm:text-2xl">{ifKnown(figures.energyValue(counted))}</span>
          <span className="max-w-20 text-xs text-muted">
            {figures.energyUnit} {t(left === null ? "eaten" : over ? "over" : "left")}
          </span>
        </Ring>
        <ul className="flex min-w-0 grow flex-col gap-4 sm:gap-5">
          <Figure
            isNarrow
            name={t("meals")}
            value={ifKnown(t("mealsCount", { count: metrics.meals_today }))}
          />
          <Figure isNarrow name={t("calories")} value={calories}>
            {goal !== null && (
              <ProgressBar
                value={known ? consumed : 0}
                goal={goal}
                tone="calories"
                label={t("calories")}
                text={calories}
              />
            )}
          </Figure>
          <Figure
            isNarrow
            name={t("protein")}
            value={protein}
            met={known && metrics.protein_goal !== null && metrics.protein_consumed >= metrics.protein_goal}
          >
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
      <ul className="mt-4">
        <WaterFigure water={water} known={known} />
      </ul>
      {known && metrics.calories_estimated > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t("estimated", { energy: figures.energy(metrics.calories_estimated) })}
        </p>
      )}
      {(goal === null || usual) && (
        <p className="mt-4 text-sm text-muted">
          {goal === null ? t("noGoal") : t("usual", { goal: figures.energy(goal) })}{" "}
          {goal === null ? (
            <Link href="/profile/goals" className="font-semibold text-leaf underline underline-offset-4">
              {t("why")}
            </Link>
          ) : (
            <Button variant="link" size="inline" className="text-sm" onClick={onCompute}>
              {t("set")}
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

type FigureProps = {
  name: string;
  value: string;
  met?: boolean;
  /** Beside the ring: on a phone the value stands below its name, in each row alike. */
  isNarrow?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
};

function Figure({ name, value, met = false, isNarrow = false, aside, children }: FigureProps) {
  const t = useTranslations("dashboard.today");
  return (
    <li>
      <div
        className={cn("flex flex-wrap items-baseline justify-between gap-x-3", isNarrow && "max-sm:flex-col")}
      >
        <span className="text-sm font-semibold">{name}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted tabular-nums">
          {met && (
            <>
              <CircleCheck className="size-4 animate-pop text-leaf" aria-hidden />
              <span className="sr-only">{t("met")}</span>
            </>
          )}
          {value}
        </span>
      </div>
      {children && (
        <div className="mt-1.5 flex items-center gap-2">
          <div className="grow">{children}</div>
          {aside}
        </div>
      )}
    </li>
  );
}

/** A cup at a time. */
function WaterFigure({
  water: { consumed_ml, goal_ml },
  known,
}: {
  water: Dashboard["water"];
  known: boolean;
}) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const drink = useQuickWater();
  const isExpired = useIsExpired();
  const consumed = known ? format.number(consumed_ml) : t("unknown");
  const value =
    goal_ml === null
      ? t("waterAlone", { value: consumed })
      : t("waterOf", { value: consumed, goal: format.number(goal_ml) });
  return (
    <Figure
      name={t("water")}
      value={value}
      met={known && goal_ml !== null && consumed_ml >= goal_ml}
      aside={
        !isExpired && (
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            aria-label={t("drinkLabel", { ml: CUP_ML })}
            onClick={() => void drink()}
          >
            {t("drink", { ml: CUP_ML })}
          </Button>
        )
      }
    >
      {goal_ml === null ? (
        <span />
      ) : (
        <ProgressBar
          value={known ? consumed_ml : 0}
          goal={goal_ml}
          tone="water"
          label={t("water")}
          text={value}
        />
      )}
    </Figure>
  );
}
