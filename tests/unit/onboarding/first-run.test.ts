import fc from "fast-check";
import { expect, it } from "vitest";
import {
  FIRST_RUN_STEPS,
  firstRunSteps,
  isGoalAhead,
  OBJECTIVES,
  stepAfter,
  stepBefore,
  weightGoalOf,
  weightGoalProblem,
} from "@/lib/onboarding/first-run";

const known = fc.record({ isLinked: fc.boolean() });

it("leads through every step once, there and back", () => {
  fc.assert(
    fc.property(known, (facts) => {
      const steps = firstRunSteps(facts);
      const walked = [steps[0]!];
      for (let next = stepAfter(walked[0]!, facts); next; next = stepAfter(next, facts)) walked.push(next);
      expect(walked).toEqual(steps);
      for (const [index, step] of steps.entries()) {
        expect(stepBefore(step, facts)).toBe(steps[index - 1] ?? null);
      }
    }),
  );
});

it("knows until where the goal waits for answers", () => {
  expect(FIRST_RUN_STEPS.filter(isGoalAhead)).toEqual(["objective", "body", "routine", "restrictions"]);
});

it("leads on from a step that fell away since", () => {
  expect(firstRunSteps({ isLinked: true })).not.toContain("whatsapp");
  expect(stepAfter("whatsapp", { isLinked: true })).toBe("meal");
  expect(stepBefore("whatsapp", { isLinked: true })).toBe("goal");
  expect(stepAfter("goal", { isLinked: true })).toBe("meal");
  expect(FIRST_RUN_STEPS.at(-1)).toBe("meal");
});

it.each([
  ["lose", 80, 72, null],
  ["lose", 80, 80, "not_less"],
  ["lose", 80, 90, "not_less"],
  ["lose", 80, null, "needed"],
  ["lose", 80, 0, "needed"],
  ["lose", null, 72, null],
  ["gain", 60, 65, null],
  ["gain", 60, 60, "not_more"],
  ["gain", 60, null, "needed"],
  ["keep", 70, null, null],
  ["track", 70, 60, null],
  [null, 70, null, null],
] as const)("%s from %s kg to %s kg: %s", (objective, weight, wanted, problem) => {
  expect(weightGoalProblem(objective, weight, wanted)).toBe(problem);
});

it("a weight goal is what was wanted, or what is to be kept, or none", () => {
  expect(weightGoalOf("lose", 80, 72)).toBe(72);
  expect(weightGoalOf("keep", 80, 72)).toBe(80);
  expect(weightGoalOf("track", 80, 72)).toBeNull();
  expect(weightGoalOf(null, 80, 72)).toBeNull();
  fc.assert(
    fc.property(
      fc.constantFrom(...OBJECTIVES),
      fc.integer({ min: 40, max: 150 }),
      fc.integer({ min: 40, max: 150 }),
      (objective, weight, wanted) => {
        if (weightGoalProblem(objective, weight, wanted)) return;
        const goal = weightGoalOf(objective, weight, wanted);
        if (objective === "lose") expect(goal).toBeLessThan(weight);
        if (objective === "gain") expect(goal).toBeGreaterThan(weight);
      },
    ),
  );
});
