import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weightAxis } from "@/components/progress/weight-axis";

describe("the axis of weights", () => {
  it("reaches a goal that is near, in even steps", () =>
    expect(weightAxis([73.5, 72.5, 72.8], 69)).toEqual({ ticks: [68, 70, 72, 74], goal: "inside" }));

  it("leaves out a goal that would flatten what happened, and says where it is", () => {
    expect(weightAxis([110, 109.2], 70).goal).toBe("below");
    expect(weightAxis([50, 50.4], 60).goal).toBe("above");
    expect(weightAxis([50], null)).toEqual({ ticks: [50, 51], goal: null });
  });

  it("holds every value between its first and last tick, five ticks at most, evenly apart", () => {
    const weights = fc.array(fc.double({ min: 20, max: 400, noNaN: true }), { minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(weights, fc.option(fc.double({ min: 20, max: 400, noNaN: true })), (values, goal) => {
        const { ticks, goal: at } = weightAxis(values, goal);
        const all = goal !== null && at === "inside" ? [...values, goal] : values;
        expect(Math.min(...all)).toBeGreaterThanOrEqual(ticks[0]!);
        expect(Math.max(...all)).toBeLessThanOrEqual(ticks.at(-1)!);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        const gaps = ticks.slice(1).map((tick, index) => tick - ticks[index]!);
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 9);
      }),
    );
  });
});
