import "server-only";
import type { Tx } from "@/lib/db";

/**
 * Sets the profile's weight to the latest weigh-in, and the initial weight, if there is none yet, to what was known
 * before it. When no weigh-in is left, the initial weight is the current one again. Answers the current weight in kg.
 * Call it with the person locked, after a weigh-in came or went.
 */
export async function refreshCurrentWeight(tx: Tx, userId: string): Promise<number | null> {
  // Every part of the statement sees what was there before it: `known` is the profile without the new weigh-in.
  const [row] = await tx.$queryRaw<{ weightKg: number | null }[]>`
    WITH known AS (SELECT
      (SELECT kg FROM app.weight_entries WHERE user_id = ${userId}::uuid
        ORDER BY day DESC, at DESC, id DESC LIMIT 1) AS latest,
      (SELECT nullif(weight_kg, 0) FROM app.health_profiles WHERE user_id = ${userId}::uuid) AS before,
      (SELECT nullif(initial_weight_kg, 0) FROM app.goals WHERE user_id = ${userId}::uuid) AS initial),
    begun AS (
      INSERT INTO app.goals (user_id, initial_weight_kg, updated_at)
      SELECT ${userId}::uuid, coalesce(before, latest), now() FROM known WHERE initial IS NULL AND latest IS NOT NULL
      ON CONFLICT (user_id) DO UPDATE SET
        initial_weight_kg = excluded.initial_weight_kg, updated_at = excluded.updated_at)
    INSERT INTO app.health_profiles (user_id, weight_kg, updated_at)
    SELECT ${userId}::uuid, coalesce(latest, initial), now() FROM known
    ON CONFLICT (user_id) DO UPDATE SET weight_kg = excluded.weight_kg, updated_at = excluded.updated_at
    RETURNING weight_kg AS "weightKg"`;
  return row?.weightKg ?? null;
}
