"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceCard } from "@/components/forms/choice-card";
import { useForm } from "@/components/forms/use-form";
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
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t("title")}</legend>
        {OBJECTIVES.map((one) => (
          <ChoiceCard
            key={one}
            name="objective"
            value={one}
            checked={chosen === one}
            onChoose={() => setChosen(one)}
            title={t(`${one}.title`)}
            text={t(`${one}.text`)}
          />
        ))}
      </fieldset>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {!chosen && form.errors.objective}
      </p>
    </QuestionForm>
  );
}
