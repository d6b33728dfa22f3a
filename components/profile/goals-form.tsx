"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { goalsQuery } from "@/components/dashboard/api";
import { useSaveGoals, useSaveUser } from "@/components/profile/api";
import { ProfileForm } from "@/components/profile/profile-form";
import { readDecimal, readInteger } from "@/components/profile/read-number";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { User } from "@/lib/profile/user";

const GOALS = ["calorieGoal", "proteinGoal", "carbGoal", "fatGoal"] as const;

/** What to eat a day, and the weight to get to. Blank goes back to the product's usual goal. */
export function GoalsForm({ user }: { user: User }) {
  const t = useTranslations("profile.goals");
  const { mutateAsync } = useSaveUser();
  const save = (data: FormData) =>
    mutateAsync(Object.fromEntries(GOALS.map((goal) => [goal, readInteger(data.get(goal))])));
  return (
    <div className="flex flex-col gap-4">
      <ProfileForm saved={t("saved")} save={save}>
        {(refused) =>
          GOALS.map((goal) => (
            <Field
              key={goal}
              label={t(goal)}
              hint={goal === "calorieGoal" && t("blank")}
              error={refused[goal]}
            >
              {(control) => (
                <Input
                  {...control}
                  name={goal}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  defaultValue={user[goal] ?? ""}
                />
              )}
            </Field>
          ))
        }
      </ProfileForm>
      <WeightGoalForm />
    </div>
  );
}

function WeightGoalForm() {
  const t = useTranslations("profile.goals");
  const format = useFormatter();
  const { data: goals } = useQuery({ ...goalsQuery, refetchInterval: false, refetchOnWindowFocus: false });
  const { mutateAsync } = useSaveGoals();
  if (!goals) return null;
  const isSet = (goal: "weight_goal" | "target_date") => goals.origin[goal] === "set";
  const save = (data: FormData) =>
    mutateAsync({
      weight_goal: readDecimal(data.get("weight_goal")) || null,
      target_date: String(data.get("target_date") ?? "") || null,
    });
  return (
    <ProfileForm title={t("weightTitle")} saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <Field label={t("weightGoal")} error={refused.weight_goal}>
            {(control) => (
              <Input
                {...control}
                name="weight_goal"
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                defaultValue={
                  isSet("weight_goal") ? format.number(goals.weight_goal, { maximumFractionDigits: 1 }) : ""
                }
              />
            )}
          </Field>
          <Field label={t("targetDate")} error={refused.target_date}>
            {(control) => (
              <Input
                {...control}
                name="target_date"
                type="date"
                defaultValue={isSet("target_date") ? goals.target_date : ""}
              />
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}
