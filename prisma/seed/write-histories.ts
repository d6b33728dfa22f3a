import type { Tx } from "@/lib/db";
import { historyRows } from "./history";
import type { Settled } from "./write-people";

/** Rows that Postgres takes at once. */
const CHUNK = 5_000;

/** Meals, water and weights of whoever has none yet, and the totals of their days. Answers how many people that were. */
export async function writeHistories(tx: Tx, people: readonly Settled[], now: Date): Promise<number> {
  const known = await tx.dayTotal.groupBy({
    by: ["userId"],
    where: { userId: { in: people.map((p) => p.userId) } },
  });
  const hasDays = new Set(known.map(({ userId }) => userId));
  const fresh = people.filter((person) => person.history && !hasDays.has(person.userId));
  const histories = fresh.map(
    ({ userId, email, history }) => history && historyRows(userId, email, history, now),
  );
  for (const [table, key] of [
    ["meals", "meals"],
    ["meal_items", "items"],
    ["water_entries", "water"],
    ["weight_entries", "weights"],
  ] as const) {
    const rows = histories.flatMap((rows) => rows?.[key] ?? []);
    for (let from = 0; from < rows.length; from += CHUNK) {
      await tx.$executeRawUnsafe(
        `INSERT INTO app.${table} SELECT * FROM jsonb_populate_recordset(NULL::app.${table}, $1::jsonb)`,
        JSON.stringify(rows.slice(from, from + CHUNK)),
      );
    }
  }
  const userIds = fresh.map(({ userId }) => userId);
  await tx.$executeRawUnsafe(DAY_TOTALS, userIds);
  await tx.$executeRawUnsafe(CHAT_COUNTS, userIds);
  await tx.$executeRawUnsafe(CURRENT_WEIGHTS, userIds);
  return fresh.length;
}

/** The same sums as recompute-day-total makes for one day. */
const DAY_TOTALS = `
  WITH eaten AS (
    SELECT meal.user_id, meal.day, count(DISTINCT meal.id) AS meals, sum(kcal) AS kcal,
      round(sum(protein_g)::numeric, 1)::float8 AS protein_g, round(sum(carbs_g)::numeric, 1)::float8 AS carbs_g,
      round(sum(fat_g)::numeric, 1)::float8 AS fat_g, round(sum(fibre_g)::numeric, 1)::float8 AS fibre_g,
      sum(sodium_mg) AS sodium_mg
    FROM app.meals meal JOIN app.meal_items item ON item.user_id = meal.user_id AND item.meal_id = meal.id
    WHERE meal.user_id = ANY($1::uuid[]) GROUP BY 1, 2),
  drunk AS (
    SELECT user_id, day, sum(ml)::int AS ml
    FROM app.water_entries WHERE user_id = ANY($1::uuid[]) GROUP BY 1, 2),
  weighed AS (
    SELECT DISTINCT ON (user_id, day) user_id, day, kg
    FROM app.weight_entries WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, day, at DESC)
  INSERT INTO app.day_totals (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml,
    weight_kg)
  SELECT user_id, day, coalesce(meals, 0), coalesce(kcal, 0), coalesce(protein_g, 0), coalesce(carbs_g, 0),
    coalesce(fat_g, 0), coalesce(fibre_g, 0), coalesce(sodium_mg, 0), coalesce(ml, 0), kg
  FROM eaten FULL JOIN drunk USING (user_id, day) FULL JOIN weighed USING (user_id, day)`;

/** A message for each meal and each glass that was told by chat. */
const CHAT_COUNTS = `
  INSERT INTO app.chat_counts (user_id, day, messages, photos)
  SELECT user_id, day, count(*)::int, count(*) FILTER (WHERE source = 'whatsapp_photo')::int
  FROM (SELECT user_id, day, source FROM app.meals WHERE source <> 'web'
    UNION ALL SELECT user_id, day, source FROM app.water_entries) told
  WHERE user_id = ANY($1::uuid[]) GROUP BY 1, 2`;

const CURRENT_WEIGHTS = `
  UPDATE app.health_profiles h SET weight_kg = latest.kg
  FROM (SELECT DISTINCT ON (user_id) user_id, kg FROM app.weight_entries
    WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, day DESC, at DESC) latest
  WHERE h.user_id = latest.user_id`;
