import "server-only";
import type { Tx } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import { type DayTotals, type StoredTotals, totalsOf } from "@/lib/nutrition/ledger/day-totals";

/**
 * Rewrites a day's totals from that day's entries, and answers them. Call it after changing one of them, in the same transaction, with
 * the person locked ({@link lockPerson}).
 */
export async function recomputeDayTotal(tx: Tx, userId: string, day: Day): Promise<DayTotals> {
  const [row] = await tx.$queryRaw<StoredTotals[]>`
    INSERT INTO app.day_totals AS t
      (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml, weight_kg)
    SELECT ${userId}::uuid, ${day}::date, eaten.*,
      (SELECT coalesce(sum(ml), 0) FROM app.water_entries
        WHERE user_id = ${userId}::uuid AND day = ${day}::date),
      (SELECT kg FROM app.weight_entries
        WHERE user_id = ${userId}::uuid AND day = ${day}::date ORDER BY at DESC, id DESC LIMIT 1)
    FROM (
      SELECT count(DISTINCT meal.id), coalesce(sum(kcal), 0),
        round(coalesce(sum(protein_g), 0)::numeric, 1)::float8,
        round(coalesce(sum(carbs_g), 0)::numeric, 1)::float8,
        round(coalesce(sum(fat_g), 0)::numeric, 1)::float8,
        round(coalesce(sum(fibre_g), 0)::numeric, 1)::float8,
        coalesce(sum(sodium_mg), 0)
      FROM app.meals meal
      LEFT JOIN app.meal_items item ON item.user_id = meal.user_id AND item.meal_id = meal.id
      WHERE meal.user_id = ${userId}::uuid AND meal.day = ${day}::date AND meal.deleted_at IS NULL
    ) eaten
    ON CONFLICT (user_id, day) DO UPDATE SET
      meals = excluded.meals, kcal = excluded.kcal, protein_g = excluded.protein_g, carbs_g = excluded.carbs_g,
      fat_g = excluded.fat_g, fibre_g = excluded.fibre_g, sodium_mg = excluded.sodium_mg,
      water_ml = excluded.water_ml, weight_kg = excluded.weight_kg
    RETURNING meals, kcal, protein_g AS "proteinG", carbs_g AS "carbsG", fat_g AS "fatG", fibre_g AS "fibreG",
      sodium_mg AS "sodiumMg", water_ml AS "waterMl", weight_kg AS "weightKg"`;
  return totalsOf(row);
}
