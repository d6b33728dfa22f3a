import "server-only";
import type { Tx } from "@/lib/db";

/**
 * Sets the profile's weight to the latest weigh-in, and the initial weight, if there is none yet, to what was known
 * before it. When no weigh-in is left, the initial weight is the current one again. Answers the current weight in kg.
 * Call it with the person locked, after a weigh-in came or went.
 */
export async function refreshCurrentWeight(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ weightKg: number | null }[]>`
    INSERT INTO app.health_profiles AS h (user_id, weight_kg, initial_weight_kg, updated_at)
    SELECT ${userId}::uuid, kg, kg, now() FROM (SELECT (SELECT kg FROM app.weight_entries
      WHERE user_id = ${userId}::uuid ORDER BY day DESC, at DESC, id DESC LIMIT 1) AS kg) AS latest
    ON CONFLICT (user_id) DO UPDATE SET
      weight_kg = coalesce(excluded.weight_kg, nullif(h.initial_weight_kg, 0)),
      initial_weight_kg = coalesce(nullif(h.initial_weight_kg, 0),
        CASE WHEN excluded.weight_kg IS NOT NULL THEN coalesce(nullif(h.weight_kg, 0), excluded.weight_kg) END),
      updated_at = excluded.updated_at
    RETURNING weight_kg AS "weightKg"`;
  return row?.weightKg ?? null;
}
