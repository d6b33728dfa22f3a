"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { CardChoice } from "@/components/onboarding/card-choice";
import { QuestionForm } from "@/components/onboarding/question-form";
import type { StepWays } from "@/components/onboarding/step-frame";
import { useSaveGoals } from "@/components/profile/goals/api";
import { ACTIVITY_LEVELS, type ActivityLevel } from "@/lib/nutrition/goals/energy";

/** How much one moves. */
export function RoutineStep({ level, ...ways }: StepWays & { level: ActivityLevel }) {
  const t = useTranslations("firstRun.routine");
  const save = useSaveGoals();
  const [chosen, setChosen] = useState(level);
  const form = useForm([], {
    send: async () => {
      await save.mutateAsync({ activity_level: chosen });
      ways.onNext();
    },
    say: useErrorText(),
  });
  return (
    <QuestionForm form={form} {...ways} title={t("title")} text={t("text")}>
      <CardChoice
        legend={t("title")}
        name="activity_level"
        values={ACTIVITY_LEVELS}
        chosen={chosen}
        onChoose={setChosen}
        words={(one) => ({ title: t(`${one}.title`), text: t(`${one}.text`) })}
      />
    </QuestionForm>
  );
}
