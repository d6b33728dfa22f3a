import { expect, it } from "vitest";
import { leanOf } from "@/components/dashboard/macro-shares";

const GOAL = { protein: 20, carbs: 50, fat: 30 };

it("names the part that stands out most above the goal", () => {
  expect(leanOf({ protein: 17, carbs: 31, fat: 52 }, GOAL)).toEqual({ part: "fat", percent: 52, goal: 30 });
  expect(leanOf({ protein: 32, carbs: 40, fat: 28 }, GOAL)).toEqual({
    part: "protein",
    percent: 32,
    goal: 20,
  });
});

it("names none where the day is as the goal wants it, to ten points", () => {
  expect(leanOf(GOAL, GOAL)).toEqual({ part: null });
  expect(leanOf({ protein: 15, carbs: 46, fat: 39 }, GOAL)).toEqual({ part: null });
});
