"use client";

import { Target } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
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
  const { current_weight, weight_goal, target_date, progress_percentage: percent } = goals;
  const none = t("none");
  const done =
    percent === null ? null : t("done", { percent: format.number(percent, { maximumFractionDigits: 1 }) });
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
          <dd className="figures mt-0.5 text-base">
            {current_weight === null ? none : weight(current_weight)}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t("goal")}</dt>
          <dd className="figures mt-0.5 text-base">{weight_goal === null ? none : weight(weight_goal)}</dd>
        </div>
        <div>
          <dt className="text-muted">{t("deadline")}</dt>
          <dd className="figures mt-0.5 text-base">{target_date === null ? none : dayFormat(target_date)}</dd>
        </div>
      </dl>
      {percent === null || done === null ? (
        <p className="mt-3 text-sm text-muted">{t("left")}</p>
      ) : (
        <>
          <ProgressBar className="mt-4" value={percent} goal={100} label={t("title")} text={done} />
          <p className="mt-1.5 text-sm text-muted tabular-nums">{done}</p>
        </>
      )}
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
