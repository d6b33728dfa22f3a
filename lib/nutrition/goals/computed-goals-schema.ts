import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";

/** Goals reckoned from body, activity, weight goal and what was logged, with every number that led to them. */
export const computedGoalsSchema = z.object({
  calorie_goal: z.int(),
  protein_goal: z.int(),
  carb_goal: z.int(),
  fat_goal: z.int(),
  weight: z.number(),
  height: z.int(),
  age: z.int(),
  gender: z.enum(["male", "female", "other"]),
  resting_kcal: z.int().describe("Mifflin-St Jeor"),
  activity_factor: z.number(),
  formula_kcal: z.int().describe("Resting energy times the activity factor"),
  maintenance_kcal: z.int(),
  maintenance_method: z.enum(["adaptive", "formula"]),
  logged_days: z.int().describe("Of the last 28"),
  weigh_ins: z.int(),
  mean_intake_kcal: z.int().nullable(),
  weekly_trend_kg: z.number().nullable(),
  direction: z.enum(["lose", "keep", "gain"]),
  weight_goal: z.number().nullable().describe("null: none was set, so the weight is kept"),
  target_date: daySchema.nullable(),
  paced_by: z.enum(["date", "default"]).describe("default: half a kilogram a week"),
  wanted_change_kcal: z.int(),
  change_kcal: z.int(),
  floor_kcal: z.int(),
  limited_by: z.enum(["pace", "floor"]).nullable(),
  weekly_change_kg: z.number(),
  reaches_goal_on: daySchema.nullable(),
  protein_per_kg: z.number(),
  fat_per_kg: z.number(),
  reference_kg: z.number(),
});
export type ComputedGoals = z.infer<typeof computedGoalsSchema>;

/** Energy in kcal and macronutrients in g of a day. */
export type DailyGoals = Pick<ComputedGoals, "calorie_goal" | "protein_goal" | "carb_goal" | "fat_goal">;

/** Why nothing is computed: a fact is missing, or the formulas are not for this person without a professional. */
export const OBSTACLES = ["weight", "height", "age", "gender", "minor", "pregnancy"] as const;
export type Obstacle = (typeof OBSTACLES)[number];
