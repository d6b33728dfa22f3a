"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { CHART, GRID, useDayLook, VALUE_AXIS } from "@/components/figures/chart-look";
import type { WeightAxis } from "@/components/progress/weight-axis";
import type { ChartDay } from "@/lib/nutrition/views/progress-series";

/** What every drawing is given; figures are in the reader's units. */
export type ChartFacts = {
  days: readonly ChartDay[];
  /** What the drawing shows, in words; the figures stand in the table under it. */
  label: string;
  /** Today's. */
  goal: number | null;
  /** Where each day was under a goal of its own. */
  goalKey?: "calorieGoal" | "waterGoal";
  /** A figure with its unit. */
  figure: (value: number) => string;
};

/** @param axis of weights; null begins at zero and ends where the figures do */
export function ChartFrame({
  days,
  label,
  goal,
  goalKey,
  figure,
  axis,
  children,
}: ChartFacts & { axis: WeightAxis | null; children: ReactNode }) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const { dayAxis, box } = useDayLook();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const isDrawn = axis === null || axis.goal === "inside";
  const changed = goalKey !== undefined && new Set(days.map((day) => day[goalKey])).size > 1;
  const span = axis ? { ticks: axis.ticks, domain: [axis.ticks[0]!, axis.ticks.at(-1)!] } : { tickCount: 5 };
  return (
    <>
      <div role="img" aria-label={label} className="h-56 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={[...days]} {...CHART}>
            <CartesianGrid {...GRID} />
            <XAxis {...dayAxis} />
            <YAxis width={48} tickFormatter={number} {...VALUE_AXIS} {...span} />
            {changed && (
              <Line
                dataKey={goalKey}
                name={t("goalName")}
                type="step"
                stroke="var(--ink)"
                strokeOpacity={0.6}
                strokeDasharray="4 4"
                dot={false}
                activeDot={false}
                isAnimationActive={false}
              />
            )}
            {goal !== null && isDrawn && !changed && (
              <ReferenceLine
                y={goal}
                stroke="var(--ink)"
                strokeDasharray="4 4"
                strokeOpacity={0.6}
                ifOverflow="extendDomain"
              />
            )}
            <Tooltip
              cursor={{ fill: "var(--sunken)", stroke: "var(--line)" }}
              formatter={(value) => figure(Number(value))}
              {...box}
            />
            {children}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      {goal !== null && (
        <p className="mt-1 flex items-center gap-2 text-xs text-muted">
          {isDrawn && <span className="w-5 border-t border-dashed border-muted" aria-hidden />}
          {t(changed ? "goalEachDay" : isDrawn ? "goal" : axis.goal === "below" ? "goalBelow" : "goalAbove", {
            value: figure(goal),
          })}
        </p>
      )}
    </>
  );
}
