import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { ageOf, bodyOn, type StoredBody } from "@/lib/nutrition/goals/computed-goals";
import { computedGoalsSchema } from "@/lib/nutrition/goals/computed-goals-schema";
import { goalWarningsOf } from "@/lib/nutrition/goals/goal-warnings";
import { goalsOf, ownGoals } from "@/lib/nutrition/goals/goals";
import { asksMaternity } from "@/lib/nutrition/goals/maternity";
import { leastHealthyKg } from "@/lib/nutrition/goals/obstacles";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";
import { BODY, computeFor, NO_GOALS } from "./person";

const LOSING = { weightGoalKg: 70 };

describe("computed goals", () => {
  it("show every number that led to them", () => {
    const { computed, obstacles } = computeFor({}, LOSING);
    expect(obstacles).toEqual([]);
    expect(computedGoalsSchema.parse(computed)).toEqual(computed);
    // 575.77 - 7.01 x 35 + 6.6 x 170 + 12.14 x 80 = 2423.62; half a percent of 80 kg a week is 440 kcal a day.
    expect(computed).toMatchObject({
      ...{ age: 35, bmi: 27.7, formula_kcal: 2424, maintenance_kcal: 2424, maintenance_method: "formula" },
      ...{
        direction: "lose",
        paced_by: "default",
        pace_limit: 1,
        wanted_change_kcal: -440,
        change_kcal: -440,
      },
      ...{ calorie_goal: 1984, floor_kcal: 1818, weekly_change_kg: -0.4, limited_by: null },
      // 10 of the 20 kg that 440 kcal come to in the end: half of it, in 243 to 365 days. 72.25 kg at BMI 25, a quarter of the 7.75 kg above it.
      ...{ reference_kg: 74.2, protein_per_kg: 1.6, protein_goal: 119, settles_at_kg: 60 },
      ...{ reaches_goal_from: "2026-11-08", reaches_goal_to: "2027-03-10" },
    });
  });

  it("are slower for the lean and for athletes, faster only by a date, never beyond the limits", () => {
    const soon = { targetDate: dateOf(addDays(TODAY, 30)) };
    const at = (body: Partial<StoredBody>, goalKg: number) =>
      computeFor(body, { ...soon, weightGoalKg: goalKg }).computed;
    expect(at({}, 70)).toMatchObject({ limited_by: "floor", calorie_goal: 1818 });
    expect(at({ weightKg: 68 }, 60)).toMatchObject({
      limited_by: "pace",
      pace_limit: 0.7,
      change_kcal: -523,
    });
    expect(at({ activityLevel: "active" }, 70)).toMatchObject({ pace_limit: 0.7, limited_by: "pace" });
    expect(at({ weightKg: 60 }, 66)).toMatchObject({
      direction: "gain",
      limited_by: "pace",
      change_kcal: 330,
    });
  });

  it("ask for what they come to where nothing limits it, rounding included", () => {
    for (let weightKg = 76; weightKg <= 90; weightKg += 0.3) {
      const computed = computeFor({ weightKg }, LOSING).computed!;
      expect(computed.limited_by).toBeNull();
      expect(computed.wanted_change_kcal).toBe(computed.change_kcal);
      expect(computed.maintenance_kcal + computed.change_kcal).toBe(computed.calorie_goal);
    }
  });

  it("do not gain more slowly than muscle does", () => {
    const late = { weightGoalKg: 61, targetDate: dateOf(addDays(TODAY, 900)) };
    expect(computeFor({ weightKg: 60 }, late).computed).toMatchObject({
      change_kcal: 165,
      limited_by: "pace",
    });
  });

  it("move protein and carbohydrate by what is preferred", () => {
    const wishes = (...dietaryPreferences: string[]) => computeFor({ dietaryPreferences }).computed;
    expect(wishes("Hiperproteica")).toMatchObject({ protein_per_kg: 2, wishes: ["more_protein"] });
    expect(wishes("Low carb")!.carb_goal).toBeLessThan(wishes()!.carb_goal);
  });

  it("say what is missing", () => {
    const missing = (body: Partial<StoredBody>) => computeFor(body).obstacles;
    expect(missing({ weightKg: null, heightCm: null, birthDate: null, gender: null })).toEqual([
      ...["weight", "height", "age", "gender"],
    ]);
    expect(missing({ birthDate: null, ageYears: 40 })).toEqual([]);
  });

  it("are not computed while somebody says that they are pregnant or breastfeeding", () => {
    expect(computeFor({ maternity: "pregnant" })).toMatchObject({ computed: null, obstacles: ["pregnancy"] });
    expect(computeFor({ maternity: "breastfeeding" })).toMatchObject({
      computed: null,
      obstacles: ["lactation"],
    });
    expect(computeFor({ maternity: "none" }).obstacles).toEqual([]);
  });

  it("come with what to talk over", () => {
    expect(computeFor({ healthConditions: ["Diabetes tipo 2"], medications: "Lítio" })).toMatchObject({
      ...{ obstacles: [], cautions: ["glucose", "lithium"] },
    });
  });
});

