"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useMayLog } from "@/components/consent/use-may-log";
import { dashboardQuery, goalsQuery, mealSummaryQuery, planNewsQuery } from "@/components/dashboard/api";
import { ContinueCard } from "@/components/dashboard/continue-card";
import { DashboardSkeleton } from "@/components/dashboard/dashboard-skeleton";
import { DEFAULT_DASHBOARD, DEFAULT_WEEKLY_GOAL } from "@/components/dashboard/default-dashboard";
import { HistoryCard } from "@/components/dashboard/history-card";
import { InsightCard } from "@/components/dashboard/insight-card";
import { LinkCard } from "@/components/dashboard/link-card";
import { MacroCard } from "@/components/dashboard/macro-card";
import { MealsCard } from "@/components/dashboard/meals-card";
import { QuickAdd } from "@/components/dashboard/quick-add";
import { RemindersSummary } from "@/components/dashboard/reminders-card";
import { StreakCard } from "@/components/dashboard/streak-card";
import { TodayCard } from "@/components/dashboard/today-card";
import { WeightGoalCard } from "@/components/dashboard/weight-goal-card";
import { useComing } from "@/components/diary/day/use-coming";
import { useToday } from "@/components/figures/use-day-name";
import { useNumberTables } from "@/components/figures/use-number-tables";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { AfterShell } from "@/components/ui/after-shell";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";
import { addNutrients } from "@/lib/nutrition/figures/nutrients";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import { isGoalAhead } from "@/lib/onboarding/first-run";

/** Most have no nutritionist: it comes with the first notice. */
const PlanNotice = dynamic(
  () => import("@/components/dashboard/plan-notice").then((file) => file.PlanNotice),
  {
    loading: () => null,
  },
);

const FirstRunScreen = dynamic(
  () => import("@/components/onboarding/first-run-screen").then((file) => file.FirstRunScreen),
  { loading: () => null },
);

/**
 * Today first, then what leads up to it. The meals and the goals' origin are extras: without them the screen stands;
 * without its figures it falls back to the starting goals and says so.
 */
export function DashboardScreen() {
  const t = useTranslations("dashboard");
  const isKnown = useSession((state) => state.user !== null);
  const isRestored = useSession((state) => state.isRestored);
  const dashboard = useQuery({ ...dashboardQuery, enabled: isRestored });
  const isExpired = useIsExpired();
  const mayLog = useMayLog();
  /** null: as the server says. */
  const [isRunning, setRunning] = useState<boolean | null>(null);
  const meals = useQuery({ ...mealSummaryQuery, enabled: isRestored });
  const goalSettings = useQuery({ ...goalsQuery, enabled: isRestored });
  const planNews = useQuery({ ...planNewsQuery, enabled: isRestored });
  const { data: summary, isLoading: awaitsSummary } = meals;
  const settings = goalSettings.data;
  const today = useToday();
  const coming = useComing(summary?.date ?? today, summary?.meals);
  const [isFilled, setFilled] = useState(false);
  useNumberTables();

  // The first answers are shown together, so that none moves what another filled; what fails is not waited for.
  const awaits = [meals, goalSettings, planNews].some((one) => one.isLoading && one.failureCount === 0);
  if (!isFilled && !dashboard.isPending && !awaits) setFilled(true);
  // Many cards at once: rendered piece by piece, so that a slow phone answers meanwhile.
  const isShown = useDeferredValue(isFilled);
  if (!isShown) return <DashboardSkeleton />;
  const isFallback = dashboard.data === undefined;
  if (isFallback && !isKnown) {
    return (
      <LoadFailed
        title={t("error.title")}
        text={t("error.text")}
        retry={t("error.retry")}
        isFetching={dashboard.isFetching}
        onRetry={() => dashboard.refetch()}
      />
    );
  }
  const shown = dashboard.data ?? DEFAULT_DASHBOARD;
  const metrics = withComing(shown.metrics, coming, summary?.meals.length ?? 0);
  const water = { ...shown.water, consumed_ml: shown.water.consumed_ml + coming.totals.water_ml };
  const { goals, reminders, history, streak, insight, first_run: firstRun, whatsapp } = shown;
  const isLinked = whatsapp === "linked";
  const isAsking = isRunning ?? (firstRun?.state === "open" && !isExpired);
  return (
    <>
      {isAsking && (
        <FirstRunScreen
          at={firstRun}
          isLinked={isLinked}
          isAsked={isRunning === true}
          onClose={() => setRunning(false)}
        />
      )}
      {isExpired && <ExpiredNotice />}
      {isFallback && (
        <LoadFailed
          className="mb-4 bg-carbs-soft"
          text={t("fallback.text")}
          retry={t("fallback.retry")}
          isFetching={dashboard.isFetching}
          onRetry={() => dashboard.refetch()}
        />
      )}
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {planNews.data?.news && <PlanNotice news={planNews.data.news} />}
        {whatsapp === "none" && !isExpired && mayLog && <LinkCard />}
        {firstRun?.state === "skipped" && isGoalAhead(firstRun.step) && !isExpired && (
          <ContinueCard onGo={() => setRunning(true)} />
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <TodayCard
            metrics={metrics}
            known={!isFallback}
            usual={!isFallback && settings?.origin.calorie_goal === "default"}
            water={water}
            onCompute={() => setRunning(true)}
          />
          {!isExpired && mayLog && <QuickAdd isLinked={isLinked} />}
          {insight && <InsightCard insight={insight} />}
          <AfterShell fallback={null}>
            {() => (
              <>
                {awaitsSummary && <Skeleton className="h-64 rounded-card" />}
                {summary && <MealsCard meals={coming.meals} told={coming.told} isLinked={isLinked} />}
                {!isFallback && <HistoryCard {...{ history, isLinked }} goal={metrics.calories_goal} />}
              </>
            )}
          </AfterShell>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <AfterShell fallback={null}>
            {() => (
              <>
                {!isFallback && !(isExpired && streak.days === 0) && (
                  <StreakCard
                    streak={streak}
                    activeDays={metrics.active_days}
                    weeklyGoal={settings?.weekly_goal ?? DEFAULT_WEEKLY_GOAL}
                  />
                )}
                {awaitsSummary && <Skeleton className="h-44 rounded-card" />}
                {summary && (
                  <MacroCard
                    totals={addNutrients(summary.totals, coming.totals)}
                    goals={settings && settings.origin.calorie_goal !== "default" ? settings : null}
                  />
                )}
                <WeightGoalCard
                  goals={goals}
                  origin={isFallback ? undefined : settings?.origin}
                  way={shown.way}
                  projection={shown.projection}
                />
                {!isFallback && <RemindersSummary {...{ reminders, isLinked }} />}
              </>
            )}
          </AfterShell>
        </div>
      </div>
    </>
  );
}

/** Today's figures as they will be. @param known how many meals the server has */
function withComing(
  metrics: Dashboard["metrics"],
  { meals, totals }: ReturnType<typeof useComing>,
  known: number,
): Dashboard["metrics"] {
  return {
    ...metrics,
    meals_today: metrics.meals_today + meals.length - known,
    calories_consumed: metrics.calories_consumed + totals.kcal,
    protein_consumed: metrics.protein_consumed + totals.protein_g,
  };
}
