import "server-only";
import { Prisma } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { StoredBody } from "@/lib/nutrition/goals/computed-goals";
import type { StoredGoals } from "@/lib/nutrition/goals/goals";

type Dates<Name extends string> = Record<Name, Day | null>;

/** A row of `app.goals` as `GOAL_JSON` makes it: JSON has no dates. */
export type GoalJson = Omit<StoredGoals, "targetDate" | "aimedSince"> & Dates<"targetDate" | "aimedSince">;
/** A row of `app.health_profiles` as `BODY_JSON` makes it. */
export type BodyJson = Omit<StoredBody, "birthDate" | "ageToldOn"> & Dates<"birthDate" | "ageToldOn">;

/** What a goal says, for a statement that reads from `app.goals`. */
export const GOAL_JSON = Prisma.sql`jsonb_build_object('author', author, 'calorieGoal', calorie_goal,
  'proteinGoal', protein_goal, 'carbGoal', carb_goal, 'fatGoal', fat_goal, 'fibreGoalG', fibre_goal_g,
  'sodiumGoalMg', sodium_goal_mg, 'waterGoalMl', water_goal_ml, 'weightGoalKg', weight_goal_kg,
  'targetDate', target_date, 'aimedSince', aimed_since, 'weeklyGoalDays', weekly_goal_days)`;

/** What goals are computed from, for a statement that reads from `app.health_profiles`. */
export const BODY_JSON = Prisma.sql`jsonb_build_object('weightKg', weight_kg, 'initialWeightKg', initial_weight_kg,
  'heightCm', height_cm, 'ageYears', age_years, 'ageToldOn', age_told_on, 'birthDate', birth_date, 'gender', gender,
  'maternity', maternity, 'activityLevel', activity_level, 'healthConditions', health_conditions,
  'dietaryRestrictions', dietary_restrictions, 'dietaryPreferences', dietary_preferences, 'medications', medications)`;

export function goalFromJson<G extends GoalJson>(goal: G) {
  return { ...goal, targetDate: dateOrNull(goal.targetDate), aimedSince: dateOrNull(goal.aimedSince) };
}

export function bodyFromJson(body: BodyJson | null): StoredBody | null {
  return body && { ...body, birthDate: dateOrNull(body.birthDate), ageToldOn: dateOrNull(body.ageToldOn) };
}

function dateOrNull(day: Day | null): Date | null {
  return day === null ? null : dateOf(day);
}
