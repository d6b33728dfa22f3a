import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { ACTIVITY_LEVELS } from "@/lib/nutrition/goals/energy";
import { WISHES } from "@/lib/nutrition/goals/goal-rules";

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
  bmi: z.number(),
  activity_level: z.enum(ACTIVITY_LEVELS),
  formula_kcal: z.int().describe("Estimated Energy Requirement, NASEM 2023"),
  maintenance_kcal: z.int(),
  maintenance_method: z.enum(["adaptive", "formula"]),
  logged_days: z.int().describe("Whole days of the last 28, without the first two weeks of a diet"),
  partial_days: z.int().describe("Left out because they were logged by half"),
  weigh_ins: z.int(),
  mean_intake_kcal: z.int().nullable(),
  weekly_trend_kg: z.number().nullable(),
  direction: z.enum(["lose", "keep", "gain"]),
  weight_goal: z.number().nullable().describe("null: none was set, so the weight is kept"),
  target_date: daySchema.nullable(),
  paced_by: z.enum(["date", "default"]),
  pace_limit: z.number().describe("% of body weight a week, at most"),
  wanted_change_kcal: z.int(),
  change_kcal: z.int(),
  floor_kcal: z.int(),
  limited_by: z.enum(["pace", "floor"]).nullable(),
  weekly_change_kg: z.number().describe("Of the first weeks"),
  reaches_goal_from: daySchema.nullable().describe("null: this energy alone does not lead there"),
  reaches_goal_to: daySchema.nullable(),
  settles_at_kg: z.number().describe("Where the weight would come to rest with this energy"),
  protein_per_kg: z.number(),
  reference_kg: z.number(),
  wishes: z.array(z.enum(WISHES)).describe("Preferences that moved protein or carbohydrate within its range"),
});
export type ComputedGoals = z.infer<typeof computedGoalsSchema>;

/** Energy in kcal and macronutrients in g of a day. */
export type DailyGoals = Pick<ComputedGoals, "calorie_goal" | "protein_goal" | "carb_goal" | "fat_goal">;
