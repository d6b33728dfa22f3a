"use client";

import { useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { DateInput } from "@/components/forms/date-input";
import { Field } from "@/components/forms/field";
import { NumberInput } from "@/components/forms/number-input";
import { readDecimal, readInteger } from "@/components/forms/read-number";
import { Select } from "@/components/forms/select";
import { useSaveGoals } from "@/components/profile/goals/api";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { energyIn, kcalFrom, kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import { ACTIVITY_LEVELS, type ActivityLevel } from "@/lib/nutrition/goals/energy";
import type { GoalsAnswer } from "@/lib/nutrition/goals/goals";

const GRAMS = ["protein_goal", "carb_goal", "fat_goal"] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** What one wants to eat a day and to weigh. A goal that is left blank, or 0, is the computed one. */
export function GoalsForm({ goals }: { goals: GoalsAnswer }) {
  const t = useTranslations("profile.goals");
  const { mutateAsync } = useSaveGoals();
  const { weight_unit, energy_unit } = useUnits();
  const energy = (kcal: number | null) => kcal && Math.round(energyIn(energy_unit, kcal));
  const weight = (kg: number | null) => kg && shownWeight(weight_unit, kg);
  const own = <K extends keyof GoalsAnswer["origin"]>(goal: K) =>
    goals.origin[goal] === "set" ? goals[goal] : null;

  function save(data: FormData) {
    const grams = Object.fromEntries(GRAMS.map((goal) => [goal, readInteger(data.get(goal))]));
    return mutateAsync({
      calorie_goal: kcalFrom(energy_unit, readInteger(data.get("calorie_goal"))),
      ...grams,
      water_goal: readInteger(data.get("water_goal")),
      weight_goal: kgFrom(weight_unit, readDecimal(data.get("weight_goal"))) || null,
      target_date: String(data.get("target_date") ?? "") || null,
      activity_level: String(data.get("activity_level")) as ActivityLevel,
      weekly_goal: readInteger(data.get("weekly_goal")),
    });
  }

  return (
    <ProfileForm saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <p className="text-sm text-muted sm:col-span-2">{t("blank")}</p>
          <Field label={t("calorie_goal", { unit: energy_unit })} error={refused.calorie_goal}>
            {(control) => (
              <NumberInput
                {...control}
                name="calorie_goal"
                placeholder={String(energy(goals.calorie_goal))}
                defaultValue={energy(own("calorie_goal"))}
              />
            )}
          </Field>
          {GRAMS.map((goal) => (
            <Field key={goal} label={t(goal)} error={refused[goal]}>
              {(control) => (
                <NumberInput
                  {...control}
                  name={goal}
                  placeholder={goals[goal] === null ? "" : String(goals[goal])}
                  defaultValue={own(goal)}
                />
              )}
            </Field>
          ))}
          <Field label={t("weight_goal", { unit: weight_unit })} error={refused.weight_goal}>
            {(control) => (
              <NumberInput
                {...control}
                name="weight_goal"
                step={0.1}
                defaultValue={weight(own("weight_goal"))}
              />
            )}
          </Field>
          <Field label={t("target_date")} error={refused.target_date}>
            {(control) => (
              <DateInput {...control} name="target_date" defaultValue={own("target_date") ?? ""} />
            )}
          </Field>
          <Field label={t("water_goal")} error={refused.water_goal}>
            {(control) => (
              <NumberInput
                {...control}
                name="water_goal"
                placeholder={String(goals.water_goal)}
                defaultValue={own("water_goal")}
              />
            )}
          </Field>
          <Field label={t("weekly_goal")} error={refused.weekly_goal}>
            {(control) => (
              <Select {...control} name="weekly_goal" defaultValue={goals.weekly_goal}>
                {WEEK.map((days) => (
                  <option key={days} value={days}>
                    {t("days", { days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("activity_level")} error={refused.activity_level} className="sm:col-span-2">
            {(control) => (
              <Select {...control} name="activity_level" defaultValue={goals.activity_level}>
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
