import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import type { ComputedGoals } from "@/lib/nutrition/goals/computed-goals-schema";
import { computedGoalsSchema } from "@/lib/nutrition/goals/computed-goals-schema";
import {
  ACTIVITY_LEVELS,
  type Body,
  bodyMassIndex,
  estimatedEnergy,
  isAthletic,
} from "@/lib/nutrition/goals/energy";
import { LEAST_KCAL } from "@/lib/nutrition/goals/energy-target";
import { goalsOf } from "@/lib/nutrition/goals/goals";
import { needsProfessional } from "@/lib/nutrition/goals/obstacles";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";
import { computeFor, NO_GOALS } from "./person";

const kilograms = fc.double({ min: 20, max: 400, noNaN: true });
/** As far as the forms let anybody type. */
const anybody = fc.record({
  weightKg: kilograms,
  heightCm: fc.integer({ min: 50, max: 260 }),
  ageYears: fc.integer({ min: 1, max: 130 }),
  gender: fc.constantFrom("male" as const, "female" as const, "other" as const),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  dietaryPreferences: fc.subarray(["Hiperproteica", "Low carb"]),
  birthDate: fc.constant(null),
});
const aims = fc.record({
  weightGoalKg: fc.option(kilograms),
  targetDate: fc.option(fc.integer({ min: -100, max: 2_000 }).map((days) => dateOf(addDays(TODAY, days)))),
});
/** 28 days, whatever was logged on them. */
const diary = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 9_000 }), fc.double({ min: -0.5, max: 0.5, noNaN: true }), kilograms)
    .map(([kcal, kgADay, kg]) =>
      Array.from({ length: 28 }, (_, i) => ({
        ...{ day: addDays(TODAY, i - 28), meals: 3, kcal, weightKg: kg + kgADay * i },
      })),
    ),
  { nil: [] },
);
const usual = anybody.map((body) => ({
  ...body,
  heightCm: 140 + (body.heightCm % 70),
  ageYears: 18 + (body.ageYears % 75),
}));

function forEverybody(check: (goals: ComputedGoals) => void) {
  let computedFor = 0;
  fc.assert(
    fc.property(fc.oneof(anybody, usual), aims, diary, (body, goals, days) => {
      const weightKg = 22 * (body.heightCm / 100) ** 2 + (body.weightKg % 60);
      const { computed, obstacles } = computeFor({ ...body, weightKg }, goals, days);
      expect(computed === null).toBe(obstacles.length > 0);
      if (!computed) return;
      computedFor++;
      check(computed);
    }),
    { numRuns: 1_000 },
  );
  expect(computedFor).toBeGreaterThan(100);
}

