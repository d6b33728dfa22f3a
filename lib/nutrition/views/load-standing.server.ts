import "server-only";
import type { Context } from "@/lib/context";
import { Prisma, select } from "@/lib/db";
import { addDays, type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { computeGoals, type StoredBody } from "@/lib/nutrition/goals/computed-goals";
import type { StoredGoals } from "@/lib/nutrition/goals/goals";
import type { SwitchedOn } from "@/lib/nutrition/views/dashboard";
import type { StoredDay } from "@/lib/nutrition/views/history";

type Row = {
  days: (Omit<StoredDay, "day"> & { day: Day })[];
  goals: (Omit<StoredGoals, "targetDate" | "aimedSince"> & Dates<"targetDate" | "aimedSince">) | null;
  body: (Omit<StoredBody, "birthDate" | "ageToldOn"> & Dates<"birthDate" | "ageToldOn">) | null;
  reminders: SwitchedOn | null;
  messages: number;
};
type Dates<Name extends string> = Record<Name, Day | null>;

/**
 * Where a person stands today: their newest days, the goals in force and what these are computed from, which reminders
 * are on, and how often they wrote in the last seven days. One statement, since every screen of a member begins with it.
 * @param since the first day that is looked at; without it, however far back `take` days reach
 * @param take days with something logged, at most
 */
export async function loadStanding(ctx: Context, { since, take }: { since?: Day | undefined; take: number }) {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const [row] = await select<Row>(ctx.tx, standingOf(userId, today, since ?? null, take));
  const { days: rows, goals: held, body: told, reminders, messages } = row as Row;
  const days = rows.map((one) => ({ ...one, day: dateOf(one.day) }));
  const goals = held && {
    ...held,
    targetDate: dateOrNull(held.targetDate),
    aimedSince: dateOrNull(held.aimedSince),
  };
  const body = told && {
    ...told,
    birthDate: dateOrNull(told.birthDate),
    ageToldOn: dateOrNull(told.ageToldOn),
  };
  const computing = computeGoals({ today, goals, body, days });
  return { today, days, goals, body, computing, reminders, messages };
}

function standingOf(userId: string, today: Day, since: Day | null, take: number): Prisma.Sql {
  return Prisma.sql`
    WITH me AS (SELECT ${userId}::uuid AS id, ${today}::date AS today)
    SELECT
      (SELECT coalesce(json_agg(one ORDER BY one.day DESC), '[]') FROM (
        SELECT day, meals, kcal, protein_g AS "proteinG", carbs_g AS "carbsG", fat_g AS "fatG", fibre_g AS "fibreG",
          sodium_mg AS "sodiumMg", water_ml AS "waterMl", weight_kg AS "weightKg"
        FROM app.day_totals
        WHERE user_id = me.id AND day <= me.today AND (${since}::date IS NULL OR day >= ${since}::date)
        ORDER BY day DESC LIMIT ${take}::int) one) AS days,
      (SELECT row_to_json(one) FROM (
        SELECT author, calorie_goal AS "calorieGoal", protein_goal AS "proteinGoal", carb_goal AS "carbGoal",
          fat_goal AS "fatGoal", fibre_goal_g AS "fibreGoalG", sodium_goal_mg AS "sodiumGoalMg",
          water_goal_ml AS "waterGoalMl", weight_goal_kg AS "weightGoalKg", target_date AS "targetDate",
          aimed_since AS "aimedSince", weekly_goal_days AS "weeklyGoalDays"
        FROM app.goals WHERE user_id = me.id AND valid_from <= me.today ORDER BY valid_from DESC LIMIT 1) one) AS goals,
      (SELECT row_to_json(one) FROM (
        SELECT weight_kg AS "weightKg", initial_weight_kg AS "initialWeightKg", height_cm AS "heightCm",
          age_years AS "ageYears", age_told_on AS "ageToldOn", birth_date AS "birthDate", gender, maternity,
          activity_level AS "activityLevel", health_conditions AS "healthConditions",
          dietary_restrictions AS "dietaryRestrictions", dietary_preferences AS "dietaryPreferences", medications
        FROM app.health_profiles WHERE user_id = me.id) one) AS body,
      (SELECT row_to_json(one) FROM (
        SELECT meal_reminders AS "mealReminders", water_reminders AS "waterReminders",
          exercise_reminders AS "exerciseReminders"
        FROM app.reminder_settings WHERE user_id = me.id) one) AS reminders,
      (SELECT coalesce(sum(messages), 0)::int FROM app.chat_counts
        WHERE user_id = me.id AND day BETWEEN ${addDays(today, -6)}::date AND me.today) AS messages
    FROM me`;
}

function dateOrNull(day: Day | null): Date | null {
  return day === null ? null : dateOf(day);
}
