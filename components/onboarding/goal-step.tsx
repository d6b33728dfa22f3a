"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "@/components/figures/use-figures";
import { StepFrame, type StepWays } from "@/components/onboarding/step-frame";
import { goalsAnswerQuery } from "@/components/profile/goals/api";
import { GoalSteps } from "@/components/profile/goals/goal-steps";
import { MaternityQuestion } from "@/components/profile/goals/maternity-question";
import { Obstacles } from "@/components/profile/goals/obstacles";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { Summary } from "@/components/ui/summary";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { ComputedGoals } from "@/lib/nutrition/goals/computed-goals-schema";
import { isGoalTooLow, needsProfessional } from "@/lib/nutrition/goals/obstacles";

const MACROS = [
  { goal: "protein_goal", name: "protein", look: "text-protein" },
  { goal: "carb_goal", name: "carbs", look: "text-carbs" },
  { goal: "fat_goal", name: "fat", look: "text-fat" },
] as const;

/** The goal, and why it is this one; or why a professional decides, or what is missing to know it. */
export function GoalStep({ onMissing, ...ways }: StepWays & { onMissing: () => void }) {
  const t = useTranslations("firstRun.goal");
  const words = useTranslations("firstRun");
  const { energy } = useFigures();
  const { data, isFetching, refetch } = useQuery({
    ...goalsAnswerQuery,
    staleTime: 0,
    refetchInterval: false,
  });
  const next = (
    <Button onClick={ways.onNext} className="w-full sm:w-auto">
      {words("next")}
    </Button>
  );
  if (!data || (isFetching && data.computed === null)) {
    return (
      <StepFrame {...ways} title={t("waiting")} action={next} canSkip={false}>
        {isFetching ? (
          <Skeleton className="h-40 rounded-card" />
        ) : (
          <LoadFailed
            text={t("failed")}
            retry={t("retry")}
            isFetching={isFetching}
            onRetry={() => refetch()}
          />
        )}
      </StepFrame>
    );
  }
  const { computed, obstacles, asks_maternity } = data;
  const isLeft = needsProfessional(obstacles);
  if (!computed) {
    return (
      <StepFrame
        {...ways}
        key="none"
        title={t(isLeft ? (isGoalTooLow(obstacles) ? "tooLow" : "left") : "missing")}
        canSkip={!isLeft}
        action={isLeft ? next : <Button onClick={onMissing}>{t("complete")}</Button>}
      >
        {isLeft ? (
          <Card>
            <Obstacles goals={data} isTitled={false} />
          </Card>
        ) : (
          <p className="text-muted">{t("missingText")}</p>
        )}
        {asks_maternity && <MaternityQuestion />}
      </StepFrame>
    );
  }
  return (
    <StepFrame
      {...ways}
      key="goal"
      title={t.rich("title", {
        energy: energy(computed.calorie_goal),
        figure: (chunks) => <span className="text-calories tabular-nums">{chunks}</span>,
      })}
      canSkip={false}
      action={next}
    >
      {asks_maternity && <MaternityQuestion />}
      <Because computed={computed} />
      <dl className="grid grid-cols-3 gap-2 sm:gap-3">
        {MACROS.map(({ goal, name, look }) => (
          <div key={goal} className="rounded-card border border-line bg-surface p-2.5 sm:p-3">
            <dt className="text-sm text-muted">{t(name)}</dt>
            <dd className={`figures text-lg ${look}`}>{t("grams", { grams: computed[goal] })}</dd>
          </div>
        ))}
      </dl>
      <details className="group rounded-card border border-line bg-surface px-4 py-1">
        <Summary>{t("how")}</Summary>
        <div className="pb-4">
          <GoalSteps computed={computed} />
        </div>
      </details>
      <p className="text-sm text-muted">{t("changes")}</p>
    </StepFrame>
  );
}

const yearOf = (day: Day) => day.slice(0, 4);

/** The reasons in two or three sentences. */
function Because({ computed }: { computed: ComputedGoals }) {
  const t = useTranslations("firstRun.goal.because");
  const format = useFormatter();
  const { energy, weight } = useFigures();
  const month = (day: Day, hasYear = true) =>
    format.dateTime(dateOf(day), { timeZone: "UTC", month: "long", ...(hasYear && { year: "numeric" }) });
  const { direction, weight_goal, maintenance_kcal, change_kcal, floor_kcal, limited_by } = computed;
  const { reaches_goal_from: from, reaches_goal_to: to } = computed;
  const values = { maintenance: energy(maintenance_kcal), change: energy(Math.abs(change_kcal)) };
  const isWay = direction !== "keep" && weight_goal !== null;
  return (
    <div className="flex flex-col gap-2 text-pretty">
      <p>{isWay ? t(direction, { ...values, goal: weight(weight_goal) }) : t("keep", values)}</p>
      {limited_by === "floor" && <p>{t("floor", { floor: energy(floor_kcal) })}</p>}
      {isWay && from && (
        <p>
          {to === null
            ? t("after", { from: month(from) })
            : month(from) === month(to)
              ? t("within", { month: month(to) })
              : t("between", { from: month(from, yearOf(from) !== yearOf(to)), to: month(to) })}
        </p>
      )}
    </div>
  );
}
