"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAttentionText } from "@/components/care/common/attention-text";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { isUrgent } from "@/lib/care/roster/attention";
import type { PatientSummary } from "@/lib/care/roster/patient-summary";

/** A patient at one look: what calls for attention, and the figures of the last weeks. */
export function SummaryTab({ summary }: { summary: PatientSummary }) {
  const t = useTranslations("care.summary");
  const text = useAttentionText();
  const { attention } = summary.patient;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card aria-labelledby="attention-title">
          <CardHeader id="attention-title" title={t("attention")} />
          {attention.length === 0 ? (
            <p className="text-sm">{t("well")}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {attention.map((one) => (
                <li
                  key={one.kind}
                  className={cn(
                    "rounded-control border-l-4 bg-sunken px-4 py-3 text-sm",
                    isUrgent(one.kind) ? "border-danger" : "border-carbs-fill",
                  )}
                >
                  {text(one)}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <GoalsCard summary={summary} />
      </div>
      <FiguresCard summary={summary} />
    </div>
  );
}

function FiguresCard({ summary: { patient } }: { summary: PatientSummary }) {
  const t = useTranslations("care.summary");
  const day = useDayFormat();
  const { dayName } = useDayName();
  const { weight, weightChange } = useFigures();
  const { areas, lastLog, adherence7, adherence30, planEndsOn } = patient;
  const share = ({ percent, logged, days }: typeof adherence7) =>
    percent === null ? t("nothing") : t("share", { percent, logged, days });
  return (
    <Card aria-labelledby="figures-title">
      <CardHeader id="figures-title" title={t("figures")} />
      <dl className="flex flex-col divide-y divide-line text-sm">
        {areas.includes("diary") && (
          <>
            <Line name={t("lastLog")}>{lastLog ? dayName(lastLog) : t("nothing")}</Line>
            <Line name={t("adherence7")}>{share(adherence7)}</Line>
            <Line name={t("adherence30")}>{share(adherence30)}</Line>
          </>
        )}
        {areas.includes("measures") && (
          <Line name={t("weight")}>
            {patient.weight
              ? t("weighed", { weight: weight(patient.weight.kg), day: day(patient.weight.day) })
              : t("nothing")}
            {patient.weightChange &&
              ` (${t("change", { change: weightChange(patient.weightChange.kg), days: patient.weightChange.days })})`}
          </Line>
        )}
        {areas.includes("plan") && (
          <Line name={t("plan")}>{planEndsOn ? t("until", { day: day(planEndsOn) }) : t("noPlan")}</Line>
        )}
      </dl>
    </Card>
  );
}

function GoalsCard({ summary: { goals } }: { summary: PatientSummary }) {
  const t = useTranslations("care.summary");
  const format = useFormatter();
  const { energy, weight } = useFigures();
  if (!goals) return null;
  const grams = (value: number | null) => (value === null ? t("nothing") : `${format.number(value)} g`);
  return (
    <Card aria-labelledby="goals-title">
      <CardHeader id="goals-title" title={t("goals")} />
      <p className="-mt-2 mb-3 text-sm text-muted">{t(`author.${goals.author ?? "computed"}`)}</p>
      <dl className="flex flex-col divide-y divide-line text-sm">
        <Line name={t("energy")}>
          {goals.calorie_goal === null ? t("nothing") : energy(goals.calorie_goal)}
        </Line>
        <Line name={t("protein")}>{grams(goals.protein_goal)}</Line>
        <Line name={t("carbs")}>{grams(goals.carb_goal)}</Line>
        <Line name={t("fat")}>{grams(goals.fat_goal)}</Line>
        <Line name={t("weightGoal")}>
          {goals.weight_goal === null ? t("nothing") : weight(goals.weight_goal)}
        </Line>
      </dl>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
