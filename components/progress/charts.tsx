"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { type WeightAxis, weightAxis } from "@/components/progress/weight-axis";
import { dateOf } from "@/lib/nutrition/day";
import type { ChartDay } from "@/lib/nutrition/progress-series";

type Key = "calories" | "protein" | "carbs" | "fat" | "water";

/** One series of bars; several are put on top of one another. */
export type BarSeries = { key: Key; name: string; color: string };

type Common = {
  days: readonly ChartDay[];
  /** What the drawing shows, in words; the figures stand in the table under it. */
  label: string;
  goal: number | null;
  /** A figure with its unit. */
  figure: (value: number) => string;
};

const TODAY_OPACITY = 0.4;
const AXIS = { fontSize: 12, fill: "var(--muted)" };
const TOOLTIP = {
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: 12,
  color: "var(--ink)",
  fontSize: 14,
};

/** A bar a day. Today's is faint, because the day goes on; a day without entries has none. */
export function BarsChart({ series, ...common }: Common & { series: readonly BarSeries[] }) {
  return (
    <Frame {...common} axis={null}>
      {series.flatMap(({ key, name, color }, index) => {
        const isTop = index === series.length - 1;
        const shared = {
          name,
          fill: color,
          stackId: "day",
          isAnimationActive: false,
          maxBarSize: 28,
          radius: (isTop ? [3, 3, 0, 0] : 0) as [number, number, number, number] | 0,
        };
        return [
          <Bar key={key} {...shared} dataKey={(day: ChartDay) => (day.isToday ? null : day[key])} />,
          <Bar
            key={`${key}-today`}
            {...shared}
            fillOpacity={TODAY_OPACITY}
            dataKey={(day: ChartDay) => (day.isToday ? day[key] : null)}
          />,
        ];
      })}
    </Frame>
  );
}

/** Weigh-ins as dots, their trend as a line; straight from day to day and broken where nothing is known. */
export function WeightChart({ name, trendName, ...common }: Common & { name: string; trendName: string }) {
  const values = common.days.flatMap(({ weight, trend }) =>
    [weight, trend].filter((value) => value !== null),
  );
  return (
    <Frame {...common} axis={weightAxis(values, common.goal)}>
      <Line
        dataKey="trend"
        name={trendName}
        type="linear"
        stroke="var(--leaf)"
        strokeWidth={2}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="weight"
        name={name}
        stroke="none"
        dot={{ r: 3, fill: "var(--surface)", stroke: "var(--leaf)", strokeWidth: 1.5 }}
        activeDot={{ r: 5, fill: "var(--leaf)", stroke: "none" }}
        isAnimationActive={false}
      />
    </Frame>
  );
}

/** @param axis of weights; null begins at zero and ends where the figures do */
function Frame({
  days,
  label,
  goal,
  figure,
  axis,
  children,
}: Common & { axis: WeightAxis | null; children: ReactNode }) {
  const t = useTranslations("progress.charts");
  const format = useFormatter();
  const short = (day: string) =>
    format.dateTime(dateOf(day), { timeZone: "UTC", day: "2-digit", month: "2-digit" });
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const isDrawn = axis === null || axis.goal === "inside";
  const span = axis ? { ticks: axis.ticks, domain: [axis.ticks[0]!, axis.ticks.at(-1)!] } : { tickCount: 5 };
  return (
    <>
      <div role="img" aria-label={label} className="h-56 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={[...days]}
            margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={short}
              tick={AXIS}
              tickLine={false}
              axisLine={{ stroke: "var(--line)" }}
              minTickGap={24}
            />
            <YAxis
              width={48}
              tickFormatter={number}
              tick={AXIS}
              tickLine={false}
              axisLine={false}
              {...span}
            />
            {goal !== null && isDrawn && (
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
              isAnimationActive={false}
              labelFormatter={(day) => short(String(day))}
              formatter={(value) => figure(Number(value))}
              contentStyle={TOOLTIP}
              itemStyle={{ color: "var(--ink)" }}
            />
            {children}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      {goal !== null && (
        <p className="mt-1 flex items-center gap-2 text-xs text-muted">
          {isDrawn && <span className="w-5 border-t border-dashed border-muted" aria-hidden />}
          {t(isDrawn ? "goal" : axis.goal === "below" ? "goalBelow" : "goalAbove", { value: figure(goal) })}
        </p>
      )}
    </>
  );
}
