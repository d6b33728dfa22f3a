import { z } from "zod";
import type { Day } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { estimatedKcal } from "@/lib/nutrition/foods/origin";
import type { Computing, StoredBody } from "@/lib/nutrition/goals/computed-goals";
import { type Goals, goalsOf, originSchema, type StoredGoals } from "@/lib/nutrition/goals/goals";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import {
  activeDays,
  historyEntrySchema,
  historyOf,
  type StoredDay,
  weekOf,
} from "@/lib/nutrition/views/history";

/** Without `days`, the most recent entries whatever their age; with it, those of that many days up to today. */
export const progressQuerySchema = z.object({ days: z.coerce.number().int().min(1).max(90).optional() });
export type ProgressQuery = z.infer<typeof progressQuerySchema>;

const progressSummarySchema = z.object({
  weight: z.number().nullable().describe("kg; null until known"),
  target_weight: z.number().nullable(),
  initial_weight: z.number().nullable().describe("The current weight until another is known"),
  daily_calories: z.int().nullable().describe("null: a professional has to decide"),
  calories_consumed_today: z.number(),
  calories_estimated_today: z.number().describe("Of these, kcal of foods that no table and no label has"),
  water_goal: z.int().nullable(),
  water_intake_today: z.int(),
  protein_goal: z.int().nullable(),
  calories_origin: originSchema.describe("Whose goal daily_calories is; default is nobody's own"),
  protein_consumed_today: z.number(),
  active_days: z.int().describe("Of the last 7 days"),
  weekly_goal: z.int(),
});

export const progressSchema = z.object({
  today: daySchema.describe("In the person's time zone"),
  summary: progressSummarySchema,
  history: z.array(historyEntrySchema).describe("Newest first"),
  progress: z.array(historyEntrySchema).describe("The same array"),
  goals: z
    .array(z.object({ day: daySchema, calorie_goal: z.int().nullable(), water_goal: z.int().nullable() }))
    .describe("With days: the goals that held on each of them"),
});
export type Progress = z.infer<typeof progressSchema>;

/** A food of today's meals and the kcal of it. */
export type EatenToday = { food: string; kcal: number };

export type ProgressFacts = {
  today: Day;
  eatenToday: readonly EatenToday[];
  /** Newest first, none after today. */
  days: readonly StoredDay[];
  goals: StoredGoals | null;
  computing: Pick<Computing, "computed" | "obstacles">;
  body: Pick<StoredBody, "weightKg" | "initialWeightKg"> | null;
};

/** @param goalsOn the goals that held on each day of the span, where one was asked for */
export function progressOf(facts: ProgressFacts, goalsOn: ReadonlyMap<Day, Goals>): Progress {
  const { today, days, goals: stored, computing, body } = facts;
  const goals = goalsOf(stored, body, computing);
  const totals = totalsOf(days.find((row) => row.day === today));
  const weight = body?.weightKg || null;
  const history = historyOf(days);
  return {
    today,
    summary: {
      weight,
      target_weight: stored?.weightGoalKg || null,
      initial_weight: body?.initialWeightKg || weight,
      daily_calories: goals.calorie_goal,
      calories_consumed_today: totals.kcal,
      calories_estimated_today: estimatedOf(facts.eatenToday),
      water_goal: goals.water_goal,
      water_intake_today: totals.water_ml,
      protein_goal: goals.protein_goal,
      calories_origin: goals.origin.calorie_goal,
      protein_consumed_today: totals.protein_g,
      active_days: activeDays(weekOf(days, today)).size,
      weekly_goal: goals.weekly_goal,
    },
    history,
    progress: history,
    goals: [...goalsOn].map(([day, { calorie_goal, water_goal }]) => ({ day, calorie_goal, water_goal })),
  };
}

/** Of what was eaten, the kcal that are an estimate of ours. Foods of one's own come from their labels and parts. */
export function estimatedOf(eaten: readonly EatenToday[]): number {
  return estimatedKcal(eaten.map(({ food, kcal }) => ({ kcal, source: findFood(food)?.source })));
}
