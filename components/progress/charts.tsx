"use client";

import { useFormatter } from "next-intl";
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
  goalName: string;
  /** A figure with its unit. */
  figure: (value: number) => string;
};

const TODAY_OPACITY = 0.4;
const AXIS = { fontSize: 12, fill: "var(--muted)" };

/** A bar a day. Today's is faint, because the day goes on; a day without entries has none. */
export function BarsChart({ series, ...common }: Common & { series: readonly BarSeries[] }) {
  return (
    <Frame {...common} fromZero>
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
  return (
    <Frame {...common}>
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

function Frame({
  days,
  label,
  goal,
  goalName,
  figure,
  fromZero = false,
  children,
}: Common & { fromZero?: boolean; children: React.ReactNode }) {
  const format = useFormatter();
  const short = (day: string) =>
    format.dateTime(dateOf(day), { timeZone: "UTC", day: "2-digit", month: "2-digit" });
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
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
            domain={fromZero ? [0, "auto"] : domainAround(goal)}
            tickCount={5}
          />
          {goal !== null && (
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
            contentStyle={{
              background: "var(--surface)",
              border: "1px solid var(--line)",
              borderRadius: 12,
              color: "var(--ink)",
              fontSize: 14,
            }}
            itemStyle={{ color: "var(--ink)" }}
          />
          {children}
        </ComposedChart>
      </ResponsiveContainer>
      {goal !== null && <span className="sr-only">{`${goalName}: ${figure(goal)}`}</span>}
    </div>
  );
}

/** Room for the weigh-ins and the goal, to whole kg. */
function domainAround(goal: number | null) {
  return ([min, max]: readonly [number, number]): [number, number] => [
    Math.floor(Math.min(min, goal ?? min) - 0.5),
    Math.ceil(Math.max(max, goal ?? max) + 0.5),
  ];
}
