import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { type EnergyDay, maintenanceFrom } from "@/lib/nutrition/goals/adaptive-energy";
import { ACTIVITY_LEVELS, type Body, maintenanceEnergy, restingEnergy } from "@/lib/nutrition/goals/energy";
import { energyTarget, type TargetFacts } from "@/lib/nutrition/goals/energy-target";
import { macrosOf } from "@/lib/nutrition/goals/macros";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

const body: fc.Arbitrary<Body> = fc.record({
  weightKg: fc.double({ min: 35, max: 220, noNaN: true }),
  heightCm: fc.integer({ min: 130, max: 215 }),
  ageYears: fc.integer({ min: 14, max: 95 }),
  gender: fc.constantFrom("male", "female", "other"),
});

describe("restingEnergy", () => {
  it.each([
    [{ weightKg: 70, heightCm: 175, ageYears: 30, gender: "male" }, 1648.75],
    [{ weightKg: 60, heightCm: 165, ageYears: 30, gender: "female" }, 1320.25],
    [{ weightKg: 60, heightCm: 165, ageYears: 30, gender: "other" }, 1403.25],
    [{ weightKg: 0, heightCm: 0, ageYears: 90, gender: "female" }, 0],
  ] as const)("of %o is %d kcal", (who, kcal) => expect(restingEnergy(who)).toBe(kcal));

  it("grows with weight and height, falls with age", () => {
    fc.assert(
      fc.property(body, (who) => {
        const kcal = restingEnergy(who);
        expect(restingEnergy({ ...who, weightKg: who.weightKg + 1 })).toBeGreaterThan(kcal);
        expect(restingEnergy({ ...who, heightCm: who.heightCm + 1 })).toBeGreaterThan(kcal);
        expect(restingEnergy({ ...who, ageYears: who.ageYears + 1 })).toBeLessThan(kcal);
      }),
    );
  });
});

describe("maintenanceEnergy", () => {
  it("grows with the activity", () => {
    const kcal = ACTIVITY_LEVELS.map((level) => maintenanceEnergy(1_500, level));
    expect(kcal).toEqual([1_800, 2_062.5, 2_325, 2_587.5, 2_850]);
  });
});

const usual: TargetFacts = {
  restingKcal: 1_600,
  maintenanceKcal: 2_200,
  gender: "female",
  weightKg: 75,
  goalKg: 70,
  today: TODAY,
  targetDate: addDays(TODAY, 100),
};

const facts: fc.Arbitrary<TargetFacts> = fc
  .tuple(
    body,
    fc.constantFrom(...ACTIVITY_LEVELS),
    fc.double({ min: 35, max: 220, noNaN: true }),
    fc.option(fc.integer({ min: -400, max: 1_000 })),
  )
  .map(([who, level, goalKg, days]) => {
    const restingKcal = restingEnergy(who);
    return {
      restingKcal,
      maintenanceKcal: maintenanceEnergy(restingKcal, level),
      gender: who.gender,
      weightKg: who.weightKg,
      goalKg,
      today: TODAY,
      targetDate: days === null ? null : addDays(TODAY, days),
    };
  });

