"use client";

import { useTranslations } from "next-intl";
import { useToday } from "@/components/figures/use-day-name";
import { useUnits } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { NumberInput, useWrittenNumber } from "@/components/forms/inputs/number-input";
import { readDecimal, readInteger } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { useSaveGoals } from "@/components/profile/goals/api";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { energyIn, kcalFrom, kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import { ACTIVITY_LEVELS, type ActivityLevel } from "@/lib/nutrition/goals/energy";
import type { GoalsAnswer } from "@/lib/nutrition/goals/goals";
import { needsProfessional } from "@/lib/nutrition/goals/obstacles";
import { isPastTarget } from "@/lib/nutrition/goals/target-date";

const AMOUNTS = ["protein_goal", "carb_goal", "fat_goal", "fibre_goal", "sodium_goal"] as const;
type FieldName =
  | (typeof AMOUNTS)[number]
  | ("calorie_goal" | "water_goal" | "weight_goal" | "target_date" | "activity_level" | "weekly_goal");
const NONE = "—";
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** What one wants to eat a day and to weigh. A goal that is left blank, or 0, is the computed one. */
export function GoalsForm({ goals, draft }: { goals: GoalsAnswer; draft: string }) {
  const t = useTranslations("profile.goals");
  const words = useTranslations("errors.fields");
  const today = useToday();
  const { mutateAsync } = useSaveGoals();
  const { weight_unit, energy_unit } = useUnits();
  const written = useWrittenNumber();
  const energy = (kcal: number | null) => kcal && Math.round(energyIn(energy_unit, kcal));
  const weight = (kg: number | null) => kg && shownWeight(weight_unit, kg);
  const own = <K extends keyof GoalsAnswer["origin"]>(goal: K) =>
    goals.origin[goal] === "set" || goals.origin[goal] === "nutritionist" ? goals[goal] : null;
  const shown = (goal: number | null) => (goal === null ? NONE : String(goal));

  const amounts = Object.fromEntries(AMOUNTS.map((goal) => [goal, written(own(goal))]));
  const values = {
    ...(amounts as Record<(typeof AMOUNTS)[number], string>),
    calorie_goal: written(energy(own("calorie_goal"))),
    water_goal: written(own("water_goal")),
    weight_goal: written(weight(own("weight_goal"))),
    target_date: own("target_date") ?? "",
    activity_level: goals.activity_level,
    weekly_goal: String(goals.weekly_goal),
  };

  function save(values: Record<FieldName, string>) {
    const amounts = Object.fromEntries(AMOUNTS.map((goal) => [goal, readInteger(values[goal])]));
    return mutateAsync({
      calorie_goal: kcalFrom(energy_unit, readInteger(values.calorie_goal)),
      ...amounts,
      water_goal: readInteger(values.water_goal),
      weight_goal: kgFrom(weight_unit, readDecimal(values.weight_goal)) || null,
      target_date: values.target_date || null,
      activity_level: values.activity_level as ActivityLevel,
      weekly_goal: readInteger(values.weekly_goal),
    });
  }

  const check = ({ target_date }: Record<FieldName, string>) => ({
    target_date: isPastTarget(target_date, own("target_date"), today) ? words("past_date") : null,
  });

  return (
    <ProfileForm draft={draft} values={values} saved={t("saved")} check={check} save={save}>
      {(begin) => (
        <>
          <p className="text-sm text-muted sm:col-span-2">
            {t(needsProfessional(goals.obstacles) ? "withheld" : "blank")}
          </p>
          {goals.author === "nutritionist" && (
            <p className="text-sm font-semibold text-leaf sm:col-span-2">{t("nutritionist")}</p>
          )}
          <Field name="calorie_goal" label={t("calorie_goal", { unit: energy_unit })}>
            {(control) => (
              <NumberInput
                {...control}
                placeholder={shown(energy(goals.calorie_goal))}
                defaultValue={begin("calorie_goal")}
              />
            )}
          </Field>
          {AMOUNTS.map((goal) => (
            <Field key={goal} name={goal} label={t(goal)}>
              {(control) => (
                <NumberInput {...control} placeholder={shown(goals[goal])} defaultValue={begin(goal)} />
              )}
            </Field>
          ))}
          <Field name="weight_goal" label={t("weight_goal", { unit: weight_unit })}>
            {(control) => <NumberInput {...control} step={0.1} defaultValue={begin("weight_goal")} />}
          </Field>
          <Field name="target_date" label={t("target_date")}>
            {(control) => <DateInput {...control} min={today} defaultValue={begin("target_date")} />}
          </Field>
          <Field name="water_goal" label={t("water_goal")}>
            {(control) => (
              <NumberInput
                {...control}
                placeholder={shown(goals.water_goal)}
                defaultValue={begin("water_goal")}
              />
            )}
          </Field>
          <Field name="weekly_goal" label={t("weekly_goal")}>
            {(control) => (
              <Select {...control} defaultValue={begin("weekly_goal")}>
                {WEEK.map((days) => (
                  <option key={days} value={days}>
                    {t("days", { days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            name="activity_level"
            label={t("activity_level")}
            hint={t("activityHint")}
            className="sm:col-span-2"
          >
            {(control) => (
              <Select {...control} defaultValue={begin("activity_level")}>
                {ACTIVITY_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t(`activity.${level}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}
