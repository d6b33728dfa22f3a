"use client";

import { CalendarCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import { Card, CardHeader } from "@/components/ui/card";

export function WeeklyGoalCard({ active, goal }: { active: number; goal: number }) {
  const t = useTranslations("progress.week");
  const text = t("of", { active, goal });
  return (
    <Card aria-labelledby="weekly-goal">
      <CardHeader
        id="weekly-goal"
        title={t("title")}
        icon={<CalendarCheck className="size-5 text-leaf" aria-hidden />}
      />
      <div className="mb-1.5 flex justify-between gap-3 text-sm">
        <span className="font-semibold">{t("active")}</span>
        <span className="text-muted tabular-nums">
          {t("goal")}: {text}
        </span>
      </div>
      <ProgressBar value={active} goal={goal} label={t("active")} text={text} />
    </Card>
  );
}
