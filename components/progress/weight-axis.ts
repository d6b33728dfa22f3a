const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
const MOST_STEPS = 4;
/** How much further than the weigh-ins themselves the axis goes to show the goal, and at least; beyond, they would lie flat. */
const GOAL_REACH = 2;
const LEAST_REACH = 8;

export type WeightAxis = {
  /** Even steps around every value, ascending. */
  ticks: number[];
  /** Where the goal lies; null without one. */
  goal: "inside" | "below" | "above" | null;
};

/** The axis for weights and their goal, in one unit. @param values at least one */
export function weightAxis(values: readonly number[], goal: number | null): WeightAxis {
  let low = Math.min(...values);
  let high = Math.max(...values);
  const reach = Math.max(LEAST_REACH, (high - low) * GOAL_REACH);
  const at =
    goal === null ? null : goal < low - reach ? "below" : goal > high + reach ? "above" : ("inside" as const);
  if (goal !== null && at === "inside") {
    low = Math.min(low, goal);
    high = Math.max(high, goal);
  }
  const step = STEPS.find((size) => bottom(low, size) + MOST_STEPS * size >= high) ?? STEPS.at(-1)!;
  const first = bottom(low, step);
  const count = Math.max(1, Math.ceil((high - first) / step));
  return { ticks: Array.from({ length: count + 1 }, (_, index) => first + index * step), goal: at };
}

function bottom(value: number, step: number): number {
  return Math.floor(value / step) * step;
}
