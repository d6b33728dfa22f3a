"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { summaryQuery } from "@/components/care/common/api";
import { PATIENT_TABS, type PatientTab, panelHref } from "@/components/care/common/panel-address";
import { PanelLink } from "@/components/care/common/panel-link";
import { SegmentBadge } from "@/components/care/common/segment-badge";
import { AnamnesisTab } from "@/components/care/patient/anamnesis-tab";
import { DiaryTab } from "@/components/care/patient/diary-tab";
import { PatientGoalsTab } from "@/components/care/patient/goals-tab";
import { NotesTab } from "@/components/care/patient/notes-tab";
import { ProgressTab } from "@/components/care/patient/progress-tab";
import { ReportTab } from "@/components/care/patient/report-tab";
import { SummaryTab } from "@/components/care/patient/summary-tab";
import { PlanTab } from "@/components/care/plan/plan-tab";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useScrollHint } from "@/components/hooks/use-scroll-hint";
import { usePageTitle } from "@/components/layout/page/use-page-title";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { tabClass } from "@/components/ui/tab-class";
import type { CareArea } from "@/lib/care/access";
import type { PatientSummary } from "@/lib/care/roster/patient-summary";
import { ApiError } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

/** What must be shared for a tab to show anything; several: one of them is enough. */
const NEEDS: Readonly<Record<PatientTab, readonly CareArea[]>> = {
  summary: [],
  diary: ["diary"],
  progress: ["diary", "measures"],
  goals: ["plan"],
  plan: ["plan"],
  anamnesis: ["profile"],
  notes: [],
  report: ["diary", "measures"],
};

/** One patient, in tabs that are addresses of their own. */
export function PatientScreen({ id, tab }: { id: string; tab: PatientTab }) {
  const t = useTranslations("care.patient");
  const isRestored = useSession((state) => state.isRestored);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...summaryQuery(id),
    enabled: isRestored,
    retry: (count, failure) => count < 2 && !(failure instanceof ApiError && failure.status === 404),
  });
  // Access may have been ended while the page was open: each part that is turned to asks anew.
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab) void refetch();
    shown.current = tab;
  }, [tab, refetch]);
  const isGone = error instanceof ApiError && error.status === 404;
  if (isPending) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-4">
      <PanelLink
        href={panelHref({})}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-leaf"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t("back")}
      </PanelLink>
      {isGone ? (
        <EmptyState title={t("gone")} text={t("goneText")} />
      ) : data ? (
        <>
          <PatientHead summary={data} />
          <Tabs id={id} tab={tab} />
          <Shown summary={data} tab={tab} />
        </>
      ) : (
        <LoadFailed
          title={t("error")}
          text={t("errorText")}
          retry={t("retry")}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
    </div>
  );
}

function PatientHead({ summary: { patient, age } }: { summary: PatientSummary }) {
  const t = useTranslations("care.patient");
  const areas = useTranslations("care.areas");
  const day = useDayFormat();
  usePageTitle(patient.name);
  return (
    <header>
      <h1 className="flex flex-wrap items-center gap-3 text-xl tracking-tight md:text-2xl">
        {patient.name}
        <SegmentBadge
          segment={patient.segment}
          attention={patient.attention}
          className="flex-wrap items-center gap-x-3 gap-y-1"
        />
      </h1>
      <p className="mt-1 text-sm text-muted">
        {age !== null && `${t("age", { age })} · `}
        {t("since", { since: day(patient.since), until: day(patient.endsOn) })}
      </p>
      <p className="text-sm text-muted">
        {t("shares", { areas: patient.areas.map((area) => areas(`${area}.name`)).join(", ") })}
      </p>
    </header>
  );
}

function Tabs({ id, tab: here }: { id: string; tab: PatientTab }) {
  const t = useTranslations("care.tabs");
  const hint = useScrollHint<HTMLElement>(here);
  return (
    <nav ref={hint} aria-label={t("label")} className="fade-edges overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {PATIENT_TABS.map((tab) => (
          <li key={tab}>
            <PanelLink
              href={panelHref({ patient: id, tab })}
              className={tabClass}
              aria-current={tab === here ? "page" : undefined}
            >
              {t(tab)}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shown({ summary, tab }: { summary: PatientSummary; tab: PatientTab }) {
  const t = useTranslations("care.patient");
  const areas = useTranslations("care.areas");
  const { id, areas: shared } = summary.patient;
  const needed = NEEDS[tab];
  if (needed.length > 0 && !needed.some((area) => shared.includes(area))) {
    const names = needed.map((area) => areas(`${area}.name`)).join(", ");
    return <EmptyState title={t("notShared", { areas: names })} text={t("notSharedText")} />;
  }
  switch (tab) {
    case "summary":
      return <SummaryTab summary={summary} />;
    case "diary":
      return <DiaryTab id={id} lastLog={summary.patient.lastLog} />;
    case "progress":
      return <ProgressTab id={id} />;
    case "goals":
      return <PatientGoalsTab id={id} goals={summary.goals} />;
    case "anamnesis":
      return <AnamnesisTab id={id} />;
    case "notes":
      return <NotesTab id={id} />;
    case "plan":
      return (
        <PlanTab id={id} goal={summary.goals?.calorie_goal ?? null} sharesDiary={shared.includes("diary")} />
      );
    case "report":
      return <ReportTab id={id} />;
  }
}
