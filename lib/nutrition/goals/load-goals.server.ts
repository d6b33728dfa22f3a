import "server-only";
import type { Context } from "@/lib/context";
import { dbOf, type Tx } from "@/lib/db";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import {
  activityOf,
  computeGoals,
  firstDayOfWindow,
  type StoredBody,
} from "@/lib/nutrition/goals/computed-goals";
import { type GoalsAnswer, goalsOf, type StoredGoals } from "@/lib/nutrition/goals/goals";
import type { StoredTotals } from "@/lib/nutrition/ledger/day-totals";

/** A person's goals in force, and how those that they did not set were computed. */
export async function loadGoals(ctx: Context): Promise<GoalsAnswer> {
  return (await loadGoalsAndDays(ctx, [])).goals;
}

/** And the totals of some of the person's days, in one look. */
export async function loadGoalsAndDays(
  ctx: Context,
  wanted: readonly Day[],
): Promise<{ goals: GoalsAnswer; totals: Map<Day, StoredTotals> }> {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const { goals, body, days, totals } = await readFacts(dbOf(ctx), userId, today, wanted);
  const { computed, obstacles } = computeGoals({ today, goals, body, days });
  return {
    goals: {
      ...goalsOf(goals, body?.weightKg, computed),
      activity_level: activityOf(body?.activityLevel),
      computed,
      obstacles,
    },
    totals,
  };
}

type WindowDay = { day: Day; meals: number; kcal: number; weightKg: number | null };
type Facts = {
  goals: (Omit<StoredGoals, "targetDate"> & { targetDate: Day | null }) | null;
  body: (Omit<StoredBody, "birthDate"> & { birthDate: Day | null }) | null;
  days: WindowDay[];
  totals: (StoredTotals & { day: Day })[];
};

/** In one statement: every answer of the assistant asks for it, in the middle of its transaction. */
async function readFacts(tx: Tx, userId: string, today: Day, wanted: readonly Day[]) {
  const [facts] = await tx.$queryRaw<[Facts]>`
    SELECT
      (SELECT jsonb_build_object('calorieGoal', calorie_goal, 'proteinGoal', protein_goal, 'carbGoal', carb_goal,
          'fatGoal', fat_goal, 'waterGoalMl', water_goal_ml, 'weightGoalKg', weight_goal_kg,
          'initialWeightKg', initial_weight_kg, 'targetDate', target_date, 'weeklyGoalDays', weekly_goal_days)
        FROM app.goals WHERE user_id = ${userId}::uuid) AS goals,
      (SELECT jsonb_build_object('weightKg', weight_kg, 'heightCm', height_cm, 'ageYears', age_years,
          'birthDate', birth_date, 'gender', gender, 'activityLevel', activity_level,
          'healthConditions', health_conditions)
        FROM app.health_profiles WHERE user_id = ${userId}::uuid) AS body,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'meals', meals, 'kcal', kcal, 'weightKg', weight_kg)
          ORDER BY day), '[]')
        FROM app.day_totals WHERE user_id = ${userId}::uuid
          AND day >= ${firstDayOfWindow(today)}::date AND day < ${today}::date) AS days,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'meals', meals, 'kcal', kcal, 'proteinG', protein_g,
          'carbsG', carbs_g, 'fatG', fat_g, 'fibreG', fibre_g, 'sodiumMg', sodium_mg, 'waterMl', water_ml,
          'weightKg', weight_kg)), '[]')
        FROM app.day_totals WHERE user_id = ${userId}::uuid AND day = ANY(${wanted}::date[])) AS totals`;
  const { goals, body, days, totals } = facts;
  return {
    goals: goals && { ...goals, targetDate: goals.targetDate ? dateOf(goals.targetDate) : null },
    body: body && { ...body, birthDate: body.birthDate ? dateOf(body.birthDate) : null },
    days: days.map((one) => ({ ...one, day: dateOf(one.day) })),
    totals: new Map<Day, StoredTotals>(totals.map(({ day, ...one }) => [day, one])),
  };
}