describe("age", () => {
  const told = { birthDate: null, ageYears: 17, ageToldOn: dateOf("2024-03-11") };
  it.each([
    [{ ...told, birthDate: dateOf("2010-01-01") }, 16],
    [told, 18],
    [{ ...told, ageToldOn: dateOf("2024-03-10") }, 19],
    [{ ...told, ageToldOn: dateOf(addDays(TODAY, 1)) }, 17],
    [{ ...told, ageYears: null }, null],
  ])("is the birth date's, else what was typed and the years since (%#)", (body, years) => {
    expect(ageOf(body, TODAY)).toBe(years);
  });
});

it.each([
  ["female", null, 30, true],
  ["other", null, 30, true],
  ["female", null, null, true],
  ["female", "none", 30, false],
  ["female", null, 70, false],
  ["male", null, 30, false],
  [null, null, 30, false],
] as const)("asks about maternity: %s, %s, %s: %s", (gender, maternity, age, asks) => {
  expect(asksMaternity({ gender, maternity }, age)).toBe(asks);
});

it("the least healthy weight is that of BMI 18.5, from 60 years 22", () => {
  expect(leastHealthyKg(165, 30)).toBe(50.4);
  expect(leastHealthyKg(165, 60)).toBe(59.9);
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
  const computing = computeFor({}, LOSING);
  const stored = { ...NO_GOALS, ...LOSING, calorieGoal: 1700, fatGoal: 0 };

  it("are the hand-set ones, with the computed around them so that they add up", () => {
    expect(goalsOf(stored, BODY, computing)).toMatchObject({
      ...{ calorie_goal: 1700, protein_goal: 119, fat_goal: 56, carb_goal: 180, water_goal: 2000 },
      ...{ fibre_goal: 25, sodium_goal: 2000 },
      origin: { calorie_goal: "set", protein_goal: "computed", fat_goal: "computed", water_goal: "default" },
    });
    expect(goalsOf({ ...stored, proteinGoal: 100 }, BODY, computing)).toMatchObject({
      ...{ protein_goal: 100, carb_goal: 199 },
    });
    expect(goalsOf(null, BODY, computing).calorie_goal).toBe(1984);
    expect(goalsOf({ ...stored, author: "nutritionist" }, BODY, computing).origin.calorie_goal).toBe(
      "nutritionist",
    );
  });

  it("are the usual ones while facts are missing, which are nobody's own", () => {
    const goals = goalsOf(null, null, { computed: null, obstacles: ["weight"] });
    expect(goals).toMatchObject({ calorie_goal: 2000, protein_goal: 150, fat_goal: null });
    expect(goals.origin).toMatchObject({ calorie_goal: "default", protein_goal: "default" });
    expect(ownGoals(goals)).toEqual({ calorie_goal: null, protein_goal: null, water_goal: 2000 });
  });

  it("are none where a professional decides, but for those that were written down", () => {
    const kidney = { computed: null, obstacles: ["kidney" as const] };
    expect(goalsOf(null, null, kidney)).toMatchObject({
      ...{
        calorie_goal: null,
        protein_goal: null,
        weight_goal: null,
        current_weight: null,
        target_date: null,
      },
      ...{ water_goal: null, fibre_goal: null, sodium_goal: null, progress_percentage: null },
    });
    const prescribed = { ...NO_GOALS, author: "nutritionist" as const, calorieGoal: 1900, weightGoalKg: 75 };
    expect(goalsOf(prescribed, BODY, kidney)).toMatchObject({
      ...{ calorie_goal: 1900, protein_goal: null, weight_goal: 75, progress_percentage: 6.3 },
      origin: { calorie_goal: "nutritionist", protein_goal: "none", weight_goal: "nutritionist" },
    });
    expect(goalsOf({ ...prescribed, author: "person" }, BODY, kidney).progress_percentage).toBeNull();
  });

  it.each(["pregnancy", "lactation", "eating_disorder", "minor", "cancer", "fluid"] as const)(
    "of water is none either with %s, unless it was written down",
    (obstacle) => {
      const left = { computed: null, obstacles: [obstacle] };
      expect(goalsOf(null, BODY, left)).toMatchObject({ water_goal: null, origin: { water_goal: "none" } });
      expect(goalsOf({ ...NO_GOALS, waterGoalMl: 3000 }, BODY, left).water_goal).toBe(3000);
    },
  );

  it.each([
    [1199, 200, ["low_energy"]],
    [1200, 201, ["high_protein"]],
    [800, 300, ["low_energy", "high_protein"]],
    [0, null, []],
  ])("of %s kcal and %s g of protein at 80 kg warn of %j", (calorieGoal, proteinGoal, warnings) => {
    expect(goalWarningsOf({ calorieGoal, proteinGoal }, 80)).toEqual(warnings);
  });
});
