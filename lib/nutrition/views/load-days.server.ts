import "server-only";
import type { Context } from "@/lib/context";
import { Prisma, selectOne } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { StoredDay } from "@/lib/nutrition/views/history";

/** A person's days with something logged up to `upTo`, newest first: at most `take`, whatever the length of the history. */
export async function loadDays(
  { person, tx }: Context,
  { upTo, take }: { upTo: Day; take: number },
): Promise<StoredDay[]> {
  // Ordered by the column, not by its text, which no index has: the whole history would be sorted.
  const row = await selectOne<{ days: StoredDay[] }>(
    tx,
    Prisma.sql`
      SELECT coalesce(json_agg(one ORDER BY one.day DESC), '[]') AS days FROM (
        SELECT day, meals, kcal, protein_g AS "proteinG", carbs_g AS "carbsG", fat_g AS "fatG", fibre_g AS "fibreG",
          sodium_mg AS "sodiumMg", water_ml AS "waterMl", weight_kg AS "weightKg"
        FROM app.day_totals
        WHERE user_id = ${person.userId}::uuid AND day <= ${upTo}::date
          AND (meals > 0 OR water_ml > 0 OR weight_kg IS NOT NULL)
        ORDER BY day DESC LIMIT ${take}::int) one`,
  );
  return row?.days ?? [];
}
