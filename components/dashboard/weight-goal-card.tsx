"use client";

import { Target } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { ownWeights } from "@/components/dashboard/own-weights";
import { ProgressBar } from "@/components/figures/progress";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { useMonthName } from "@/components/figures/use-month-name";
import { diaryHref } from "@/components/layout/member/use-diary-param";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type WeightGoalCardProps = Pick<Dashboard, "goals" | "way" | "projection"> & {
  /** Whose the figures are; undefined where they only stand in for those that did not come. */
  origin: Goals["origin"] | undefined;
};

/** Weight against its goal, how much of the way is done (one figure: of the real way, where there is one), and where it leads at this pace. What is nobody's own is asked for instead. */
export function WeightGoalCard({ goals, origin, way, projection }: WeightGoalCardProps) {
  const t = useTranslations("dashboard.weight");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const { weight, weightChange } = useFigures();
  const monthOf = useMonthName();
  const {
    current_weight,
    weight_goal,
    target_date,
    progress_percentage: percent,
  } = ownWeights(goals, origin);
  const isUnweighed = origin?.current_weight === "default";
  const isUnset = origin?.weight_goal === "default";
  const none = t("none");
  const done =
    percent === null ? "" : t("done", { percent: format.number(percent, { maximumFractionDigits: 1 }) });
  return (
    <Card aria-labelledby="weight-title">
      <CardHeader
        id="weight-title"
        title={t("title")}
        icon={<Target className="size-5 text-leaf" aria-hidden />}
      />
      {!(isUnweighed && isUnset) && (
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
            <dd className="figures mt-0.5 text-base">
              {target_date === null ? none : dayFormat(target_date)}
            </dd>
          </div>
        </dl>
      )}
      {goals.progress_percentage === null && <p className="mt-3 text-sm text-muted">{t("left")}</p>}
      {way && <Way way={way} />}
      {percent !== null && !way && (
        <>
          <ProgressBar className="mt-4" value={percent} goal={100} label={t("title")} text={done} />
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
      {isUnweighed && (
        <p className={`text-sm text-muted ${isUnset ? "" : "mt-3"}`}>
          <span className="font-semibold text-ink">{t("unweighed")}</span>{" "}
          {t.rich("weigh", {
            diary: (words) => (
              <Link href={diaryHref(null)} className="font-semibold text-leaf underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {isUnset && (
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
