"use client";

import { Bar } from "recharts";
import { type ChartFacts, ChartFrame } from "@/components/progress/chart-frame";
import type { ChartDay } from "@/lib/nutrition/views/progress-series";

type Key = "calories" | "protein" | "carbs" | "fat" | "water";

/** One series of bars; several are put on top of one another. */
export type BarSeries = { key: Key; name: string; color: string };

const TODAY_OPACITY = 0.4;

/** A bar a day. Today's is faint, because the day goes on; a day without entries has none. */
export function BarsChart({ series, ...common }: ChartFacts & { series: readonly BarSeries[] }) {
  return (
    <ChartFrame {...common} axis={null}>
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
    </ChartFrame>
  );
}