describe("whatever is typed and logged", () => {
  it("no goal is under the floor, nor the floor above maintenance", () =>
    forEverybody((goals) => {
      const { calorie_goal, floor_kcal, maintenance_kcal, gender } = goals;
      expect(computedGoalsSchema.parse(goals)).toEqual(goals);
      expect(calorie_goal).toBeGreaterThanOrEqual(floor_kcal);
      expect(floor_kcal).toBeLessThanOrEqual(maintenance_kcal);
      expect(floor_kcal).toBeGreaterThanOrEqual(Math.min(LEAST_KCAL[gender], maintenance_kcal));
      expect(maintenance_kcal - floor_kcal).toBeLessThanOrEqual(Math.min(750, maintenance_kcal / 4));
    }));

  it("losing takes no more than maintenance, gaining no less, keeping just that", () =>
    forEverybody(({ calorie_goal, maintenance_kcal, direction }) => {
      if (direction === "lose") expect(calorie_goal).toBeLessThanOrEqual(maintenance_kcal);
      if (direction === "gain") expect(calorie_goal).toBeGreaterThanOrEqual(maintenance_kcal);
      if (direction === "keep") expect(calorie_goal).toBe(maintenance_kcal);
    }));

  it("the pace stays within its bound", () =>
    forEverybody((goals) => {
      const { direction, change_kcal, weight, bmi, activity_level } = goals;
      const percentAWeek = ((change_kcal * 7) / 7_700 / weight) * 100;
      const isSlow = bmi < 25 || isAthletic(activity_level);
      // BMI is told to one decimal.
      const most = isSlow && Math.abs(bmi - 25) > 0.05 ? 0.7 : 1;
      if (direction === "lose") expect(-percentAWeek).toBeLessThanOrEqual(most + 1e-9);
      if (direction === "gain") expect(percentAWeek).toBeLessThanOrEqual(0.5 + 1e-9);
      // A whole kcal, since energies are whole.
      if (direction === "gain") expect(percentAWeek).toBeGreaterThan(0.25 - 100 / 1_100 / weight);
    }));

  it("macronutrients stay within their ranges and add up", () =>
    forEverybody(({ calorie_goal: kcal, protein_goal, carb_goal, fat_goal }) => {
      expect(carb_goal).toBeGreaterThanOrEqual(130);
      expect((protein_goal * 4) / kcal).toBeLessThanOrEqual(0.35);
      expect((protein_goal * 4) / kcal).toBeGreaterThanOrEqual(0.1);
      expect((fat_goal * 9) / kcal).toBeGreaterThanOrEqual(0.2);
      expect((fat_goal * 9) / kcal).toBeLessThanOrEqual(0.35);
      expect(Math.abs(protein_goal * 4 + carb_goal * 4 + fat_goal * 9 - kcal)).toBeLessThanOrEqual(2);
    }));

  it("protein per kilogram stays within the range of who one is", () =>
    forEverybody(({ age, activity_level, direction, protein_per_kg, reference_kg, weight }) => {
      const trains = activity_level !== "sedentary" && activity_level !== "light";
      const [least, most] =
        age >= 65 ? [1, 1.2] : trains ? [1.4, 2] : direction === "lose" ? [1.2, 1.6] : [1, 1.6];
      expect(protein_per_kg).toBeGreaterThanOrEqual(least);
      expect(protein_per_kg).toBeLessThanOrEqual(most);
      expect(reference_kg).toBeLessThanOrEqual(weight + 0.05);
    }));

  it("the arrival is a range of days to come, the early one first", () =>
    forEverybody(({ reaches_goal_from: from, reaches_goal_to: to, direction }) => {
      if (direction === "keep") expect([from, to]).toEqual([null, null]);
      if (from !== null) expect(from > TODAY).toBe(true);
      if (from !== null && to !== null) expect(to >= from).toBe(true);
      if (from === null) expect(to).toBeNull();
    }));

  it("nobody underweight, under age or told to need care is computed anything, nor shown what is usual", () => {
    fc.assert(
      fc.property(
        anybody,
        aims,
        fc.option(fc.constantFrom(...HEALTH_CONDITIONS)),
        (body, goals, condition) => {
          const healthConditions = condition === null ? [] : [condition];
          const computing = computeFor({ ...body, healthConditions }, goals);
          const least = body.ageYears >= 60 ? 22 : 18.5;
          const isUnder = (kg: number | null) => kg !== null && bodyMassIndex(kg, body.heightCm) < least;
          if (body.ageYears < 18 || isUnder(body.weightKg) || isUnder(goals.weightGoalKg)) {
            expect(needsProfessional(computing.obstacles)).toBe(true);
          }
          if (!needsProfessional(computing.obstacles)) return;
          const shown = goalsOf({ ...NO_GOALS, ...goals }, { ...body, initialWeightKg: null }, computing);
          expect(shown).toMatchObject({ calorie_goal: null, protein_goal: null, progress_percentage: null });
          expect(shown.origin).toMatchObject({
            calorie_goal: "none",
            protein_goal: "none",
            fibre_goal: "none",
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("one thing more means", () => {
  const adult = fc.record({
    weightKg: fc.double({ min: 45, max: 200, noNaN: true }),
    heightCm: fc.integer({ min: 140, max: 210 }),
    ageYears: fc.integer({ min: 19, max: 95 }),
    gender: fc.constantFrom("male" as const, "female" as const, "other" as const),
  });
  const energy = (body: Body, level: (typeof ACTIVITY_LEVELS)[number] = "light") =>
    estimatedEnergy(body, level);

  it("a heavier, a taller and a younger body needs more, a livelier life no less", () => {
    fc.assert(
      fc.property(adult, fc.constantFrom(...ACTIVITY_LEVELS), (body, level) => {
        const kcal = energy(body, level);
        expect(energy({ ...body, weightKg: body.weightKg + 1 }, level)).toBeGreaterThan(kcal);
        expect(energy({ ...body, heightCm: body.heightCm + 1 }, level)).toBeGreaterThan(kcal);
        expect(energy({ ...body, ageYears: body.ageYears + 1 }, level)).toBeLessThan(kcal);
        const levels = ACTIVITY_LEVELS.map((each) => energy(body, each));
        expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      }),
    );
  });

  it("more time, no less energy when losing, no more when gaining", () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(usual, kilograms, days, days, (body, weightGoalKg, soon, more) => {
        const weightKg = 25 * (body.heightCm / 100) ** 2;
        const at = (inDays: number) =>
          computeFor({ ...body, weightKg }, { weightGoalKg, targetDate: dateOf(addDays(TODAY, inDays)) })
            .computed;
        const [early, late] = [at(soon), at(soon + more)];
        if (!early || !late) return;
        if (early.direction === "lose") expect(late.calorie_goal).toBeGreaterThanOrEqual(early.calorie_goal);
        if (early.direction === "gain") expect(late.calorie_goal).toBeLessThanOrEqual(early.calorie_goal);
      }),
    );
  });
});
