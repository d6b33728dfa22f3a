"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { progressQuery } from "@/components/progress/api";
import { ChartsSection } from "@/components/progress/charts-section";
import { EmptyProgress } from "@/components/progress/empty-progress";
import { HistoryTable } from "@/components/progress/history-table";
import { ProgressSkeleton } from "@/components/progress/progress-skeleton";
import { RefreshButton } from "@/components/progress/refresh-button";
import { SummaryCards } from "@/components/progress/summary-cards";
import { WeeklyGoalCard } from "@/components/progress/weekly-goal-card";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { LoadFailed } from "@/components/ui/load-failed";
import { useSession } from "@/lib/client/session-store";

export function ProgressScreen() {
  const t = useTranslations("progress");
  const isRestored = useSession((state) => state.isRestored);
  const isExpired = useIsExpired();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...progressQuery,
    enabled: isRestored,
  });

  if (isPending) return <ProgressSkeleton />;
  if (isError && !data) {
    return (
      <LoadFailed
        title={t("error.title")}
        text={t("error.text")}
        retry={t("error.retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  const { today, summary, history } = data;
  return (
    <div className="flex flex-col gap-4">
      {isExpired && <ExpiredNotice />}
      <SummaryCards today={today} summary={summary} />
      {history.length > 0 && <ChartsSection />}
      <WeeklyGoalCard active={summary.active_days} goal={summary.weekly_goal} />
      {history.length > 0 ? <HistoryTable history={history} /> : <EmptyProgress />}
      {history.length > 0 && <RefreshButton />}
    </div>
  );
}
