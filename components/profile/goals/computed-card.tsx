"use client";

import { Calculator } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "@/components/figures/use-figures";
import { useSaveGoals } from "@/components/profile/goals/api";
import { GoalSteps } from "@/components/profile/goals/goal-steps";
import { Obstacles } from "@/components/profile/goals/obstacles";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Summary } from "@/components/ui/summary";
import { notify } from "@/components/ui/toaster";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import type { GoalsAnswer } from "@/lib/nutrition/goals/goals";

const DAILY = ["calorie_goal", "protein_goal", "carb_goal", "fat_goal"] as const;
const GRAM = "g";
const MILLIGRAM = "mg";
const NONE_SET = { calorie_goal: null, protein_goal: null, carb_goal: null, fat_goal: null };

type ComputedCardProps = { goals: GoalsAnswer; onUsed: () => void };

/** The goals that suit the person, every number that led to them, and what is missing to know them. */
export function ComputedCard({ goals, onUsed }: ComputedCardProps) {
  const t = useTranslations("profile.computed");
  const failed = useTranslations("profile")("failed");
  const format = useFormatter();
  const { energyValue, energyUnit } = useFigures();
  const save = useSaveGoals();
  const { computed, origin } = goals;
  const notes = goals.explanations.filter(({ code }) => !goals.obstacles.some((one) => one === code));
  const inUse = DAILY.every((goal) => origin[goal] === "computed");
  const isPrescribed = DAILY.some((goal) => origin[goal] === "nutritionist");

  function applyComputed() {
    save.mutate(NONE_SET, {
      onSuccess: () => {
        notify.success(t("used"));
        onUsed();
      },
      onError: () => notify.error(failed),
    });
  }

  return (
    <Card aria-labelledby="computed-title">
      <CardHeader
        id="computed-title"
        title={t("title")}
        icon={<Calculator className="size-5 text-leaf" aria-hidden />}
      />
      {computed ? (
        <>
          <dl className="grid grid-cols-2 gap-4">
            {DAILY.map((goal) => (
              <div key={goal} className="flex flex-col-reverse">
                <dt className="text-sm text-muted">{t(goal)}</dt>
                <dd className="figures text-lg">
                  {goal === "calorie_goal" ? energyValue(computed[goal]) : format.number(computed[goal])}{" "}
                  <span className="text-sm font-normal">{goal === "calorie_goal" ? energyUnit : GRAM}</span>
                </dd>
              </div>
            ))}
            <div className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{t("fibre_goal")}</dt>
              <dd className="figures text-lg">
                {format.number(DEFAULT_GOALS.fibre_goal)} <span className="text-sm font-normal">{GRAM}</span>
              </dd>
            </div>
            <div className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{t("sodium_goal")}</dt>
              <dd className="figures text-lg">
                {format.number(DEFAULT_GOALS.sodium_goal)}{" "}
                <span className="text-sm font-normal">{MILLIGRAM}</span>
              </dd>
            </div>
          </dl>
          {isPrescribed && <p className="mt-4 text-sm text-leaf">{t("nutritionist")}</p>}
          {inUse && <p className="mt-4 text-sm text-leaf">{t("inUse")}</p>}
          {!inUse && !isPrescribed && (
            <Button className="mt-4" variant="secondary" busy={save.isPending} onClick={applyComputed}>
              {t("use")}
            </Button>
          )}
          <details className="group mt-4 border-t border-line pt-2">
            <Summary>{t("how")}</Summary>
            <GoalSteps computed={computed} />
          </details>
        </>
      ) : (
        <>
          {isPrescribed && <p className="mb-4 text-sm text-leaf">{t("nutritionist")}</p>}
          <Obstacles goals={goals} />
        </>
      )}
      {notes.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
          {notes.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
