"use client";

import { Flame } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareWeek } from "@/components/dashboard/share-week";
import { WeekDots } from "@/components/dashboard/week-dots";
import { ProgressBar } from "@/components/figures/progress";
import { Card, CardHeader } from "@/components/ui/card";
import type { Streak } from "@/lib/nutrition/views/streak";

/** Days in a row and this week against its goal; a missed day is forgiven and said to be. */
export function StreakCard({
  streak,
  activeDays,
  weeklyGoal,
}: {
  streak: Streak;
  activeDays: number;
  weeklyGoal: number;
}) {
  const t = useTranslations("dashboard.streak");
  const words = { active: activeDays, goal: weeklyGoal };
  const next = streak.logged_today ? "loggedToday" : streak.days > 0 ? "notToday" : "first";
  return (
    <Card aria-labelledby="streak-title">
      <CardHeader
        id="streak-title"
        title={t("title")}
        icon={<Flame className="size-5 text-calories" aria-hidden />}
      />
      <p className="heading text-xl tabular-nums">
        {streak.capped ? t("capped") : t("days", { days: streak.days })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t(next)} {streak.forgiven.length > 0 && t("forgiven", { count: streak.forgiven.length })}
      </p>
      <WeekDots streak={streak} />
      <div className="mt-4 mb-1.5 flex justify-between gap-3 text-sm">
        <span>{t("week")}</span>
        <span className="text-muted tabular-nums">{t("weekOf", words)}</span>
      </div>
      <ProgressBar value={activeDays} goal={weeklyGoal} label={t("week")} text={t("weekLabel", words)} />
      {activeDays > 0 && <ShareWeek streak={streak} />}
    </Card>
  );
}
