"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Activity, useState } from "react";
import { useSaveFirstRun } from "@/components/onboarding/api";
import { BodyStep } from "@/components/onboarding/body-step";
import { GoalStep } from "@/components/onboarding/goal-step";
import { MealStep, WhatsAppStep } from "@/components/onboarding/last-steps";
import { ObjectiveStep } from "@/components/onboarding/objective-step";
import { RestrictionsStep } from "@/components/onboarding/restrictions-step";
import { RoutineStep } from "@/components/onboarding/routine-step";
import type { StepWays } from "@/components/onboarding/step-frame";
import { useRunStep } from "@/components/onboarding/use-run-step";
import { goalsAnswerQuery } from "@/components/profile/goals/api";
import { userQuery } from "@/components/profile/saving/user-api";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FullScreen } from "@/components/ui/dialogs/full-screen";
import { LoadFailed } from "@/components/ui/load-failed";
import { endPassingNews } from "@/components/ui/passing-news";
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
  /** Whether somebody asked for it; else it has come by itself. */
  isAsked: boolean;
  onClose: () => void;
};

/** The first questions, one a screen, from what somebody wants to their first meal. Each answer is kept as it is given. */
export function FirstRunScreen({ at, isLinked: wasLinked, isAsked, onClose }: FirstRunScreenProps) {
  const t = useTranslations("firstRun");
  // Linked on the way, its step stays where it was.
  const [isLinked] = useState(wasLinked);
  const [objective, setObjective] = useState<Objective | null>(at?.objective ?? null);
  const { mutate } = useSaveFirstRun();
  const { step, go, goBack, leave } = useRunStep({
    start: at && at.state !== "done" ? at.step : "objective",
    isAsked,
    onStep: (to) => {
      // News of the question before would stand in front of this one.
      endPassingNews();
      mutate({ step: to, state: "open" });
    },
    onLeft: () => close("skipped"),
  });
  /** Those that were shown stay as they are, with what was typed, to be gone back to. */
  const [seen, setSeen] = useState([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);

  function close(state: "skipped" | "done") {
    mutate({ step, state });
    onClose();
  }

  /** `isTold` where something else says that it is over: news in front would hide its way back. */
  function end(state: "skipped" | "done", isTold = false) {
    leave();
    close(state);
    if (state === "done" && !isTold) notify.success(t("done"));
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
  const ways: StepWays = { onNext: goOn, onBack: before ? () => goBack(before) : undefined };
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
      {seen.map((one) => (
        <Activity key={one} mode={one === step ? "visible" : "hidden"}>
          <div className="flex grow animate-rise flex-col">
            {one === "objective" && <ObjectiveStep {...ways} objective={objective} onObjective={choose} />}
            {(one === "body" || one === "restrictions" || one === "routine") && (
              <ProfileStep {...ways} step={one} objective={objective} />
            )}
            {one === "goal" && <GoalStep {...ways} onMissing={() => go("body")} />}
            {one === "whatsapp" && <WhatsAppStep {...ways} />}
            {one === "meal" && <MealStep {...ways} onLogged={() => end("done", true)} />}
          </div>
        </Activity>
      ))}
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
