import { roundTo } from "@/lib/nutrition/figures/nutrients";

/** Percentage of the weight goal: (current - goal) / current, kept within 0 to 100, to one decimal. */
export function weightProgress(currentKg: number, goalKg: number): number {
  if (currentKg <= 0) return 0;
  return Math.min(100, Math.max(0, roundTo(((currentKg - goalKg) / currentKg) * 100, 1)));
}
