import "server-only";
import type { Tx } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import { BODY_COLUMNS, bodyOn, computeGoals } from "@/lib/nutrition/goals/computed-goals";
import { type Goals, goalOn, goalsOf, type StoredGoals } from "@/lib/nutrition/goals/goals";
import type { StoredDay } from "@/lib/nutrition/views/history";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";

/** A person's recent days, newest first, and the goals of each of the last eight: what the screens make their figures of. */
export type Recent = { days: StoredDay[]; goalsOn: (day: Day) => Goals };

/** The day and the week before it: at most one goal begins on each. */
const GOALS = 8;

/** In three looks for all, since a whole zone's evening comes at once; by user id. */
export async function loadRecents(
  tx: Tx,
  wanted: readonly { userId: string; day: Day }[],
): Promise<Map<string, Recent>> {
  if (wanted.length === 0) return new Map();
  const userId = { in: wanted.map((one) => one.userId) };
  const rows = await loadRows(tx, wanted);
  const goals = await loadGoalRows(tx, wanted);
  const bodies = await tx.healthProfile.findMany({
    where: { userId },
    select: { userId: true, ...BODY_COLUMNS },
  });
  const daysOf = Map.groupBy(rows, (row) => row.userId);
  const goalRowsOf = Map.groupBy(goals, (row) => row.userId);
  const bodyOf = new Map(bodies.map((row) => [row.userId, row]));
  return new Map(
    wanted.map(({ userId, day: today }) => {
      const days = daysOf.get(userId) ?? [];
      const rows = goalRowsOf.get(userId) ?? [];
      const now = bodyOf.get(userId) ?? null;
      const goalsOn = (day: Day) => {
        const goals = goalOn(rows, day);
        const body = day < today ? bodyOn(now, weighInUntil(days, day)) : now;
        const computing = computeGoals({ today: day, goals, body, days });
        return goalsOf(goals, body, computing);
      };
      return [userId, { days, goalsOn }];
    }),
  );
}

function weighInUntil(days: readonly StoredDay[], day: Day): number | null | undefined {
  return days.find((row) => row.weightKg !== null && row.day <= day)?.weightKg;
}

function loadGoalRows(tx: Tx, wanted: readonly { userId: string; day: Day }[]) {
  return tx.$queryRaw<(StoredGoals & { userId: string; validFrom: Date })[]>`
    SELECT w."userId"::text, g.valid_from AS "validFrom", g.author::text, g.calorie_goal AS "calorieGoal",
      g.protein_goal AS "proteinGoal", g.carb_goal AS "carbGoal", g.fat_goal AS "fatGoal",
      g.fibre_goal_g AS "fibreGoalG", g.sodium_goal_mg AS "sodiumGoalMg", g.aimed_since AS "aimedSince",
      g.water_goal_ml AS "waterGoalMl", g.weight_goal_kg AS "weightGoalKg", g.target_date AS "targetDate",
      g.weekly_goal_days AS "weeklyGoalDays"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w ("userId" uuid, day date)
    CROSS JOIN LATERAL (SELECT * FROM app.goals WHERE user_id = w."userId" AND valid_from <= w.day
      ORDER BY valid_from DESC LIMIT ${GOALS}) g
    ORDER BY g.valid_from DESC`;
}

function loadRows(tx: Tx, wanted: readonly { userId: string; day: Day }[]) {
  return tx.$queryRaw<(StoredDay & { userId: string })[]>`
    SELECT w."userId"::text, t.day::text, t.meals, t.kcal, t.protein_g AS "proteinG", t.carbs_g AS "carbsG",
      t.fat_g AS "fatG", t.fibre_g AS "fibreG", t.sodium_mg AS "sodiumMg", t.water_ml AS "waterMl",
      t.weight_kg AS "weightKg"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w ("userId" uuid, day date)
    CROSS JOIN LATERAL (SELECT * FROM app.day_totals d WHERE d.user_id = w."userId" AND d.day <= w.day
      ORDER BY d.day DESC LIMIT ${STREAK_REACH}) t
    ORDER BY t.day DESC`;
}
