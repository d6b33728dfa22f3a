import "server-only";
import type { Tx } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import { BODY_COLUMNS, computeGoals } from "@/lib/nutrition/goals/computed-goals";
import { type Goals, goalsOf } from "@/lib/nutrition/goals/goals";
import type { StoredDay } from "@/lib/nutrition/views/history";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";

/** A person's recent days, newest first, and the goals in force: what the dashboard makes its figures of. */
export type Recent = { days: StoredDay[]; goals: Goals };

/** In three looks for all, since a whole zone's evening comes at once; by user id. */
export async function loadRecents(
  tx: Tx,
  wanted: readonly { userId: string; day: Day }[],
): Promise<Map<string, Recent>> {
  if (wanted.length === 0) return new Map();
  const userId = { in: wanted.map((one) => one.userId) };
  const rows = await loadRows(tx, wanted);
  const goals = await tx.goal.findMany({ where: { userId } });
  const bodies = await tx.healthProfile.findMany({
    where: { userId },
    select: { userId: true, ...BODY_COLUMNS },
  });
  const daysOf = Map.groupBy(rows, (row) => row.userId);
  const goalOf = new Map(goals.map((row) => [row.userId, row]));
  const bodyOf = new Map(bodies.map((row) => [row.userId, row]));
  return new Map(
    wanted.map(({ userId, day: today }) => {
      const days = daysOf.get(userId) ?? [];
      const [goal, body] = [goalOf.get(userId) ?? null, bodyOf.get(userId) ?? null];
      const { computed } = computeGoals({ today, goals: goal, body, days });
      return [userId, { days, goals: goalsOf(goal, body?.weightKg, computed) }];
    }),
  );
}

function loadRows(tx: Tx, wanted: readonly { userId: string; day: Day }[]) {
  return tx.$queryRaw<(StoredDay & { userId: string })[]>`
    SELECT w."userId"::text, t.day, t.meals, t.kcal, t.protein_g AS "proteinG", t.carbs_g AS "carbsG",
      t.fat_g AS "fatG", t.fibre_g AS "fibreG", t.sodium_mg AS "sodiumMg", t.water_ml AS "waterMl",
      t.weight_kg AS "weightKg", t.chat_messages AS "chatMessages"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w ("userId" uuid, day date)
    CROSS JOIN LATERAL (SELECT * FROM app.day_totals d WHERE d.user_id = w."userId" AND d.day <= w.day
      ORDER BY d.day DESC LIMIT ${STREAK_REACH}) t
    ORDER BY t.day DESC`;
}
