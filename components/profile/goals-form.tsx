"use client";

import { useTranslations } from "next-intl";
import { useSaveGoals } from "@/components/profile/api";
import { NumberInput } from "@/components/profile/number-input";
import { ProfileForm } from "@/components/profile/profile-form";
import { readDecimal, readInteger } from "@/components/profile/read-number";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ACTIVITY_LEVELS, type ActivityLevel } from "@/lib/nutrition/energy";
import type { GoalsAnswer } from "@/lib/nutrition/goals";

const DAILY = ["calorie_goal", "protein_goal", "carb_goal", "fat_goal"] as const;

/** What one wants to eat a day and to weigh. A goal that is left blank, or 0, is the computed one. */
export function GoalsForm({ goals }: { goals: GoalsAnswer }) {
  const t = useTranslations("profile.goals");
  const { mutateAsync } = useSaveGoals();
  const own = <K extends keyof GoalsAnswer["origin"]>(goal: K) =>
    goals.origin[goal] === "set" ? goals[goal] : null;

  function save(data: FormData) {
    const daily = Object.fromEntries(DAILY.map((goal) => [goal, readInteger(data.get(goal))]));
    return mutateAsync({
      ...daily,
      water_goal: readInteger(data.get("water_goal")),
      weight_goal: readDecimal(data.get("weight_goal")) || null,
      target_date: String(data.get("target_date") ?? "") || null,
      activity_level: String(data.get("activity_level")) as ActivityLevel,
    });
  }

  return (
    <ProfileForm saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <p className="text-sm text-muted sm:col-span-2">{t("blank")}</p>
          {DAILY.map((goal) => (
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
          <Field label={t("weight_goal")} error={refused.weight_goal}>
            {(control) => (
              <NumberInput {...control} name="weight_goal" step={0.1} defaultValue={own("weight_goal")} />
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
          <Field label={t("activity_level")} error={refused.activity_level}>
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
