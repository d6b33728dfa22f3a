import { describe, expect, it } from "vitest";
import { readGoalAgain } from "@/lib/portuguese/settings/goal-words";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

describe("another goal, told right after one was set", () => {
  it.each([
    ["e agua 3 litros", "water", 3000],
    ["e a de água pra 2,5 litros", "water", 2500],
    ["e 3 litros de água", "water", 3000],
    ["e carboidrato 200g", "carbs", 200],
    ["também a meta de gordura 60 g", "fat", 60],
    ["pra 170 então", "protein", 170],
  ])("%s", (text, goal, value) => {
    expect(readGoalAgain(phraseOf(text), "protein", 100)).toEqual({ kind: "set_goal", goal, value });
  });

  it.each([
    "e água 500 ml",
    "e proteína 20 g",
    "e tomei água 2 litros",
    "e comi 200 g de carboidrato",
    "e água?",
  ])("%s sets none", (text) => {
    expect(readGoalAgain(phraseOf(text), "protein", 100)).toBeNull();
  });
});
