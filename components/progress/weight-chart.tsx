"use client";

import { Line } from "recharts";
import { type ChartFacts, ChartFrame } from "@/components/progress/chart-frame";
import { weightAxis } from "@/components/progress/weight-axis";

/** Weigh-ins as dots, their trend as a line; straight from day to day and broken where nothing is known. */
export function WeightChart({
  name,
  trendName,
  ...common
}: ChartFacts & { name: string; trendName: string }) {
  const values = common.days.flatMap(({ weight, trend }) =>
    [weight, trend].filter((value) => value !== null),
  );
  return (
    <ChartFrame {...common} axis={weightAxis(values, common.goal)}>
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
    </ChartFrame>
  );
}
