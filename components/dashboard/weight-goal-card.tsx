"use client";

import { Target } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { useMonthName } from "@/components/figures/use-month-name";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type WeightGoalCardProps = Pick<Dashboard, "goals" | "way" | "projection"> & {
  unset: boolean;
  /** Whether the day is the product's beside a goal of one's own: then it is none. */
  hasNoDate: boolean;
};

/** Weight against its goal, how much of the way is done (one figure: of the real way, where there is one), and where it leads at this pace. `unset` says that the figures are the product's, not the person's: of those no bar is drawn. */
export function WeightGoalCard({ goals, unset, hasNoDate, way, projection }: WeightGoalCardProps) {
  const t = useTranslations("dashboard.weight");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const { weight, weightChange } = useFigures();
  const monthOf = useMonthName();
  const { current_weight, weight_goal, target_date, progress_percentage: percent } = goals;
  const none = t("none");
  const done =
    percent === null ? "" : t("done", { percent: format.number(percent, { maximumFractionDigits: 1 }) });
  return (
    <Card aria-labelledby="weight-title">
      <CardHeader
        id="weight-title"
        title={t("title")}
        icon={<Target className="size-5 text-leaf" aria-hidden />}
        aside={unset && <Badge tone="neutral">{t("initial")}</Badge>}
      />
      <dl
        className={cn("grid grid-cols-[1fr_1fr_auto] items-end gap-3 text-sm", unset && "[&_dd]:text-muted")}
      >
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
          <dd className="figures mt-0.5 text-base">
            {target_date === null || hasNoDate ? none : dayFormat(target_date)}
          </dd>
        </div>
      </dl>
      {percent === null && <p className="mt-3 text-sm text-muted">{t("left")}</p>}
      {way && <Way way={way} />}
      {percent !== null && !way && (
        <>
          {!unset && (
            <ProgressBar className="mt-4" value={percent} goal={100} label={t("title")} text={done} />
          )}
          <p className="mt-1.5 text-sm text-muted tabular-nums">{done}</p>
        </>
      )}
      {projection && (
        <p className="mt-2 text-sm text-pretty">
          {projection.reaches_on === null
            ? t("pace", { pace: weightChange(projection.weekly_kg) })
            : t("projection", {
                pace: weightChange(projection.weekly_kg),
                goal: weight_goal === null ? "" : weight(weight_goal),
                when: monthOf(projection.reaches_on),
              })}
        </p>
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

/** The real way: from where, to where, and how much of it is done. */
function Way({ way: { from, to, done_kg, left_kg, percent } }: { way: NonNullable<Dashboard["way"]> }) {
  const t = useTranslations("dashboard.weight");
  const format = useFormatter();
  const { weight } = useFigures();
  const text =
    left_kg === 0
      ? t("wayReached", { from: weight(from), to: weight(to) })
      : t(done_kg > 0 ? "wayDone" : "wayLeft", {
          ...{ from: weight(from), to: weight(to) },
          ...{ done: weight(Math.max(0, done_kg)), left: weight(left_kg) },
        });
  return (
    <div className="mt-4">
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t("way")}</span>
        <span className="figures text-base">{t("done", { percent: format.number(percent) })}</span>
      </p>
      <ProgressBar value={percent} goal={100} label={t("way")} text={text} />
      <p className="mt-1.5 text-sm tabular-nums">{text}</p>
    </div>
  );
}
