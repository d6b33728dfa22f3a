import fc from "fast-check";
import { expect, it } from "vitest";
import { weightWay } from "@/lib/nutrition/views/weight-way";

it.each([
  [80, 76, 70, { done_kg: 4, left_kg: 6, percent: 40 }],
  [80, 82, 70, { done_kg: -2, left_kg: 12, percent: 0 }],
  [80, 69, 70, { done_kg: 11, left_kg: 0, percent: 100 }],
  [60, 62.5, 65, { done_kg: 2.5, left_kg: 2.5, percent: 50 }],
  [60, 60, 65, { done_kg: 0, left_kg: 5, percent: 0 }],
])("from %s, now %s, to %s kg", (initial, current, goal, expected) => {
  expect(weightWay({ initial, current, goal })).toEqual({ from: initial, to: goal, ...expected });
});

it("is none without its ends, or where both are one", () => {
  for (const gap of [{ initial: null }, { current: null }, { goal: null }, { goal: 80 }, { initial: 0 }]) {
    expect(weightWay({ initial: 80, current: 76, goal: 70, ...gap })).toBeNull();
  }
});

it("what is done and what is left make the whole, until it is reached", () => {
  const kg = fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(kg, kg, kg, (initial, current, goal) => {
      const way = weightWay({ initial, current, goal });
      if (!way) {
        expect(initial).toBe(goal);
        return;
      }
      expect(way.percent).toBeGreaterThanOrEqual(0);
      expect(way.percent).toBeLessThanOrEqual(100);
      if (way.left_kg > 0) expect(way.done_kg + way.left_kg).toBeCloseTo(Math.abs(goal - initial), 5);
    }),
  );
});
