import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { goalOn, goalsOf, type StoredGoals } from "@/lib/nutrition/goals/goals";
import { weightProgress } from "@/lib/nutrition/goals/weight-progress";
import { NO_TOTALS } from "@/lib/nutrition/ledger/day-totals";
import { type DashboardFacts, dashboardOf, dashboardSchema } from "@/lib/nutrition/views/dashboard";
import type { StoredDay } from "@/lib/nutrition/views/history";
import { progressOf, progressSchema } from "@/lib/nutrition/views/progress";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

const NO_SPAN = new Map();
const UNKNOWN = { computed: null, obstacles: ["weight" as const] };
const NOTHING: DashboardFacts = {
  today: TODAY,
  days: [],
  eatenToday: [],
  goals: null,
  body: null,
  messages: 0,
  reminders: null,
  computing: UNKNOWN,
  firstRun: null,
  whatsapp: "none",
};
const weighing = (weightKg: number, initialWeightKg: number | null = null) => ({ weightKg, initialWeightKg });
const GOALS: StoredGoals = {
  author: "person",
  ...{
    calorieGoal: 1800,
    proteinGoal: 95,
    carbGoal: 0,
    fatGoal: null,
    fibreGoalG: null,
    sodiumGoalMg: null,
    aimedSince: null,
    waterGoalMl: 2500,
    weightGoalKg: 68,
  },
  ...{ targetDate: dateOf("2026-06-01"), weeklyGoalDays: 5 },
};

function day(back: number, row: Partial<StoredDay> = {}): StoredDay {
  const { kcal, meals } = NO_TOTALS;
  return {
    ...{
      day: addDays(TODAY, -back),
      meals,
      kcal,
      proteinG: 0,
      carbsG: 0,
      fatG: 0,
      fibreG: 0,
      sodiumMg: 0,
    },
    ...{ waterMl: 0, weightKg: null, ...row },
  };
}

describe("dashboard", () => {
  it("starts with the usual goals and reminders", () => {
    expect(dashboardOf(NOTHING)).toEqual({
      metrics: {
        meals_today: 0,
        calories_consumed: 0,
        calories_estimated: 0,
        calories_goal: 2000,
        protein_consumed: 0,
        protein_goal: 150,
        active_days: 0,
        whatsapp_messages: 0,
      },
      goals: { weight_goal: 70, current_weight: 75, target_date: "2024-12-31", progress_percentage: 6.7 },
      reminders: { meal_reminders: true, water_reminders: true, exercise_reminders: false },
      history: [],
      streak: {
        ...{ days: 0, logged_today: false, forgiven: [], capped: false },
        week: [6, 5, 4, 3, 2, 1, 0].map((ago) => ({ day: addDays(TODAY, -ago), logged: false })),
      },
      ...{ water: { consumed_ml: 0, goal_ml: 2000 }, way: null, projection: null, insight: null },
      ...{ first_run: null, whatsapp: "none" },
    });
  });

  it("has the way to a weight goal of one's own, and where the pace leads", () => {
    const days = [0, 4, 8, 12, 16].map((ago) => day(ago, { weightKg: 72 + ago / 14, meals: 1 }));
    const mine = dashboardOf({ ...NOTHING, days, goals: GOALS, body: weighing(72, 76) });
    expect(mine.way).toEqual({ from: 76, to: 68, done_kg: 4, left_kg: 4, percent: 50 });
    expect(mine.projection).toEqual({ weekly_kg: -0.5, reaches_on: addDays(TODAY, 57) });
    const usual = dashboardOf({ ...NOTHING, days, body: weighing(72, 76) });
    expect([usual.way, usual.projection?.reaches_on]).toEqual([null, null]);
    const there = dashboardOf({ ...NOTHING, days, goals: GOALS, body: weighing(67, 76) });
    expect([there.way?.percent, there.projection]).toEqual([100, { weekly_kg: -0.5, reaches_on: null }]);
    const left = { computed: null, obstacles: ["eating_disorder" as const] };
    const theirs = dashboardOf({ ...NOTHING, days, goals: GOALS, computing: left, body: weighing(72, 76) });
    expect(theirs.projection).toBeNull();
  });

  it("shows today, the week and the five most recent days with entries", () => {
    const days = [
      day(0, { meals: 2, kcal: 900, proteinG: 40.5 }),
      // Its only meal was deleted again.
      day(1, {}),
      day(2, { waterMl: 500 }),
      day(6, { weightKg: 72.4 }),
      day(7, { meals: 1, kcal: 300 }),
      day(30, { meals: 1, kcal: 310 }),
      day(31, { meals: 1, kcal: 320 }),
    ];
    const eatenToday = [
      { food: "arroz-branco", kcal: 640 },
      { food: "bcaa", kcal: 20 },
      { food: "damasco", kcal: 140 },
      { food: "own-0192", kcal: 100 },
    ];
    const facts = { ...NOTHING, days, eatenToday, goals: GOALS, body: weighing(72.4), messages: 9 };
    const shown = dashboardOf(facts);
    expect(progressOf(facts, NO_SPAN).summary.calories_estimated_today).toBe(160);
    expect(shown.metrics).toEqual({
      meals_today: 2,
      calories_consumed: 900,
      // Neither of foods that a table has nor of one's own.
      calories_estimated: 160,
      calories_goal: 1800,
      protein_consumed: 40.5,
      protein_goal: 95,
      // Neither a glass of water nor a weigh-in is a day of eating.
      active_days: 1,
      whatsapp_messages: 9,
    });
    expect(shown.history.map(({ date, calories, weight }) => [date, calories, weight])).toEqual([
      ["2026-03-10", 900, null],
      ["2026-03-08", 0, null],
      ["2026-03-04", 0, 72.4],
      ["2026-03-03", 300, null],
      ["2026-02-08", 310, null],
    ]);
    expect(dashboardSchema.parse(shown)).toEqual(shown);
  });
});

