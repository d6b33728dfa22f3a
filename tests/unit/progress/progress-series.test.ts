import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  againstGoal,
  averageOf,
  chartDays,
  trendChange,
  trendOf,
} from "@/lib/nutrition/views/progress-series";

const entry = (date: string, values: object = {}) => ({
  ...{ date, calories: 0, weight: null, water: 0, protein_g: 0, carbs_g: 0, fat_g: 0 },
  ...values,
});

describe("days of a chart", () => {
  it("are all there, oldest first, across the end of a month", () => {
    const days = chartDays([entry("2026-03-01", { calories: 1800 })], "2026-03-02", 4);
    expect(days.map(({ day }) => day)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(days.map(({ calories }) => calories)).toEqual([null, null, 1800, null]);
    expect(days.map(({ isToday }) => isToday)).toEqual([false, false, false, true]);
  });

  it("have nothing, rather than zero, where nothing was logged", () => {
    const [day] = chartDays([entry("2026-03-02", { water: 500 })], "2026-03-02", 1);
    expect(day).toMatchObject({ calories: null, protein: null, water: 500, weight: null, trend: null });
  });

  it("know the goals of each day that has any", () => {
    const goals = [{ day: "2026-03-01", calorie_goal: 1800, water_goal: null }];
    const days = chartDays([], "2026-03-02", 2, goals);
    expect(days.map(({ calorieGoal, waterGoal }) => [calorieGoal, waterGoal])).toEqual([
      [1800, null],
      [null, null],
    ]);
  });

  it("leave today out of the averages", () => {
    const entries = [entry("2026-03-01", { calories: 2000 }), entry("2026-03-02", { calories: 300 })];
    const days = chartDays(entries, "2026-03-02", 7);
    expect(averageOf(days, "calories")).toEqual({ value: 2000, days: 1 });
    expect(averageOf(days, "water")).toBeNull();
  });
});

describe("days against their goals", () => {
  const goals = ["2026-03-01", "2026-03-02"].map((day) => ({ day, calorie_goal: 1800, water_goal: 2000 }));
  const stood = (calories: number, held = goals) =>
    againstGoal(
      chartDays([entry("2026-03-01", { calories, water: 2000 })], "2026-03-02", 7, held),
      "calories",
    );

  it("tell how far a mean day was, and call little on it", () => {
    expect(stood(2000)).toEqual({ beyond: 200, met: 1, days: 1 });
    expect(stood(1500)).toEqual({ beyond: -300, met: 0, days: 1 });
    expect(stood(1830)).toEqual({ beyond: 0, met: 1, days: 1 });
  });

  it("tell nothing where a day had none, nor of today", () => {
    expect(stood(2000, [])).toBeNull();
    expect(
      againstGoal(chartDays([entry("2026-03-02", { calories: 900 })], "2026-03-02", 7, goals), "calories"),
    ).toBeNull();
  });
});

describe("trend of the weight", () => {
  it("goes straight between weigh-ins two weeks apart or less, and not across more", () => {
    const trend = trendOf([80, null, 78, ...Array(14).fill(null), 70]);
    expect(trend[1]).toBeCloseTo(((trend[0] ?? 0) + (trend[2] ?? 0)) / 2, 10);
    expect(trend.slice(3, 17)).toEqual(Array(14).fill(null));
    expect(trend[17]).toBe(70);
  });

  it("stays within what was weighed, and never before or after it", () => {
    const weights = fc.array(fc.option(fc.double({ min: 40, max: 200, noNaN: true })), {
      minLength: 1,
      maxLength: 90,
    });
    fc.assert(
      fc.property(weights, (weights) => {
        const known = weights.filter((weight) => weight !== null);
        const trend = trendOf(weights);
        for (const [at, value] of trend.entries()) {
          if (value === null) expect(weights[at]).toBeNull();
          else {
            expect(value).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
            expect(value).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
          }
        }
      }),
    );
  });

  it("runs amid a steady loss from its first weigh-in to its last, not behind it", () => {
    const weights = Array.from({ length: 28 }, (_, day) => (day % 3 === 0 ? 80 - day * 0.1 : null));
    for (const [day, value] of trendOf(weights).entries()) {
      if (value !== null) expect(Math.abs(value - (80 - day * 0.1))).toBeLessThan(0.1);
    }
  });

  it("makes little of one day that stands out", () => {
    const weights = Array.from({ length: 28 }, (_, day) => (day === 14 ? 82 : 80));
    for (const value of trendOf(weights)) expect(value).toBeLessThan(80.3);
  });

  it("tells its change, once there are two weigh-ins", () => {
    const one = chartDays([entry("2026-03-01", { weight: 80 })], "2026-03-02", 7);
    expect(trendChange(one)).toBeNull();
    const two = chartDays(
      [entry("2026-03-01", { weight: 80 }), entry("2026-03-02", { weight: 79 })],
      "2026-03-02",
      7,
    );
    expect(trendChange(two)).toEqual({ value: expect.closeTo(-0.1, 2), days: 1 });
  });
});
