"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSaveFirstRun } from "@/components/onboarding/api";
import { BodyStep } from "@/components/onboarding/body-step";
import { GoalStep } from "@/components/onboarding/goal-step";
import { MealStep, WhatsAppStep } from "@/components/onboarding/last-steps";
import { ObjectiveStep } from "@/components/onboarding/objective-step";
import { RestrictionsStep } from "@/components/onboarding/restrictions-step";
import { RoutineStep } from "@/components/onboarding/routine-step";
import type { StepWays } from "@/components/onboarding/step-frame";
import { goalsAnswerQuery } from "@/components/profile/goals/api";
import { userQuery } from "@/components/profile/saving/user-api";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FullScreen } from "@/components/ui/dialogs/full-screen";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import {
  type FirstRunStep,
  firstRunSteps,
  type Objective,
  stepAfter,
  stepBefore,
} from "@/lib/onboarding/first-run";
import type { FirstRun } from "@/lib/onboarding/first-run-schema";

type FirstRunScreenProps = {
  /** Where it goes on; null begins it. */
  at: FirstRun | null;
  isLinked: boolean;
  onClose: () => void;
};

/** The first questions, one a screen, from what somebody wants to their first meal. Each answer is kept as it is given. */
export function FirstRunScreen({ at, isLinked: wasLinked, onClose }: FirstRunScreenProps) {
  const t = useTranslations("firstRun");
  // Linked on the way, its step stays where it was.
  const [isLinked] = useState(wasLinked);
  const [step, setStep] = useState<FirstRunStep>(at?.step ?? "objective");
  const [objective, setObjective] = useState<Objective | null>(at?.objective ?? null);
  const { mutate } = useSaveFirstRun();

  function go(to: FirstRunStep) {
    setStep(to);
    mutate({ step: to, state: "open" });
  }

  function end(state: "skipped" | "done") {
    mutate({ step, state });
    onClose();
    if (state === "done") notify.success(t("done"));
  }

  function goOn() {
    const next = stepAfter(step, { isLinked });
    if (next) go(next);
    else end("done");
  }

  function choose(chosen: Objective) {
    setObjective(chosen);
    mutate({ objective: chosen });
  }

  const before = stepBefore(step, { isLinked });
  const ways: StepWays = { onNext: goOn, onBack: before ? () => go(before) : undefined };
  return (
    <FullScreen
      title={t("title")}
      aside={
        <Button variant="ghost" size="sm" onClick={() => end("skipped")}>
          {t("leave")}
        </Button>
      }
    >
      <Way step={step} isLinked={isLinked} />
      <div key={step} className="flex grow animate-rise flex-col">
        {step === "objective" && <ObjectiveStep {...ways} objective={objective} onObjective={choose} />}
        {(step === "body" || step === "restrictions" || step === "routine") && (
          <ProfileStep {...ways} step={step} objective={objective} />
        )}
        {step === "goal" && <GoalStep {...ways} onMissing={() => go("body")} />}
        {step === "whatsapp" && <WhatsAppStep {...ways} />}
        {step === "meal" && <MealStep {...ways} />}
      </div>
    </FullScreen>
  );
}

/** How far it is. */
function Way({ step, isLinked }: { step: FirstRunStep; isLinked: boolean }) {
  const t = useTranslations("firstRun");
  const steps = firstRunSteps({ isLinked });
  const at = steps.indexOf(step);
  return (
    <div className="mb-6">
      <div className="flex gap-1.5" aria-hidden>
        {steps.map((one, index) => (
          <span key={one} className={cn("h-1.5 grow rounded-full", index <= at ? "bg-leaf" : "bg-line")} />
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{t("progress", { step: at + 1, of: steps.length })}</p>
    </div>
  );
}

type ProfileStepProps = StepWays & { step: "body" | "routine" | "restrictions"; objective: Objective | null };

/** Steps that begin with what is known already. */
function ProfileStep({ step, objective, ...ways }: ProfileStepProps) {
  const t = useTranslations("firstRun");
  const user = useQuery(userQuery);
  const goals = useQuery(goalsAnswerQuery);
  if (!user.data || !goals.data) {
    if (user.isPending || goals.isPending) return <Skeleton className="h-72 rounded-card" />;
    const retry = () => void Promise.all([user.refetch(), goals.refetch()]);
    return (
      <LoadFailed
        text={t("goal.failed")}
        retry={t("goal.retry")}
        isFetching={user.isFetching || goals.isFetching}
        onRetry={retry}
      />
    );
  }
  if (step === "body") return <BodyStep {...ways} user={user.data} objective={objective} />;
  if (step === "routine") return <RoutineStep {...ways} level={goals.data.activity_level} />;
  return <RestrictionsStep {...ways} user={user.data} />;
}
