"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "@/components/forms/use-form";
import { CardChoice } from "@/components/onboarding/card-choice";
import { QuestionForm } from "@/components/onboarding/question-form";
import type { StepWays } from "@/components/onboarding/step-frame";
import { OBJECTIVES, type Objective } from "@/lib/onboarding/first-run";

type ObjectiveStepProps = StepWays & {
  objective: Objective | null;
  onObjective: (objective: Objective) => void;
};

export function ObjectiveStep({ objective, onObjective, ...ways }: ObjectiveStepProps) {
  const t = useTranslations("firstRun.objective");
  const [chosen, setChosen] = useState(objective);
  const form = useForm([], {
    check: () => ({ objective: chosen ? null : t("choose") }),
    send: () => {
      if (!chosen) return;
      onObjective(chosen);
      ways.onNext();
    },
    say: () => null,
  });
  return (
    <QuestionForm form={form} {...ways} title={t("title")} text={t("text")}>
      <CardChoice
        legend={t("title")}
        name="objective"
        values={OBJECTIVES}
        chosen={chosen}
        onChoose={setChosen}
        words={(one) => ({ title: t(`${one}.title`), text: t(`${one}.text`) })}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {!chosen && form.errors.objective}
      </p>
    </QuestionForm>
  );
}
