import { expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/nutrition/calendar/day";
import {
  arrivalOf,
  changeToArrive,
  finalChange,
  firstWeeklyChange,
} from "@/lib/nutrition/goals/weight-change";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

it("half of a change is there in a year at the latest (Hall 2011)", () => {
  // 220 kcal a day less come to 10 kg in the end.
  expect(finalChange(-220)).toBe(-10);
  expect(daysBetween(TODAY, arrivalOf(TODAY, -5, -220).to!)).toBe(365);
  expect(daysBetween(TODAY, arrivalOf(TODAY, -5, -220).from!)).toBe(243);
});

it("takes longer than 7,700 kcal a kilogram would make believe", () => {
  const { from } = arrivalOf(TODAY, -10, -550);
  expect(daysBetween(TODAY, from!)).toBeGreaterThan((10 * 7_700) / 550);
});

it("has no end where the energy alone does not lead, or leads away", () => {
  const nowhere = { from: null, to: null };
  expect(arrivalOf(TODAY, -30, -500)).toEqual(nowhere);
  expect(arrivalOf(TODAY, -5, 0)).toEqual(nowhere);
  expect(arrivalOf(TODAY, -5, 300)).toEqual(nowhere);
});

it.each([30, 140, 400])("arrives within %i days when told to", (days) => {
  const change = changeToArrive(-6, days);
  expect(Math.abs(daysBetween(addDays(TODAY, days), arrivalOf(TODAY, -6, change).from!))).toBeLessThanOrEqual(
    1,
  );
  expect(firstWeeklyChange(change)).toBeLessThan((-6 * 7) / days);
});
