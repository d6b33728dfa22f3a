import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import {
  bodyOn,
  type ComputingFacts,
  computeGoals,
  type StoredBody,
} from "@/lib/nutrition/goals/computed-goals";
import { computedGoalsSchema } from "@/lib/nutrition/goals/computed-goals-schema";
import { goalsOf, type StoredGoals } from "@/lib/nutrition/goals/goals";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

const BODY: StoredBody = {
  ...{ weightKg: 80, heightCm: 170, ageYears: null, birthDate: dateOf("1990-06-01"), gender: "female" },
  ...{ activityLevel: "moderate", healthConditions: [], initialWeightKg: 82 },
};
const GOALS = { weightGoalKg: 70, targetDate: null };
const FACTS: ComputingFacts = { today: TODAY, goals: GOALS, body: BODY, days: [] };

/** 28 days of one intake, with a weigh-in every second day on a straight line. */
function days(kcal: number, kgAWeek: number): ComputingFacts["days"] {
  return Array.from({ length: 28 }, (_, i) => ({
    ...{ day: dateOf(addDays(TODAY, -28 + i)), meals: 3, kcal },
    weightKg: i % 2 === 0 ? 80 + (kgAWeek * i) / 7 : null,
  }));
}

describe("computed goals", () => {
  it("show every number that led to them", () => {
    const { computed, obstacles } = computeGoals(FACTS);
    expect(obstacles).toEqual([]);
    expect(computedGoalsSchema.parse(computed)).toEqual(computed);
    // 800 + 1062.5 - 175 - 161 = 1526.5, times 1.55.
    expect(computed).toMatchObject({
      ...{ age: 35, resting_kcal: 1527, activity_factor: 1.55, formula_kcal: 2366, maintenance_kcal: 2366 },
      ...{ maintenance_method: "formula", logged_days: 0, direction: "lose", paced_by: "default" },
      ...{ wanted_change_kcal: -550, change_kcal: -550, calorie_goal: 1816 },
      ...{ protein_goal: 140, fat_goal: 63, reference_kg: 70, weekly_change_kg: -0.5, limited_by: null },
    });
  });

  it("follow what was eaten and weighed once enough is known", () => {
    const { computed } = computeGoals({ ...FACTS, days: days(1900, -0.5) });
    expect(computed).toMatchObject({
      ...{ maintenance_method: "adaptive", logged_days: 28, weigh_ins: 14, mean_intake_kcal: 1900 },
      ...{ weekly_trend_kg: -0.5, maintenance_kcal: 2450, calorie_goal: 1900 },
    });
  });

  it("do not take a day without meals for a day of fasting", () => {
    const some = days(1900, -0.5).map((row, i) => (i % 2 ? { ...row, meals: 0, kcal: 0 } : row));
    expect(computeGoals({ ...FACTS, days: some }).computed).toMatchObject({
      ...{ logged_days: 14, mean_intake_kcal: 1900 },
    });
  });

  it("keep the weight while none is wanted", () => {
    const { computed } = computeGoals({ ...FACTS, goals: null });
    expect(computed).toMatchObject({ direction: "keep", weight_goal: null, calorie_goal: 2366 });
  });

  it("say what is missing", () => {
    expect(computeGoals({ ...FACTS, body: null }).obstacles).toEqual(["weight", "height", "age", "gender"]);
    const noAge = { ...BODY, birthDate: null };
    expect(computeGoals({ ...FACTS, body: noAge })).toEqual({ computed: null, obstacles: ["age"] });
    expect(computeGoals({ ...FACTS, body: { ...noAge, ageYears: 40 } }).computed).toMatchObject({ age: 40 });
  });

  it.each([["Gestação"], ["gestante"], ["Amamentação"], ["Diabetes gestacional"], ["lactante"]])(
    "are left to a professional with %s",
    (condition) => {
      const body = { ...BODY, healthConditions: [condition] };
      expect(computeGoals({ ...FACTS, body })).toEqual({ computed: null, obstacles: ["pregnancy"] });
    },
  );

  it("are left to a professional under 18, not with other conditions", () => {
    const obstacles = (body: Partial<StoredBody>) =>
      computeGoals({ ...FACTS, body: { ...BODY, ...body } }).obstacles;
    expect(obstacles({ ageYears: 17 })).toEqual(["minor"]);
    expect(obstacles({ ageYears: 18, healthConditions: ["Intolerância à lactose", "Galactosemia"] })).toEqual(
      [],
    );
  });

  it("never lie below the floor when losing, whatever is wanted", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 40, max: 200, noNaN: true }),
        fc.double({ min: 40, max: 200, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        (weightKg, weightGoalKg, inDays) => {
          const goals = { ...GOALS, weightGoalKg, targetDate: dateOf(addDays(TODAY, inDays)) };
          const { computed } = computeGoals({ ...FACTS, goals, body: { ...BODY, weightKg } });
          expect(computed).not.toBeNull();
          if (computed?.direction === "lose") {
            expect(computed.calorie_goal).toBeGreaterThanOrEqual(computed.floor_kcal);
            expect(computed.floor_kcal).toBeGreaterThanOrEqual(1200);
          }
        },
      ),
    );
  });
});

it.each([
  [79, 82, 79],
  [null, 82, 82],
  [undefined, null, 80],
])(
  "a past body weighs what was weighed last (%s), else what it began with (%s)",
  (last, initialWeightKg, kg) => {
    expect(bodyOn({ ...BODY, initialWeightKg }, last)).toEqual({ ...BODY, initialWeightKg, weightKg: kg });
  },
);

describe("goals in force", () => {
  const { computed } = computeGoals(FACTS);
  const stored: StoredGoals = {
    author: "person",
    ...{ calorieGoal: 1700, proteinGoal: null, carbGoal: null, fatGoal: 0, waterGoalMl: null },
    ...{ weightGoalKg: 70, targetDate: null, weeklyGoalDays: 7 },
  };

  it("are the hand-set ones, with the computed around them so that they add up", () => {
    const goals = goalsOf(stored, BODY, computed);
    expect(goals).toMatchObject({
      ...{ calorie_goal: 1700, protein_goal: 140, fat_goal: 63, carb_goal: 143, water_goal: 2000 },
      origin: { calorie_goal: "set", protein_goal: "computed", fat_goal: "computed", water_goal: "default" },
    });
    expect(goalsOf({ ...stored, proteinGoal: 100 }, BODY, computed)).toMatchObject({
      ...{ protein_goal: 100, carb_goal: 183 },
    });
    expect(goalsOf(null, BODY, computed).calorie_goal).toBe(1816);
  });

  it("are the usual ones while nothing can be computed", () => {
    expect(goalsOf(stored, null, null)).toMatchObject({
      ...{ calorie_goal: 1700, protein_goal: 150, fat_goal: null },
      origin: { protein_goal: "default", fat_goal: "default" },
    });
  });
});
