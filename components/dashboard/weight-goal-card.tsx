"use client";

import { Target } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Progress } from "@/components/figures/progress";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

/** Weight against its goal. `unset` says that the figures are the product's, not the person's. */
export function WeightGoalCard({ goals, unset }: { goals: Dashboard["goals"]; unset: boolean }) {
  const t = useTranslations("dashboard.weight");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const { weight } = useFigures();
  const done = t("done", { percent: format.number(goals.progress_percentage, { maximumFractionDigits: 1 }) });
  return (
    <Card aria-labelledby="weight-title">
      <CardHeader
        id="weight-title"
        title={t("title")}
        icon={<Target className="size-5 text-leaf" aria-hidden />}
      />
      <dl className="grid grid-cols-[1fr_1fr_auto] items-end gap-3 text-sm">
        <div>
          <dt className="text-muted">{t("current")}</dt>
          <dd className="figures mt-0.5 text-base">{weight(goals.current_weight)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t("goal")}</dt>
          <dd className="figures mt-0.5 text-base">{weight(goals.weight_goal)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t("deadline")}</dt>
          <dd className="figures mt-0.5 text-base">{dayFormat(goals.target_date)}</dd>
        </div>
      </dl>
      <Progress
        className="mt-4"
        value={goals.progress_percentage}
        goal={100}
        label={t("title")}
        text={done}
      />
      <p className="mt-1.5 text-sm text-muted tabular-nums">{done}</p>
      {unset && (
        <p className="mt-3 text-sm text-muted">
          {t("unset")}{" "}
          <Link href="/profile/goals" className="font-semibold text-leaf underline underline-offset-4">
            {t("set")}
          </Link>
        </p>
      )}
    </Card>
  );
}