describe("energyTarget", () => {
  it("spreads the weight to lose over the days left", () => {
    expect(energyTarget(usual)).toEqual({
      direction: "lose",
      restingKcal: 1_600,
      maintenanceKcal: 2_200,
      wantedChangeKcal: -385,
      changeKcal: -385,
      floorKcal: 1_600,
      targetKcal: 1_815,
      limitedBy: null,
      pacedBy: "date",
      weeklyChangeKg: -0.35,
      reachesGoalOn: addDays(TODAY, 100),
    });
  });

  it("stays above resting energy, however near the date", () => {
    expect(energyTarget({ ...usual, targetDate: addDays(TODAY, 30) })).toMatchObject({
      wantedChangeKcal: -1_283,
      targetKcal: 1_600,
      limitedBy: "floor",
    });
  });

  it("stays above 1,200 and 1,500 kcal for small bodies", () => {
    const small = { ...usual, restingKcal: 1_000, maintenanceKcal: 1_600, targetDate: addDays(TODAY, 20) };
    expect(energyTarget(small).targetKcal).toBe(1_200);
    expect(energyTarget({ ...small, gender: "male" }).targetKcal).toBe(1_500);
    expect(energyTarget({ ...small, gender: "other" }).targetKcal).toBe(1_350);
  });

  it("goes no faster than 1,000 kcal a day", () => {
    expect(energyTarget({ ...usual, maintenanceKcal: 3_500, targetDate: addDays(TODAY, 7) })).toMatchObject({
      changeKcal: -1_000,
      limitedBy: "pace",
    });
    expect(energyTarget({ ...usual, goalKg: 90, targetDate: addDays(TODAY, 7) })).toMatchObject({
      direction: "gain",
      targetKcal: 3_200,
      limitedBy: "pace",
    });
  });

  it.each([null, TODAY, "2024-12-31"])("takes half a kilogram a week when the date is %s", (targetDate) => {
    expect(energyTarget({ ...usual, targetDate })).toMatchObject({
      wantedChangeKcal: -550,
      pacedBy: "default",
    });
  });

  it("keeps the weight once it is there", () => {
    expect(energyTarget({ ...usual, goalKg: 75 })).toMatchObject({
      direction: "keep",
      targetKcal: 2_200,
      weeklyChangeKg: 0,
      reachesGoalOn: null,
    });
  });

  it("keeps every limit for everybody", () => {
    fc.assert(
      fc.property(facts, (who) => {
        const target = energyTarget(who);
        const change = target.targetKcal - who.maintenanceKcal;
        if (target.direction === "lose")
          expect(target.targetKcal).toBeGreaterThanOrEqual(target.floorKcal - 1);
        if (target.limitedBy !== "floor") expect(Math.abs(change)).toBeLessThanOrEqual(1_000.5);
        if (target.direction === "gain") expect(change).toBeGreaterThan(-1);
        if (target.reachesGoalOn !== null) expect(target.reachesGoalOn > TODAY).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("asks for no less energy when there is more time", () => {
    fc.assert(
      fc.property(
        facts,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (who, days, more) => {
          const at = (n: number) => energyTarget({ ...who, targetDate: addDays(TODAY, n) });
          const [soon, late] = [at(days), at(days + more)];
          if (soon.direction === "lose") expect(late.targetKcal).toBeGreaterThanOrEqual(soon.targetKcal);
          if (soon.direction === "gain") expect(late.targetKcal).toBeLessThanOrEqual(soon.targetKcal);
        },
      ),
    );
  });
});

describe("macrosOf", () => {
  it("gives protein and fat by weight and the rest to carbohydrate", () => {
    expect(macrosOf({ targetKcal: 1_815, direction: "lose" }, 75, 70)).toEqual({
      proteinG: 140,
      fatG: 63,
      carbsG: 172,
      proteinPerKg: 2,
      fatPerKg: 0.9,
      referenceKg: 70,
    });
  });

  it("adds up to the energy, with nothing below zero", () => {
    fc.assert(
      fc.property(facts, (who) => {
        const target = energyTarget(who);
        const { proteinG, fatG, carbsG } = macrosOf(target, who.weightKg, who.goalKg);
        expect(Math.min(proteinG, fatG, carbsG)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(4 * proteinG + 9 * fatG + 4 * carbsG - target.targetKcal)).toBeLessThanOrEqual(15);
      }),
      { numRuns: 500 },
    );
  });
});

/** Days before TODAY with the same intake, and a weight that moves evenly. */
function diary(count: number, kcal: number, kgPerDay = 0, weighEvery = 1): EnergyDay[] {
  return Array.from({ length: count }, (_, i) => ({
    day: addDays(TODAY, i - count),
    kcal,
    weightKg: i % weighEvery === 0 ? 80 + i * kgPerDay : null,
  }));
}

describe("maintenanceFrom", () => {
  it("is what was eaten while the weight held", () => {
    expect(maintenanceFrom(diary(28, 2_300), TODAY, 2_200)).toEqual({
      kcal: 2_300,
      method: "adaptive",
      formulaKcal: 2_200,
      loggedDays: 28,
      weighIns: 28,
      meanIntakeKcal: 2_300,
      weeklyTrendKg: 0,
    });
  });

  it("is more than was eaten while weight was lost", () => {
    const half = 0.5 / 7;
    expect(maintenanceFrom(diary(28, 1_800, -half, 7), TODAY, 2_200).kcal).toBe(2_350);
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
  ])("falls back on the formula with %s", (_, days) => {
    expect(maintenanceFrom(days, TODAY, 2_200)).toMatchObject({
      kcal: 2_200,
      method: "formula",
      meanIntakeKcal: null,
    });
  });

  it("leaves out today, which is not over", () => {
    const days = [...diary(28, 2_000), { day: TODAY, kcal: 300, weightKg: 80 }];
    expect(maintenanceFrom(days, TODAY, 2_200).meanIntakeKcal).toBe(2_000);
  });

  it("stays within 30 % of the formula", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9_000 }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.integer({ min: 1_200, max: 4_000 }),
        (kcal, kgPerDay, formula) => {
          const result = maintenanceFrom(diary(28, kcal, kgPerDay), TODAY, formula).kcal;
          expect(result).toBeGreaterThanOrEqual(Math.round(formula * 0.7));
          expect(result).toBeLessThanOrEqual(Math.round(formula * 1.3));
        },
      ),
    );
  });
});
