"use client";

import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { FoodDrawing } from "@/components/food/food-drawing";
import { Card, CardHeader } from "@/components/ui/card";
import { ChatLink } from "@/components/ui/chat-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type HistoryCardProps = {
  history: Dashboard["history"];
  /** kcal a day; null where there is none. */
  goal: number | null;
  /** Whether there is a number from which to write. */
  isLinked: boolean;
};

export function HistoryCard({ history, goal, isLinked }: HistoryCardProps) {
  const t = useTranslations("dashboard.history");
  const figures = useFigures();
  const { dayName } = useDayName();
  return (
    <Card aria-labelledby="history-title">
      <CardHeader
        id="history-title"
        title={t("title")}
        icon={<History className="size-5 text-leaf" aria-hidden />}
        aside={
          history.length > 0 && (
            <Link
              href="/progress"
              className="-my-3 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-leaf underline underline-offset-4"
            >
              {t("all")}
            </Link>
          )
        }
      />
      {history.length === 0 ? (
        <EmptyState
          className="py-4"
          art={<FoodDrawing name="cafe" className="size-16" />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={isLinked && <ChatLink look="secondary">{t("chat")}</ChatLink>}
        />
      ) : (
        <ul className="-my-2.5 flex flex-col divide-y divide-line text-sm tabular-nums">
          {history.map((entry) => (
            <li key={entry.date} className="flex items-baseline gap-2 py-2.5 sm:gap-4">
              <time dateTime={entry.date} className="grow first-letter:uppercase">
                {dayName(entry.date)}
              </time>
              {goal !== null && entry.calories > 0 && (
                <span className="hidden w-28 self-center sm:block" aria-hidden>
                  <ProgressBar
                    value={entry.calories}
                    goal={goal}
                    tone="calories"
                    label={t("all")}
                    className="h-2"
                  />
                </span>
              )}
              {entry.calories > 0 && (
                <span className="text-right whitespace-nowrap text-calories sm:w-20">
                  {figures.energy(entry.calories)}
                </span>
              )}
              <span className="w-18 shrink-0 text-right whitespace-nowrap text-muted">
                {entry.weight !== null ? (
                  figures.weight(entry.weight)
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr-only">{t("noWeight")}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
