import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/nutrition/calendar/day";
import { chartDays, trendChange } from "@/lib/nutrition/views/progress-series";
import { projectionOf, type WeighIn } from "@/lib/nutrition/views/projection";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

/** Weigh-ins every so many days over four weeks, at a pace in kg a week, ending at `now` today. */
function weighed(now: number, weekly: number, every = 3): WeighIn[] {
  const agos = Array.from({ length: Math.floor(27 / every) + 1 }, (_, index) => index * every);
  return agos.map((ago) => ({ day: addDays(TODAY, -ago), kg: now - (weekly * ago) / 7 }));
}

it("says when the pace of the last weeks leads to the goal", () => {
  const losing = projectionOf(weighed(72, -0.5), 70, TODAY)!;
  expect(losing.weekly_kg).toBe(-0.5);
  expect(daysBetween(TODAY, losing.reaches_on!)).toBeCloseTo(28, -1);
  const gaining = projectionOf(weighed(60, 0.25), 62, TODAY)!;
  expect(gaining.weekly_kg).toBe(0.25);
  expect(daysBetween(TODAY, gaining.reaches_on!)).toBeCloseTo(56, -1);
});

it("is the pace of the trend that is drawn beside it", () => {
  const odd = weighed(72, -0.5, 4).map(({ day, kg }, index) => ({
    day,
    kg: kg + [0.3, -0.2, 0.1][index % 3]!,
  }));
  const entries = odd.map(({ day, kg }) => ({
    ...{ date: day, weight: kg, calories: 0, water: 0, protein_g: 0, carbs_g: 0, fat_g: 0 },
  }));
  const { value, days } = trendChange(chartDays(entries, TODAY, 30))!;
  expect(projectionOf(odd, 70, TODAY)?.weekly_kg).toBeCloseTo((value / days) * 7, 2);
});

it.each([
  ["it leads away", weighed(72, 0.5), 70],
  ["the weight stands still", weighed(72, -0.04), 70],
  ["it would take more than two years", weighed(120, -0.1), 60],
  ["there is no goal", weighed(72, -0.5), null],
  ["the goal is behind", weighed(69, -0.5), 70],
])("names no day where %s, but the pace", (_, weighIns, goal) => {
  const projection = projectionOf(weighIns, goal, TODAY);
  expect(projection?.reaches_on).toBeNull();
});

it.each([
  ["none", []],
  ["three", weighed(72, -0.5, 9).slice(0, 3)],
  ["those of ten days", weighed(72, -0.5, 3).slice(0, 4)],
  ["those of a month ago", weighed(72, -0.5).map(({ day, kg }) => ({ day: addDays(day, -28), kg }))],
  ["those that ended eleven days ago", weighed(72, -0.5).filter(({ day }) => daysBetween(day, TODAY) > 10)],
])("tells nothing from %s", (_, weighIns) => {
  expect(projectionOf(weighIns, 70, TODAY)).toBeNull();
});

it("arrives the earlier, the faster it goes, and always after today", () => {
  const pace = fc.integer({ min: 10, max: 100 }).map((hundredths) => -hundredths / 100);
  fc.assert(
    fc.property(pace, pace, (one, other) => {
      const [slow, fast] = [Math.max(one, other), Math.min(one, other)];
      const late = projectionOf(weighed(75, slow), 70, TODAY)?.reaches_on;
      const early = projectionOf(weighed(75, fast), 70, TODAY)?.reaches_on;
      expect(early! > TODAY).toBe(true);
      expect(early! <= late!).toBe(true);
    }),
  );
});
