"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { dashboardQuery, goalsQuery, mealSummaryQuery } from "@/components/dashboard/api";
import { DashboardSkeleton } from "@/components/dashboard/dashboard-skeleton";
import { DEFAULT_DASHBOARD, DEFAULT_WEEKLY_GOAL } from "@/components/dashboard/default-dashboard";
import { HistoryCard } from "@/components/dashboard/history-card";
import { MacroCard } from "@/components/dashboard/macro-card";
import { MealsCard } from "@/components/dashboard/meals-card";
import { QuickAdd } from "@/components/dashboard/quick-add";
import { RemindersSummary } from "@/components/dashboard/reminders-card";
import { StreakCard } from "@/components/dashboard/streak-card";
import { TodayCard } from "@/components/dashboard/today-card";
import { WeightGoalCard } from "@/components/dashboard/weight-goal-card";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { MainOptIn } from "@/components/whatsapp/main-opt-in";
import { useSession } from "@/lib/client/session-store";

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
  const { data: summary, isLoading: awaitsSummary } = useQuery({ ...mealSummaryQuery, enabled: isRestored });
  const settings = useQuery({ ...goalsQuery, enabled: isRestored }).data;

  if (dashboard.isPending) return <DashboardSkeleton />;
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
  const { metrics, goals, reminders, history, streak } = dashboard.data ?? DEFAULT_DASHBOARD;
  return (
    <>
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
      <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <TodayCard
            metrics={metrics}
            known={!isFallback}
            usual={!isFallback && settings?.origin.calorie_goal === "default"}
          />
          {!isExpired && <QuickAdd />}
          {awaitsSummary && <Skeleton className="h-64 rounded-card" />}
          {summary && <MealsCard meals={summary.meals} />}
          {!isFallback && !isExpired && <MainOptIn />}
          {!isFallback && <HistoryCard history={history} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {!isFallback && !(isExpired && streak.days === 0) && (
            <StreakCard
              streak={streak}
              activeDays={metrics.active_days}
              weeklyGoal={settings?.weekly_goal ?? DEFAULT_WEEKLY_GOAL}
            />
          )}
          {awaitsSummary && <Skeleton className="h-44 rounded-card" />}
          {summary && <MacroCard totals={summary.totals} />}
          <WeightGoalCard goals={goals} unset={!isFallback && settings?.origin.weight_goal === "default"} />
          {!isFallback && <RemindersSummary reminders={reminders} />}
        </div>
      </div>
    </>
  );
}
