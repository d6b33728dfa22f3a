import "server-only";
import type { Logged } from "@/lib/chat/reminders/due-reminders";
import type { Tx } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** What each of these people logged around a day of theirs; without the goal, which does not depend on it. */
export type LoggedAround = Omit<Logged, "waterGoalMl" | "isWaterPrescribed">;

type Row = {
  key: string;
  waterMl: number;
  hasDay: boolean;
  hasWeek: boolean;
  meals: { day: Day; kind: MealKind; eatenAt: string }[];
};

/** The key under which {@link loadLogged} answers. */
export function loggedKey(userId: string, day: Day): string {
  return `${userId} ${day}`;
}

/** One look for all: by primary key ranges of each person's own rows, nine days at most. */
export async function loadLogged(
  tx: Tx,
  wanted: readonly { userId: string; day: Day }[],
): Promise<Map<string, LoggedAround>> {
  if (wanted.length === 0) return new Map();
  const rows = await tx.$queryRaw<Row[]>`
    SELECT w.user_id || ' ' || w.day AS key,
      coalesce((SELECT water_ml FROM app.day_totals t WHERE t.user_id = w.user_id AND t.day = w.day), 0) AS "waterMl",
      EXISTS (SELECT FROM app.day_totals t WHERE t.user_id = w.user_id AND t.day = w.day
        AND (meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)) AS "hasDay",
      EXISTS (SELECT FROM app.day_totals t WHERE t.user_id = w.user_id AND t.day BETWEEN w.day - 7 AND w.day - 1
        AND (meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)) AS "hasWeek",
      coalesce((SELECT jsonb_agg(jsonb_build_object('day', m.day, 'kind', m.kind, 'eatenAt', m.eaten_at))
        FROM app.meals m WHERE m.user_id = w.user_id AND m.day BETWEEN w.day - 1 AND w.day + 1
          AND m.deleted_at IS NULL), '[]') AS meals
    FROM jsonb_to_recordset(${JSON.stringify(distinct(wanted))}::jsonb) AS w (user_id uuid, day date)`;
  return new Map(
    rows.map(({ key, meals, ...rest }) => {
      const dated = meals.map(({ eatenAt, ...meal }) => ({ ...meal, eatenAt: new Date(eatenAt) }));
      return [key, { ...rest, meals: dated }];
    }),
  );
}

function distinct(wanted: readonly { userId: string; day: Day }[]) {
  const byKey = new Map(wanted.map(({ userId, day }) => [loggedKey(userId, day), { user_id: userId, day }]));
  return [...byKey.values()];
}
