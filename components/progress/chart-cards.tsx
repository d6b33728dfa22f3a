"use client";

import { memo } from "react";
import { useUnits } from "@/components/figures/use-figures";
import type { ChartSpan } from "@/components/progress/api";
import { CaloriesChart, MacrosChart, WaterChart } from "@/components/progress/bar-chart-cards";
import type { ChartProps } from "@/components/progress/chart-props";
import { WeightChartCard } from "@/components/progress/weight-chart-card";
import { energyIn, shownWeight, type Units, weightIn } from "@/lib/nutrition/figures/units";
import type { Progress } from "@/lib/nutrition/views/progress";
import { type ChartDay, chartDays } from "@/lib/nutrition/views/progress-series";
import { projectionOf } from "@/lib/nutrition/views/projection";

type ChartCardsProps = {
  progress: Progress;
  span: ChartSpan;
  /** Read by the person themselves, who can do something about what is missing. */
  isOwn?: boolean;
};

/** A chart for each thing that is followed, in the reader's units. What stays as it is, is not drawn anew. */
export const ChartCards = memo(function ChartCards({ progress, span, isOwn = false }: ChartCardsProps) {
  const units = useUnits();
  const days = chartDays(progress.history, progress.today, span, progress.goals).map((day) =>
    inUnits(day, units),
  );
  const { today, history, summary } = progress;
  const weighIns = history.flatMap(({ date, weight }) =>
    weight === null ? [] : [{ day: date, kg: weight }],
  );
  // Where a professional decides, the product foretells no weight.
  const isLeft = summary.calories_origin === "none";
  const projection = isLeft ? null : projectionOf(weighIns, summary.target_weight, today);
  const common: ChartProps = { days, span, summary: progress.summary };
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <WeightChartCard {...common} projection={projection} isOwn={isOwn} />
      <CaloriesChart {...common} />
      <MacrosChart {...common} />
      <WaterChart {...common} />
    </div>
  );
});

function inUnits(day: ChartDay, { weight_unit, energy_unit }: Units): ChartDay {
  return {
    ...day,
    calorieGoal: day.calorieGoal === null ? null : energyIn(energy_unit, day.calorieGoal),
    calories: day.calories === null ? null : energyIn(energy_unit, day.calories),
    weight: day.weight === null ? null : shownWeight(weight_unit, day.weight),
    trend: day.trend === null ? null : weightIn(weight_unit, day.trend),
  };
}
