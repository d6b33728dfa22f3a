"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDayFormat } from "@/components/figures/use-day-format";
import type { ComputedGoals } from "@/lib/nutrition/goals/computed-goals-schema";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import { energyShare } from "@/lib/nutrition/goals/macros";

const SOURCES = ["energy", "floor", "macros", "arrival", "salt", "who"] as const;
const ADJUSTED_FROM_BMI = 25;

/** "Como calculamos": the goals from their first number to their last, in sentences, and where the rules are from. */
export function GoalSteps({ computed }: { computed: ComputedGoals }) {
  const t = useTranslations("profile.computed");
  const { number, signed, kg } = useNumbers();
  const { calorie_goal, protein_goal, fat_goal } = computed;
  const share = (part: "protein" | "fat", grams: number) => number(energyShare(part, grams, calorie_goal));
  return (
    <>
      <ol className="mt-2 flex list-decimal flex-col gap-3 pl-5 text-sm tabular-nums">
        <li>
          {t("step.who", {
            ...{ age: number(computed.age), height: number(computed.height), weight: kg(computed.weight) },
            ...{ bmi: number(computed.bmi, 1), activity: t(`activity.${computed.activity_level}`) },
            kcal: number(computed.formula_kcal),
          })}
        </li>
        <li>
          {computed.mean_intake_kcal !== null && computed.weekly_trend_kg !== null
            ? t("step.adaptive", {
                ...{ days: computed.logged_days, weighIns: computed.weigh_ins },
                intake: number(computed.mean_intake_kcal),
                trend: signed(computed.weekly_trend_kg, 2),
                kcal: number(computed.maintenance_kcal),
              })
            : t("step.formula", { days: computed.logged_days, weighIns: computed.weigh_ins })}{" "}
          {computed.partial_days > 0 && t("step.partial", { days: computed.partial_days })}
        </li>
        <EnergySteps computed={computed} />
        <li>
          {t("step.protein", {
            ...{ perKg: number(computed.protein_per_kg, 1), reference: kg(computed.reference_kg) },
            ...{ grams: number(protein_goal), share: share("protein", protein_goal) },
          })}{" "}
          {computed.bmi > ADJUSTED_FROM_BMI && t("step.adjusted")}
        </li>
        <li>
          {t("step.rest", {
            ...{ fat: number(fat_goal), fatShare: share("fat", fat_goal) },
            carbs: number(computed.carb_goal),
          })}
        </li>
        <li>
          {t("step.salt", {
            ...{ fibre: number(DEFAULT_GOALS.fibre_goal), sodium: number(DEFAULT_GOALS.sodium_goal) },
          })}
        </li>
        <li>{t("step.care")}</li>
      </ol>
      <h3 className="mt-4 text-sm font-semibold">{t("sources")}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
        {SOURCES.map((source) => (
          <li key={source}>{t(`source.${source}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** From maintenance to the energy of a day, and when it leads to the weight that is wanted. */
function EnergySteps({ computed }: { computed: ComputedGoals }) {
  const t = useTranslations("profile.computed.step");
  const dayFormat = useDayFormat();
  const { number, signed, kg } = useNumbers();
  const { direction, weight_goal, target_date, limited_by } = computed;
  if (direction === "keep" || weight_goal === null) {
    return <li>{t("keep", { kcal: number(computed.calorie_goal) })}</li>;
  }
  const limit = limited_by === "pace" ? direction : limited_by;
  return (
    <>
      <li>
        {t(target_date !== null && computed.paced_by === "date" ? "byDate" : "byPace", {
          ...{ weight: kg(computed.weight), goal: kg(weight_goal) },
          date: target_date === null ? "" : dayFormat(target_date),
          change: signed(computed.wanted_change_kcal),
        })}
      </li>
      {limit !== null && (
        <li>
          {t(`limit.${limit}`, {
            ...{ floor: number(computed.floor_kcal), pace: number(computed.pace_limit, 1) },
            change: signed(computed.change_kcal),
          })}
        </li>
      )}
      <li>
        {t("target", {
          ...{ maintenance: number(computed.maintenance_kcal), sign: computed.change_kcal < 0 ? "−" : "+" },
          change: number(Math.abs(computed.change_kcal)),
          ...{ kcal: number(computed.calorie_goal), weekly: signed(computed.weekly_change_kg, 2) },
        })}{" "}
        <Arrival computed={computed} />
      </li>
    </>
  );
}

function Arrival({ computed }: { computed: ComputedGoals }) {
  const t = useTranslations("profile.computed.step");
  const dayFormat = useDayFormat();
  const { kg } = useNumbers();
  const { reaches_goal_from: from, reaches_goal_to: to } = computed;
  if (from === null) return t("settles", { kg: kg(computed.settles_at_kg) });
  return to === null
    ? t("after", { from: dayFormat(from) })
    : t("between", { from: dayFormat(from), to: dayFormat(to) });
}

function useNumbers() {
  const format = useFormatter();
  const number = (value: number, decimals = 0) => format.number(value, { maximumFractionDigits: decimals });
  const signed = (value: number, decimals = 0) =>
    `${value < 0 ? "−" : "+"}${number(Math.abs(value), decimals)}`;
  return { number, signed, kg: (value: number) => number(value, 1) };
}
