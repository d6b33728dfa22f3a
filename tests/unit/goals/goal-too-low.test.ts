import { expect, it } from "vitest";
import { isGoalTooLow, type Obstacle } from "@/lib/nutrition/goals/obstacles";

it.each<[Obstacle[], boolean]>([
  [["goal_underweight"], true],
  [["weight", "goal_underweight"], true],
  [["goal_underweight", "underweight"], false],
  [["eating_disorder"], false],
  [["weight"], false],
  [[], false],
])("of %j the weight that is wanted is all there is: %s", (obstacles, told) => {
  expect(isGoalTooLow(obstacles)).toBe(told);
});
