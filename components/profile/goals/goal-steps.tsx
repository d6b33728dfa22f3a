"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDayFormat } from "@/components/figures/use-day-format";
import type { ComputedGoals } from "@/lib/nutrition/goals/computed-goals-schema";

/** "Como calculamos": the goals from their first number to their last, in sentences. */
export function GoalSteps({ computed }: { computed: ComputedGoals }) {
  const t = useTranslations("profile.computed.step");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const number = (value: number, decimals = 0) => format.number(value, { maximumFractionDigits: decimals });
  const amount = (value: number, decimals = 0) => number(Math.abs(value), decimals);
  const signed = (value: number, decimals = 0) => `${value < 0 ? "−" : "+"}${amount(value, decimals)}`;
  const kg = (value: number) => number(value, 1);
  const { direction, weight_goal, target_date, limited_by, reaches_goal_on } = computed;

  return (
    <ol className="mt-2 flex list-decimal flex-col gap-3 pl-5 text-sm tabular-nums">
      <li>
        {t(`resting.${computed.gender}`, {
          ...{ weight: kg(computed.weight), height: number(computed.height), age: number(computed.age) },
          kcal: number(computed.resting_kcal),
        })}
      </li>
      <li>
        {t("activity", {
          factor: number(computed.activity_factor, 3),
          ...{ resting: number(computed.resting_kcal), kcal: number(computed.formula_kcal) },
        })}
      </li>
      <li>
        {computed.mean_intake_kcal !== null && computed.weekly_trend_kg !== null
          ? t("adaptive", {
              ...{ days: computed.logged_days, weighIns: computed.weigh_ins },
              intake: number(computed.mean_intake_kcal),
              trend: signed(computed.weekly_trend_kg, 2),
              kcal: number(computed.maintenance_kcal),
            })
          : t("formula", { days: computed.logged_days, weighIns: computed.weigh_ins })}
      </li>
      <li>
        {direction === "keep" || weight_goal === null
          ? t("keep", { kcal: number(computed.calorie_goal) })
          : t(target_date !== null && computed.paced_by === "date" ? "byDate" : "byPace", {
              ...{ weight: kg(computed.weight), goal: kg(weight_goal) },
              date: target_date === null ? "" : dayFormat(target_date),
              change: signed(computed.wanted_change_kcal),
            })}
      </li>
      {limited_by !== null && (
        <li>
          {t(`limit.${limited_by}`, {
            floor: number(computed.floor_kcal),
            change: signed(computed.change_kcal),
          })}
        </li>
      )}
      {direction !== "keep" && (
        <li>
          {t("target", {
            ...{ maintenance: number(computed.maintenance_kcal), sign: computed.change_kcal < 0 ? "−" : "+" },
            change: amount(computed.change_kcal),
            ...{ kcal: number(computed.calorie_goal), weekly: signed(computed.weekly_change_kg, 2) },
          })}{" "}
          {reaches_goal_on && t("reaches", { date: dayFormat(reaches_goal_on) })}
        </li>
      )}
      <li>
        {t("macros", {
          kcal: number(computed.calorie_goal),
          ...{ proteinPerKg: number(computed.protein_per_kg, 1), fatPerKg: number(computed.fat_per_kg, 1) },
          reference: kg(computed.reference_kg),
          ...{ protein: number(computed.protein_goal), fat: number(computed.fat_goal) },
          carbs: number(computed.carb_goal),
        })}
      </li>
      <li>{t("care")}</li>
    </ol>
  );
}
