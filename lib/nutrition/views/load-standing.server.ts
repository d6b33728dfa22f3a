import "server-only";
import type { Context } from "@/lib/context";
import { Prisma, selectOne } from "@/lib/db";
import { addDays, type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { computeGoals } from "@/lib/nutrition/goals/computed-goals";
import {
  BODY_JSON,
  type BodyJson,
  bodyFromJson,
  GOAL_JSON,
  type GoalJson,
  goalFromJson,
} from "@/lib/nutrition/goals/goal-json.server";
import type { DashboardFacts, SwitchedOn } from "@/lib/nutrition/views/dashboard";
import type { StoredDay } from "@/lib/nutrition/views/history";
import type { EatenToday } from "@/lib/nutrition/views/progress";
import type { FirstRun } from "@/lib/onboarding/first-run-schema";

export type StandingRow = {
  days: StoredDay[];
  goals: GoalJson | null;
  body: BodyJson | null;
  reminders: SwitchedOn | null;
  messages: number;
  eatenToday: EatenToday[];
  firstRun: FirstRun | null;
  whatsapp: DashboardFacts["whatsapp"];
};

/**
 * Where a person stands today: their newest days, the goals in force and what these are computed from, which reminders
 * are on, how often they wrote in the last seven days, which foods today has, and how far they are with setting up. One statement, since every
 * screen of a member begins with it.
 * @param since the first day that is looked at; without it, however far back `take` days reach
 * @param take days with something logged, at most
 */
export async function loadStanding(ctx: Context, { since, take }: { since?: Day | undefined; take: number }) {
  const row = await selectOne<StandingRow>(ctx.tx, standingStatement(ctx, { since, take }));
  return standingOf(ctx, row as StandingRow);
}

export function standingOf(ctx: Context, { days, goals: held, body: told, ...others }: StandingRow) {
  const today = dayAt(ctx.now, ctx.person.timeZone);
  const goals = held && goalFromJson(held);
  const body = bodyFromJson(told);
  const computing = computeGoals({ today, goals, body, days });
  return { today, days, goals, body, computing, ...others };
}

/** The statement that reads it. */
export function standingStatement(
  { now, person: { userId, timeZone } }: Context,
  { since = null, take }: { since?: Day | null | undefined; take: number },
): Prisma.Sql {
  const today = dayAt(now, timeZone);
  return Prisma.sql`
    WITH me AS (SELECT ${userId}::uuid AS id, ${today}::date AS today)
    SELECT
      (SELECT coalesce(json_agg(one ORDER BY one.day DESC), '[]') FROM (
        SELECT day, meals, kcal, protein_g AS "proteinG", carbs_g AS "carbsG", fat_g AS "fatG", fibre_g AS "fibreG",
          sodium_mg AS "sodiumMg", water_ml AS "waterMl", weight_kg AS "weightKg"
        FROM app.day_totals
        WHERE user_id = me.id AND day <= me.today AND (${since}::date IS NULL OR day >= ${since}::date)
          AND (meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)
        ORDER BY day DESC LIMIT ${take}::int) one) AS days,
      (SELECT ${GOAL_JSON} FROM app.goals
        WHERE user_id = me.id AND valid_from <= me.today ORDER BY valid_from DESC LIMIT 1) AS goals,
      (SELECT ${BODY_JSON} FROM app.health_profiles WHERE user_id = me.id) AS body,
      (SELECT row_to_json(one) FROM (
        SELECT meal_reminders AS "mealReminders", water_reminders AS "waterReminders",
          exercise_reminders AS "exerciseReminders"
        FROM app.reminder_settings WHERE user_id = me.id) one) AS reminders,
      (SELECT coalesce(sum(messages), 0)::int FROM app.chat_counts
        WHERE user_id = me.id AND day BETWEEN ${addDays(today, -6)}::date AND me.today) AS messages,
      (SELECT coalesce(json_agg(one), '[]') FROM (
        SELECT item.food, sum(item.kcal) AS kcal
        FROM app.meals meal JOIN app.meal_items item ON item.user_id = meal.user_id AND item.meal_id = meal.id
        WHERE meal.user_id = me.id AND meal.day = me.today AND meal.deleted_at IS NULL
        GROUP BY item.food) one) AS "eatenToday",
      (SELECT jsonb_build_object('step', step, 'state', state, 'objective', objective) FROM app.first_runs
        WHERE user_id = me.id) AS "firstRun",
      coalesce((SELECT CASE status WHEN 'confirmed' THEN 'linked' WHEN 'revoked' THEN 'revoked' END
        FROM app.whatsapp_links WHERE user_id = me.id), 'none') AS whatsapp
    FROM me`;
}
