import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

type Weights = Dashboard["goals"];

/**
 * What of the way to a weight is somebody's own. The figures that everybody starts with are nobody's weight, and no way leads from or to
 * them. @param origin undefined while it is not known: then all stays
 */
export function ownWeights(goals: Weights, origin: Goals["origin"] | undefined): Weights {
  const own = <G extends "current_weight" | "weight_goal" | "target_date">(goal: G): Weights[G] | null =>
    origin?.[goal] === "default" ? null : goals[goal];
  const [current_weight, weight_goal] = [own("current_weight"), own("weight_goal")];
  return {
    ...{ current_weight, weight_goal },
    target_date: weight_goal === null ? null : own("target_date"),
    progress_percentage: current_weight === null || weight_goal === null ? null : goals.progress_percentage,
  };
}
