import { expect, it } from "vitest";
import { ownWeights } from "@/components/dashboard/own-weights";
import { goalsOf } from "@/lib/nutrition/goals/goals";

const STORED = {
  ...{ author: "person" as const, calorieGoal: null, proteinGoal: null, carbGoal: null, fatGoal: null },
  ...{ fibreGoalG: null, sodiumGoalMg: null, waterGoalMl: null, weightGoalKg: 60, targetDate: null },
  ...{ aimedSince: null, weeklyGoalDays: 7 },
};
const WEIGHED = { weightKg: 66, initialWeightKg: 68 };
const none = { current_weight: null, weight_goal: null, target_date: null, progress_percentage: null };

it.each([
  ["nothing", null, null, none],
  ["a weight", null, WEIGHED, { ...none, current_weight: 66 }],
  ["a goal", STORED, null, { ...none, weight_goal: 60 }],
  ["both", STORED, WEIGHED, { ...none, current_weight: 66, weight_goal: 60, progress_percentage: 9.1 }],
])("who has told %s sees no more of the way than that", (_, stored, body, shown) => {
  const goals = goalsOf(stored, body, { computed: null, obstacles: ["weight"] });
  expect(ownWeights(goals, goals.origin)).toEqual(shown);
});

it("leaves what stands in for a day that could not be had", () => {
  const { origin: _, ...goals } = goalsOf(null, null, { computed: null, obstacles: ["weight"] });
  expect(ownWeights(goals, undefined)).toMatchObject({ current_weight: 75, target_date: "2024-12-31" });
});
