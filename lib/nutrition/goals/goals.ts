import { z } from "zod";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { StoredBody } from "@/lib/nutrition/goals/computed-goals";
import {
  type ComputedGoals,
  computedGoalsSchema,
  type DailyGoals,
  OBSTACLES,
} from "@/lib/nutrition/goals/computed-goals-schema";
import { ACTIVITY_LEVELS } from "@/lib/nutrition/goals/energy";
import { carbsLeft, macrosOf } from "@/lib/nutrition/goals/macros";
import { weightKgSchema } from "@/lib/nutrition/intake/weight-schema";

/** What holds until a person says otherwise. */
export const DEFAULT_GOALS = {
  calorie_goal: 2000,
  protein_goal: 150,
  water_goal: 2000,
  weekly_goal: 7,
  weight_goal: 70,
  current_weight: 75,
  target_date: "2024-12-31",
} as const;

const ORIGINS = ["set", "computed", "default"] as const;
type Origin = (typeof ORIGINS)[number];

/** Energy in kcal, macronutrients in g, water in ml, weights in kg, weekly goal in days. */
export const goalsSchema = z.object({
  weight_goal: z.number(),
  current_weight: z.number(),
  initial_weight: z.number().nullable(),
  target_date: daySchema,
  progress_percentage: z.number().min(0).max(100),
  calorie_goal: z.int(),
  protein_goal: z.int(),
  carb_goal: z.int().nullable(),
  fat_goal: z.int().nullable(),
  water_goal: z.int(),
  weekly_goal: z.int(),
  origin: z
    .record(
      z.enum([
        "calorie_goal",
        "protein_goal",
        "carb_goal",
        "fat_goal",
        "water_goal",
        "weight_goal",
        "target_date",
      ]),
      z.enum(ORIGINS),
    )
    .describe("Whether a goal was set by hand, computed for the person, or is the usual one"),
});
export type Goals = z.infer<typeof goalsSchema>;

/** GET and PUT /api/goals: the goals in force, and how those that nobody set by hand were computed. */
export const goalsAnswerSchema = goalsSchema.extend({
  activity_level: z.enum(ACTIVITY_LEVELS),
  computed: computedGoalsSchema.nullable(),
  obstacles: z.array(z.enum(OBSTACLES)).describe("Why nothing was computed; empty when it was"),
});
export type GoalsAnswer = z.infer<typeof goalsAnswerSchema>;

const LAST_TARGET: Day = "2100-01-01";
const whole = (max: number) => z.int().min(0).max(max).nullable().optional();

/** What is left out stays; null, and 0 where it is no weight, goes back to the computed value, else the usual one. */
export const goalsBody = z.strictObject({
  calorie_goal: whole(20_000),
  protein_goal: whole(2_000),
  carb_goal: whole(2_000),
  fat_goal: whole(2_000),
  water_goal: whole(20_000),
  weekly_goal: z.int().min(1).max(7).optional(),
  weight_goal: weightKgSchema.nullable().optional(),
  initial_weight: weightKgSchema.nullable().optional(),
  target_date: daySchema
    .refine((day) => day <= LAST_TARGET, "date")
    .nullable()
    .optional(),
  activity_level: z.enum(ACTIVITY_LEVELS).optional(),
});
export type GoalsBody = z.infer<typeof goalsBody>;

/** A goal as the database holds it. */
export type StoredGoals = {
  author: "person" | "computed" | "nutritionist";
  calorieGoal: number | null;
  proteinGoal: number | null;
  carbGoal: number | null;
  fatGoal: number | null;
  waterGoalMl: number | null;
  weightGoalKg: number | null;
  targetDate: Date | null;
  weeklyGoalDays: number;
};

/** The columns of {@link StoredGoals}. */
const GOAL_COLUMNS = {
  author: true,
  calorieGoal: true,
  proteinGoal: true,
  carbGoal: true,
  fatGoal: true,
  waterGoalMl: true,
  weightGoalKg: true,
  targetDate: true,
  weeklyGoalDays: true,
} as const satisfies Record<keyof StoredGoals, true>;

