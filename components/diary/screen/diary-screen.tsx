"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChefHat } from "lucide-react";
import { useTranslations } from "next-intl";
import { diaryQuery } from "@/components/diary/day/api";
import { withWaiting } from "@/components/diary/day/with-waiting";
import { MealsOfDay } from "@/components/diary/meals/meals-of-day";
import { WaterCard } from "@/components/diary/measures/water-card";
import { WeightCard } from "@/components/diary/measures/weight-card";
import { DayBar } from "@/components/diary/screen/day-bar";
import { DayComments } from "@/components/diary/screen/day-comments";
import { DayRest, DayTotalsCard } from "@/components/diary/screen/day-totals";
import { DiarySkeleton } from "@/components/diary/screen/diary-skeleton";
import { RecomputeDay } from "@/components/diary/screen/recompute-day";
import { useIsPhone } from "@/components/hooks/use-is-phone";
import { useWaiting } from "@/components/hooks/use-waiting";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { useSession } from "@/lib/client/session-store";
import type { Day } from "@/lib/nutrition/calendar/day";

/** A day as it was told: meals, water and weight, each of which can be put right. @param day null is today */
export function DiaryScreen({ day }: { day: Day | null }) {
  const t = useTranslations("diary");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...diaryQuery(day),
    enabled: isRestored,
    // The day before stays known for what is true of every day: which one is today.
    placeholderData: keepPreviousData,
  });
  const isExpired = useIsExpired();
  const isPhone = useIsPhone();
  const waiting = useWaiting();
  const diary = isPlaceholderData || !data ? undefined : withWaiting(data, waiting);
  // On the way to today as well, so that what was pressed stays there and keeps the focus.
  const shown = day ?? diary?.day ?? data?.today;
  return (
    <>
      {data && shown && <DayBar day={shown} today={data.today} />}
      {isExpired && <ExpiredNotice />}
      {diary && <DayComments day={diary.day} meals={diary.meals} />}
      {diary ? (
        <fieldset
          disabled={isExpired}
          className="grid items-start gap-3 sm:gap-4 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_auto_auto_1fr]"
        >
          <DayTotalsCard diary={diary} className="lg:col-start-2" />
          <MealsOfDay key={diary.day} diary={diary} asked={day}>
            {diary.day < diary.today && diary.meals.length > 0 && <RecomputeDay day={diary.day} />}
          </MealsOfDay>
          <WaterCard key={`water-${diary.day}`} diary={diary} asked={day} />
          {isPhone && (
            <Card>
              <DayRest diary={diary} />
            </Card>
          )}
          <WeightCard key={`weight-${diary.day}`} diary={diary} asked={day} />
          <Link href="/foods" className={`${buttonClass({ variant: "secondary" })} lg:col-start-2`}>
            <ChefHat className="size-4" aria-hidden />
            {t("ownFoods")}
          </Link>
        </fieldset>
      ) : isError ? (
        <LoadFailed
          title={t("error.title")}
          text={t("error.text")}
          retry={t("error.retry")}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <DiarySkeleton />
      )}
    </>
  );
}
