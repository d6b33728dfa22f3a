"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Progress } from "@/components/figures/progress";
import { useFigures } from "@/components/figures/use-figures";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

const PARTS = [
  { key: "protein", total: "protein_g", goal: "protein_goal", tone: "protein" },
  { key: "carbs", total: "carbs_g", goal: "carb_goal", tone: "carbs" },
  { key: "fat", total: "fat_g", goal: "fat_goal", tone: "fat" },
] as const;

/** What the day adds up to, each figure once. */
export function DayTotals({ diary: { totals, goals }, className }: { diary: DiaryDay; className?: string }) {
  const t = useTranslations("diary.totals");
  const format = useFormatter();
  const { energy, energyValue } = useFigures();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const of = t("of", { goal: energy(goals.calorie_goal) });
  const isOver = totals.kcal > goals.calorie_goal;
  return (
    <Card aria-label={t("title")} className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="figures text-xl whitespace-nowrap">
          {energyValue(totals.kcal)} <span className="font-sans text-sm font-normal text-muted">{of}</span>
        </p>
        <p className={cn("text-sm whitespace-nowrap tabular-nums", isOver ? "text-carbs" : "text-muted")}>
          {isOver
            ? t("over", { value: energyValue(totals.kcal - goals.calorie_goal) })
            : t("left", { value: energyValue(goals.calorie_goal - totals.kcal) })}
        </p>
      </div>
      <Progress
        value={totals.kcal}
        goal={goals.calorie_goal}
        tone={isOver ? "carbs" : "calories"}
        label={t("calories")}
        text={`${energyValue(totals.kcal)} ${of}`}
      />
      <dl className="mt-3 grid grid-cols-3 gap-3 text-sm">
        {PARTS.map(({ key, total, goal, tone }) => {
          const aim = goals[goal];
          const value = t("grams", { value: whole(totals[total]) });
          const ofGrams = aim === null ? "" : t("ofGrams", { goal: whole(aim) });
          return (
            <div key={key} className="min-w-0">
              <dt className="truncate text-muted">{t(key)}</dt>
              <dd className="tabular-nums">
                <span className="font-semibold">{value}</span>{" "}
                <span className="inline-block text-xs text-muted">{ofGrams}</span>
                {aim !== null && (
                  <Progress
                    className="mt-1 h-1.5"
                    value={totals[total]}
                    goal={aim}
                    tone={tone}
                    label={t(key)}
                    text={`${value} ${ofGrams}`}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