/** Finds a person's goal of a day in the database, as {@link goalOn} does among rows. */
export function heldOn(userId: string, day: Day) {
  return {
    where: { userId, validFrom: { lte: dateOf(day) } },
    orderBy: { validFrom: "desc" },
    select: GOAL_COLUMNS,
  } as const;
}

/** The goal of a day: the newest that began on it or before. @param rows newest first */
export function goalOn<G extends { validFrom: Date }>(rows: readonly G[], day: Day): G | null {
  return rows.find(({ validFrom }) => dayOf(validFrom) <= day) ?? null;
}

/**
 * The goals in force: set by somebody, else computed, else the usual ones. A stored 0 is what the forms make of nonsense:
 * it counts as not set.
 */
export function goalsOf(
  stored: StoredGoals | null,
  body: Pick<StoredBody, "weightKg" | "initialWeightKg"> | null,
  computed: ComputedGoals | null = null,
): Goals {
  const weight_goal = stored?.weightGoalKg || DEFAULT_GOALS.weight_goal;
  const current_weight = body?.weightKg || DEFAULT_GOALS.current_weight;
  const daily = computed && dailyGoals(stored, computed);
  const reckoned: Origin = daily ? "computed" : "default";
  const given: Origin = stored?.author === "computed" ? "computed" : "set";
  const origin = (goal: unknown, otherwise: Origin = "default") => (goal ? given : otherwise);
  return {
    weight_goal,
    current_weight,
    initial_weight: body?.initialWeightKg ?? null,
    target_date: stored?.targetDate ? dayOf(stored.targetDate) : DEFAULT_GOALS.target_date,
    progress_percentage: weightProgress(current_weight, weight_goal),
    calorie_goal: daily?.calorie_goal ?? (stored?.calorieGoal || DEFAULT_GOALS.calorie_goal),
    protein_goal: daily?.protein_goal ?? (stored?.proteinGoal || DEFAULT_GOALS.protein_goal),
    carb_goal: daily?.carb_goal ?? (stored?.carbGoal || null),
    fat_goal: daily?.fat_goal ?? (stored?.fatGoal || null),
    water_goal: stored?.waterGoalMl || DEFAULT_GOALS.water_goal,
    weekly_goal: stored?.weeklyGoalDays || DEFAULT_GOALS.weekly_goal,
    origin: {
      calorie_goal: origin(stored?.calorieGoal, reckoned),
      protein_goal: origin(stored?.proteinGoal, reckoned),
      carb_goal: origin(stored?.carbGoal, reckoned),
      fat_goal: origin(stored?.fatGoal, reckoned),
      water_goal: origin(stored?.waterGoalMl),
      weight_goal: origin(stored?.weightGoalKg),
      target_date: origin(stored?.targetDate),
    },
  };
}

/** The day's goals: those set by somebody, and around them the computed ones, so that together they add up. */
function dailyGoals(stored: StoredGoals | null, computed: ComputedGoals): DailyGoals {
  const { direction, weight, weight_goal } = computed;
  const calorie_goal = stored?.calorieGoal || computed.calorie_goal;
  const macros = macrosOf({ targetKcal: calorie_goal, direction }, weight, weight_goal ?? weight);
  const protein_goal = stored?.proteinGoal || macros.proteinG;
  const fat_goal = stored?.fatGoal || macros.fatG;
  return {
    ...{ calorie_goal, protein_goal, fat_goal },
    carb_goal: stored?.carbGoal || carbsLeft(calorie_goal, protein_goal, fat_goal),
  };
}

/** Percentage of the weight goal: (current - goal) / current, kept within 0 to 100, to one decimal. */
export function weightProgress(currentKg: number, goalKg: number): number {
  if (currentKg <= 0) return 0;
  return Math.min(100, Math.max(0, roundTo(((currentKg - goalKg) / currentKg) * 100, 1)));
}
