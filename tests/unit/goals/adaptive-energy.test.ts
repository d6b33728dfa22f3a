import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { type EnergyDay, maintenanceFrom } from "@/lib/nutrition/goals/adaptive-energy";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

/** Days before TODAY with the same intake, and a weight that moves evenly. */
function diary(count: number, kcal: number, kgPerDay = 0, weighEvery = 1): EnergyDay[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{ day: addDays(TODAY, i - count), meals: 3, kcal },
    weightKg: i % weighEvery === 0 ? 80 + i * kgPerDay : null,
  }));
}

describe("maintenance", () => {
  it("is what was eaten while the weight held", () => {
    expect(maintenanceFrom(diary(28, 2_300), TODAY, 2_200)).toEqual({
      ...{
        kcal: 2_300,
        method: "adaptive",
        formulaKcal: 2_200,
        loggedDays: 28,
        partialDays: 0,
        weighIns: 28,
      },
      ...{ meanIntakeKcal: 2_300, weeklyTrendKg: 0 },
    });
  });

  it("is more than was eaten while weight was lost", () => {
    expect(maintenanceFrom(diary(28, 1_800, -0.5 / 7, 7), TODAY, 2_200).kcal).toBe(2_350);
  });

  it.each([
    ["13 days logged", diary(13, 2_500)],
    ["no weigh-ins", diary(28, 2_500).map((day) => ({ ...day, weightKg: null }))],
    ["three weigh-ins", diary(28, 2_500, 0, 10)],
    [
      "weigh-ins of a few days",
      diary(28, 2_500).map((day, i) => (i < 20 ? { ...day, weightKg: null } : day)),
    ],
    ["nothing", []],
    ["days too old", diary(28, 2_500).map((day) => ({ ...day, day: addDays(day.day, -28) }))],
    ["one meal a day", diary(28, 2_500).map((day) => ({ ...day, meals: 1 }))],
    ["less than 60 % of the formula a day", diary(28, 1_300)],
  ])("is the formula's with %s", (_, days) => {
    expect(maintenanceFrom(days, TODAY, 2_200)).toMatchObject({
      ...{ kcal: 2_200, method: "formula", meanIntakeKcal: null },
    });
  });

  it("leaves out today, which is not over, and days that were logged by half", () => {
    const half = diary(28, 2_000).map((day, i) => (i % 4 === 0 ? { ...day, kcal: 700 } : day));
    const days = [...half, { day: TODAY, meals: 3, kcal: 300, weightKg: 80 }];
    expect(maintenanceFrom(days, TODAY, 2_200)).toMatchObject({
      ...{ meanIntakeKcal: 2_000, loggedDays: 21, partialDays: 7 },
    });
  });

  it("leaves out the first two weeks of a diet, in which water goes, and what was before", () => {
    // Two kilograms of water in the first week, then nothing.
    const days = diary(28, 2_200).map((day, i) => ({ ...day, weightKg: 80 - Math.min(2, i * 0.3) }));
    expect(maintenanceFrom(days, TODAY, 2_200).kcal).toBeGreaterThan(2_300);
    expect(maintenanceFrom(days, TODAY, 2_200, addDays(TODAY, -27))).toMatchObject({
      method: "formula",
      loggedDays: 13,
    });
    const later = maintenanceFrom([...diary(30, 2_200)], TODAY, 2_200, addDays(TODAY, -30));
    expect(later).toMatchObject({ method: "adaptive", loggedDays: 16, kcal: 2_200 });
    expect(maintenanceFrom(days, TODAY, 2_200, addDays(TODAY, -5)).method).toBe("formula");
  });

  it("moves at most 20 % from the formula", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9_000 }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.integer({ min: 1_200, max: 4_000 }),
        (kcal, kgPerDay, formula) => {
          const result = maintenanceFrom(diary(28, kcal, kgPerDay), TODAY, formula).kcal;
          expect(result).toBeGreaterThanOrEqual(formula * 0.8);
          expect(result).toBeLessThanOrEqual(formula * 1.2);
        },
      ),
    );
  });
});