describe("goals", () => {
  it("hand-set ones win, 0 is what forms make of nonsense", () => {
    expect(goalsOf(GOALS, weighing(0), UNKNOWN)).toMatchObject({
      calorie_goal: 1800,
      carb_goal: null,
      current_weight: 75,
      weekly_goal: 5,
      origin: { calorie_goal: "set", target_date: "set" },
    });
    expect(goalsOf({ ...GOALS, calorieGoal: 0 }, null, UNKNOWN)).toMatchObject({
      calorie_goal: 2000,
      origin: { calorie_goal: "default" },
    });
  });

  it("that were reckoned and kept say so", () => {
    expect(goalsOf({ ...GOALS, author: "computed" }, null, UNKNOWN).origin).toMatchObject({
      ...{ calorie_goal: "computed", carb_goal: "default" },
    });
    expect(goalsOf({ ...GOALS, author: "nutritionist" }, null, UNKNOWN).origin.calorie_goal).toBe(
      "nutritionist",
    );
  });

  it("of a day are the newest that began by then", () => {
    const rows = ["2026-03-10", "2026-03-01"].map((day) => ({ validFrom: dateOf(day) }));
    const beginning = (day: string) => goalOn(rows, day)?.validFrom.toISOString().slice(0, 10) ?? null;
    expect(["2026-02-28", "2026-03-01", "2026-03-09", "2026-03-10", "2026-12-31"].map(beginning)).toEqual([
      ...[null, "2026-03-01", "2026-03-01", "2026-03-10", "2026-03-10"],
    ]);
  });

  it.each([
    [75, 70, 6.7],
    [70, 70, 0],
    // Somebody who wants to gain.
    [60, 70, 0],
    [100, 0, 100],
    [0, 70, 0],
  ])("from %d kg to %d kg is %d %%", (current, goal, percent) => {
    expect(weightProgress(current, goal)).toBe(percent);
  });
});

describe("progress", () => {
  it("knows no weight before it is told one", () => {
    expect(progressOf(NOTHING, NO_SPAN).summary).toEqual({
      weight: null,
      target_weight: null,
      calories_origin: "default",
      initial_weight: null,
      daily_calories: 2000,
      calories_consumed_today: 0,
      calories_estimated_today: 0,
      water_goal: 2000,
      water_intake_today: 0,
      protein_goal: 150,
      protein_consumed_today: 0,
      active_days: 0,
      weekly_goal: 7,
    });
  });

  it("takes the current weight for the initial one until there is another", () => {
    const { summary } = progressOf({ ...NOTHING, body: weighing(72) }, NO_SPAN);
    expect(summary).toMatchObject({ weight: 72, initial_weight: 72 });
    expect(progressOf({ ...NOTHING, goals: GOALS, body: weighing(72, 80) }, NO_SPAN).summary).toMatchObject({
      initial_weight: 80,
      target_weight: 68,
    });
  });

  it("gives the days under both names", () => {
    const days = [day(0, { waterMl: 750, kcal: 500, meals: 1 }), day(3, { weightKg: 71 })];
    const shown = progressOf({ ...NOTHING, days }, NO_SPAN);
    expect(shown.summary).toMatchObject({
      water_intake_today: 750,
      calories_consumed_today: 500,
      active_days: 1,
    });
    expect(shown.history).toEqual(shown.progress);
    expect(shown.history.map(({ date, water }) => [date, water])).toEqual([
      ["2026-03-10", 750],
      ["2026-03-07", 0],
    ]);
    expect(progressSchema.parse(shown)).toEqual(shown);
  });
});
