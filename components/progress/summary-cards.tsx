"use client";

import { Droplets, Drumstick, Flame, Scale } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useComing } from "@/components/diary/day/use-coming";
import { ProgressBar, type Tone } from "@/components/figures/progress";
import { useFigures } from "@/components/figures/use-figures";
import { diaryHref } from "@/components/layout/member/use-diary-param";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { Progress as ProgressData } from "@/lib/nutrition/views/progress";

type Summary = ProgressData["summary"];

/** Weight with its change, and today's calories, water and protein against their goals. */
export function SummaryCards({ today, summary }: { today: Day; summary: Summary }) {
  const t = useTranslations("progress");
  const format = useFormatter();
  const { energy, energyValue } = useFigures();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { calories_consumed_today: kcal, daily_calories: kcalGoal } = summary;
  const water = summary.water_intake_today + useComing(today).totals.water_ml;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        <WeightCard summary={summary} />
        <GoalCard
          icon={<Flame className="size-5 text-calories" aria-hidden />}
          title={t("calories.title")}
          value={energyValue(kcal)}
          of={kcalGoal === null ? t("ofNone") : t("calories.of", { goal: energy(kcalGoal) })}
          consumed={kcal}
          goal={kcalGoal}
          tone="calories"
          note={
            kcalGoal !== null && kcal < kcalGoal
              ? t("calories.left", { left: energy(kcalGoal - kcal) })
              : undefined
          }
        />
        <GoalCard
          icon={<Droplets className="size-5 text-water" aria-hidden />}
          title={t("water.title")}
          value={t("water.value", { value: whole(water) })}
          of={summary.water_goal === null ? t("ofNone") : t("water.of", { goal: whole(summary.water_goal) })}
          consumed={water}
          goal={summary.water_goal}
          tone="water"
        />
        <GoalCard
          icon={<Drumstick className="size-5 text-protein" aria-hidden />}
          title={t("protein.title")}
          value={t("protein.value", { value: whole(summary.protein_consumed_today) })}
          of={
            summary.protein_goal === null
              ? t("ofNone")
              : t("protein.of", { goal: whole(summary.protein_goal) })
          }
          consumed={summary.protein_consumed_today}
          goal={summary.protein_goal}
          tone="protein"
        />
      </div>
      {summary.calories_estimated_today > 0 && (
        <p className="text-sm text-muted">
          {t("calories.estimated", { energy: energy(summary.calories_estimated_today) })}
        </p>
      )}
      <GoalNote summary={summary} />
    </>
  );
}

/** That the goal is nobody's own, or that a professional decides on it. */
function GoalNote({ summary: { daily_calories: goal, calories_origin: origin } }: { summary: Summary }) {
  const t = useTranslations("progress");
  const { energy } = useFigures();
  if (origin !== "none" && origin !== "default") return null;
  const why = (words: ReactNode) => (
    <Link href="/profile/goals" className="font-semibold text-leaf underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <p className="text-sm text-muted">
      {goal === null ? t.rich("left", { why }) : t.rich("usual", { why, goal: energy(goal) })}
    </p>
  );
}

function WeightCard({ summary: { weight, initial_weight } }: { summary: Summary }) {
  const t = useTranslations("progress.weight");
  const figures = useFigures();
  const change = weight === null ? 0 : weight - (initial_weight ?? weight);
  return (
    <Card className="flex flex-col gap-1 p-4 md:p-5">
      <Title icon={<Scale className="size-5 text-leaf" aria-hidden />}>{t("title")}</Title>
      {weight === null ? (
        <>
          <p className="font-semibold">{t("unknown")}</p>
          <p className="text-sm text-muted">
            {t.rich("hint", {
              diary: (words) => (
                <Link href={diaryHref(null)} className="font-semibold text-leaf underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </p>
        </>
      ) : (
        <>
          <p className="figures text-xl">{figures.weight(weight)}</p>
          <p
            className={cn(
              "text-sm font-semibold tabular-nums",
              change >= 0 ? "text-positive" : "text-danger",
            )}
          >
            {figures.weightChange(change)}
          </p>
        </>
      )}
    </Card>
  );
}

type GoalCardProps = {
  icon: ReactNode;
  title: string;
  value: string;
  of: string;
  consumed: number;
  goal: number | null;
  tone: Tone;
  note?: string;
};

function GoalCard({ icon, title, value, of, consumed, goal, tone, note }: GoalCardProps) {
  return (
    <Card className="flex flex-col gap-1 p-4 md:p-5">
      <Title icon={icon}>{title}</Title>
      <p className="figures text-xl">{value}</p>
      <p className="text-sm text-muted tabular-nums">{of}</p>
      {goal !== null && (
        <ProgressBar
          className="mt-2"
          value={consumed}
          goal={goal}
          tone={tone}
          label={title}
          text={`${value} ${of}`}
        />
      )}
      {note && <p className="mt-1 text-xs text-muted tabular-nums">{note}</p>}
    </Card>
  );
}

function Title({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <h2 className="mb-1 flex items-center gap-2 text-sm">
      {icon}
      {children}
    </h2>
  );
}
