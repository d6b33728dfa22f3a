import "server-only";
import type { Context } from "@/lib/context";
import { Prisma, selectOne } from "@/lib/db";
import { translator } from "@/lib/i18n/translator";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { ADAPTIVE_WINDOW_DAYS, type EnergyDay } from "@/lib/nutrition/goals/adaptive-energy";
import {
  activityOf,
  ageOf,
  bodyOn,
  type Computing,
  computeGoals,
  type StoredBody,
} from "@/lib/nutrition/goals/computed-goals";
import { explanationsOf } from "@/lib/nutrition/goals/explanations";
import {
  BODY_JSON,
  type BodyJson,
  bodyFromJson,
  GOAL_JSON,
  type GoalJson,
  goalFromJson,
} from "@/lib/nutrition/goals/goal-json.server";
import { goalWarningsOf } from "@/lib/nutrition/goals/goal-warnings";
import { type Goals, type GoalsAnswer, goalOn, goalsOf, type StoredGoals } from "@/lib/nutrition/goals/goals";
import { asksMaternity } from "@/lib/nutrition/goals/maternity";
import { leastHealthyKg } from "@/lib/nutrition/goals/obstacles";
import type { StoredTotals } from "@/lib/nutrition/ledger/day-totals";

/** A person's goals in force, and how those that they did not set were computed. */
export async function loadGoals(ctx: Context): Promise<GoalsAnswer> {
  return (await loadGoalsAndDays(ctx, [])).goals;
}

export type GoalsAndDays = {
  /** Today's. */
  goals: GoalsAnswer;
  /** By wanted day: the goals that held then; today's for days to come. */
  goalsOn: Map<Day, Goals>;
  totals: Map<Day, StoredTotals>;
};

/** And the goals and totals of some of the person's days, in one look. */
export async function loadGoalsAndDays(ctx: Context, wanted: readonly Day[]): Promise<GoalsAndDays> {
  const row = await selectOne<GoalsAndDaysRow>(ctx.tx, goalsAndDaysStatement(ctx, wanted));
  return goalsAndDaysOf(ctx, wanted, row as GoalsAndDaysRow);
}

export function goalsAndDaysOf(ctx: Context, wanted: readonly Day[], row: GoalsAndDaysRow): GoalsAndDays {
  const today = dayAt(ctx.now, ctx.person.timeZone);
  const { days } = row;
  const rows = row.goals.map((goal) => ({ ...goalFromJson(goal), validFrom: dateOf(goal.validFrom) }));
  const body = bodyFromJson(row.body);
  const weighIns = new Map(row.weighIns.map(({ day, kg }) => [day, kg]));
  const totals = new Map<Day, StoredTotals>(row.totals.map(({ day, ...one }) => [day, one]));
  const reckon = (day: Day, body: StoredBody | null) => {
    const goals = goalOn(rows, day);
    const computing = computeGoals({ today: day, goals, body, days });
    return { stored: goals, goals: goalsOf(goals, body, computing), computing };
  };
  const { stored, goals, computing } = reckon(today, body);
  const heldOn = (day: Day) => (day < today ? reckon(day, bodyOn(body, weighIns.get(day))).goals : goals);
  return {
    goals: answerOf(ctx, { today, stored, body, goals, computing }),
    goalsOn: new Map(wanted.map((day) => [day, heldOn(day)])),
    totals,
  };
}

type Reckoned = {
  today: Day;
  stored: StoredGoals | null;
  body: StoredBody | null;
  goals: Goals;
  computing: Computing;
};

function answerOf({ locale }: Context, { today, stored, body, goals, computing }: Reckoned): GoalsAnswer {
  const age = body && ageOf(body, today);
  const least_weight =
    body?.heightCm && age !== null && age >= 18 ? leastHealthyKg(body.heightCm, age) : null;
  const own = stored?.author === "person" ? stored : { calorieGoal: null, proteinGoal: null };
  const answer = {
    ...{ ...goals, ...computing, least_weight },
    author: stored?.author ?? null,
    activity_level: activityOf(body),
    warnings: goalWarningsOf(own, body?.weightKg ?? null),
    asks_maternity: asksMaternity(body, age),
  };
  return { ...answer, explanations: explanationsOf(translator(locale), answer) };
}

export type GoalsAndDaysRow = {
  goals: (GoalJson & { validFrom: Day })[];
  body: BodyJson | null;
  days: EnergyDay[];
  weighIns: { day: Day; kg: number }[];
  totals: (StoredTotals & { day: Day })[];
};

/**
 * The statement that reads them, one: every answer of the assistant asks for it, in the middle of its transaction.
 * @param wanted whose goals and totals are wanted, with the weight and the days before them
 */
export function goalsAndDaysStatement(
  { now, person: { userId, timeZone } }: Context,
  wanted: readonly Day[],
): Prisma.Sql {
  const today = dayAt(now, timeZone);
  const judged = [today, ...wanted.filter((day) => day < today)];
  return Prisma.sql`
    WITH judged AS (SELECT DISTINCT unnest(${judged}::date[]) AS day)
    SELECT
      (SELECT coalesce(jsonb_agg(${GOAL_JSON} || jsonb_build_object('validFrom', valid_from) ORDER BY valid_from DESC), '[]')
        FROM judged CROSS JOIN LATERAL (SELECT * FROM app.goals
          WHERE user_id = ${userId}::uuid AND valid_from <= judged.day ORDER BY valid_from DESC LIMIT 1) held) AS goals,
      (SELECT ${BODY_JSON}
        FROM app.health_profiles WHERE user_id = ${userId}::uuid) AS body,
      (SELECT coalesce(jsonb_agg(DISTINCT
          jsonb_build_object('day', t.day, 'meals', meals, 'kcal', kcal, 'weightKg', weight_kg)), '[]')
        FROM judged JOIN app.day_totals t ON t.user_id = ${userId}::uuid
          AND t.day >= judged.day - ${ADAPTIVE_WINDOW_DAYS}::int AND t.day < judged.day) AS days,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', judged.day, 'kg', kg)), '[]')
        FROM judged CROSS JOIN LATERAL (SELECT kg FROM app.weight_entries
          WHERE user_id = ${userId}::uuid AND day <= judged.day ORDER BY day DESC, at DESC LIMIT 1) last) AS "weighIns",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'meals', meals, 'kcal', kcal, 'proteinG', protein_g,
          'carbsG', carbs_g, 'fatG', fat_g, 'fibreG', fibre_g, 'sodiumMg', sodium_mg, 'waterMl', water_ml,
          'weightKg', weight_kg)), '[]')
        FROM app.day_totals WHERE user_id = ${userId}::uuid AND day = ANY(${wanted}::date[])) AS totals`;
}
