"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { comparedQuery, paperPath, planQuery, plansQuery } from "@/components/care/common/plan-api";
import { ComparedCard } from "@/components/care/plan/compared-card";
import { DaySums } from "@/components/care/plan/day-sums";
import { NewPlanForm } from "@/components/care/plan/new-plan-form";
import { PaperButton } from "@/components/care/plan/paper-button";
import { PlanActions } from "@/components/care/plan/plan-actions";
import { PlanBuilder, type PlanBuilderProps } from "@/components/care/plan/plan-builder";
import { PlanMeals } from "@/components/care/plan/plan-meals";
import { PlanWarnings } from "@/components/care/plan/plan-warnings";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import type { PatientPlan, Plans } from "@/lib/care/plans/plan-schema";

const TONES = { draft: "amber", released: "leaf", ended: "neutral" } as const;

type PlanTabProps = { id: string; goal: number | null; sharesDiary: boolean };

/** A patient's plans: drafts to go on with, the one in force, those of before. */
export function PlanTab({ id, goal, sharesDiary }: PlanTabProps) {
  const t = useTranslations("care.plans");
  const { data, isPending, isFetching, refetch } = useQuery(plansQuery(id));
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return <Skeleton className="h-96" />;
  if (!data)
    return (
      <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
    );
  const open = data.plans.find((plan) => plan.id === chosen);
  if (open)
    return <OpenPlan key={open.id} {...{ id, goal, sharesDiary }} record={open.id} onOpen={setChosen} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
      <Card aria-labelledby="plans-title">
        <CardHeader id="plans-title" title={t("title")} />
        {data.plans.length === 0 ? (
          <p className="text-sm text-muted">{t("none")}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {data.plans.map((plan) => (
              <PlanItem key={plan.id} plan={plan} onOpen={() => setChosen(plan.id)} />
            ))}
          </ul>
        )}
      </Card>
      <NewPlanForm id={id} onMade={setChosen} />
    </div>
  );
}

function PlanItem({ plan, onOpen }: { plan: Plans["plans"][number]; onOpen: () => void }) {
  const t = useTranslations("care.plans");
  const day = useDayFormat();
  const { title, status, startsOn, endsOn } = plan;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <p className="text-sm text-muted">{t("period", { from: day(startsOn), until: day(endsOn) })}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onOpen} aria-label={t("openOf", { title })}>
        {status === "draft" ? t("edit") : t("open")}
      </Button>
    </li>
  );
}

type OpenPlanProps = PlanTabProps & { record: string; onOpen: (record: string | null) => void };

function OpenPlan({ id, record, goal, sharesDiary, onOpen }: OpenPlanProps) {
  const t = useTranslations("care.plans");
  const { data: plan, isError, isFetching, refetch } = useQuery(planQuery(id, record));
  const top = useRef<HTMLDivElement>(null);
  /** The long form gives way to what was handed over, which begins at its top. */
  function goToTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Button variant="ghost" size="sm" className="self-start" onClick={() => onOpen(null)}>
        {t("back")}
      </Button>
      {isError && !plan ? (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      ) : !plan ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <PlanActions id={id} plan={plan} onOpen={onOpen} />
          {plan.status === "draft" ? (
            <DraftPlan patient={id} plan={plan} goal={goal} onReleased={goToTop} />
          ) : (
            <ReleasedPlan id={id} plan={plan} goal={goal} sharesDiary={sharesDiary} />
          )}
        </>
      )}
    </div>
  );
}

function DraftPlan(props: Omit<PlanBuilderProps, "foods">) {
  // As it was opened: what is added later brings its measures along, and a save takes nobody's place away.
  const [ids] = useState(() =>
    props.plan.meals.flatMap(({ options }) => options.flatMap(({ items }) => items.map(({ food }) => food))),
  );
  const foods = useQuery({ ...foodsOfMealQuery(ids), enabled: ids.length > 0 });
  if (foods.isLoading) return <Skeleton className="h-96" />;
  return <PlanBuilder {...props} foods={foods.data ?? []} />;
}

function ReleasedPlan({ id, plan, goal, sharesDiary }: PlanTabProps & { plan: PatientPlan }) {
  const t = useTranslations("care.plans");
  const day = useDayFormat();
  const { data } = useQuery({ ...comparedQuery(id, plan.id), enabled: sharesDiary });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.7fr_1fr]">
      <Card aria-labelledby="plan-title">
        <CardHeader
          id="plan-title"
          title={plan.title}
          aside={<PaperButton path={paperPath(id, plan.id)} label={t("pdf")} />}
        />
        <p className="-mt-2 mb-4 text-sm text-muted">
          {t("period", { from: day(plan.startsOn), until: day(plan.endsOn) })}
        </p>
        <PlanMeals meals={plan.meals} />
        {plan.guidance && <p className="mt-4 max-w-prose text-sm whitespace-pre-wrap">{plan.guidance}</p>}
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <DaySums days={plan.days} goal={goal} />
        <PlanWarnings plan={plan} />
        {data && data.days.length > 0 && <ComparedCard days={data.days} />}
      </div>
    </div>
  );
}
