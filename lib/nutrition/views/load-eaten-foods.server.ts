import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { UNITS } from "@/lib/nutrition/foods/measures";
import type { EatenFood } from "@/lib/nutrition/views/eaten-food";

/** More than anybody eats in a year. */
const MOST_FOODS = 1_000;

/** The foods of a period, both days included, or of some of its meals; what came most often first. */
export async function loadEatenFoods(
  ctx: Context,
  { from, to, meals = MEAL_KINDS }: { from: Day; to: Day; meals?: readonly MealKind[] },
): Promise<EatenFood[]> {
  return dbOf(ctx).$queryRaw<EatenFood[]>`
    WITH eaten AS (
      SELECT i.*, m.day FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
      WHERE m.user_id = ${ctx.person.userId}::uuid AND m.deleted_at IS NULL
        AND m.day BETWEEN ${from}::date AND ${to}::date AND m.kind::text = ANY(${[...meals]})),
    counts AS (
      SELECT food, jsonb_agg(jsonb_build_object('measure', portion_measure, 'quantity', quantity) ORDER BY quantity DESC) AS counted
      FROM (SELECT food, portion_measure, sum(portion_quantity) AS quantity FROM eaten
        GROUP BY food, portion_measure) told
      GROUP BY food HAVING bool_and(portion_measure IS NOT NULL AND portion_measure <> ALL(${Object.keys(UNITS)})))
    SELECT food, max(name) AS name, sum(grams) AS grams, count(DISTINCT meal_id)::int AS times, max(day)::text AS last,
      (SELECT counted FROM counts WHERE counts.food = eaten.food) AS counted,
      sum(kcal) AS kcal, sum(protein_g) AS protein_g, sum(carbs_g) AS carbs_g, sum(fat_g) AS fat_g,
      sum(fibre_g) AS fibre_g, sum(sodium_mg) AS sodium_mg
    FROM eaten GROUP BY food ORDER BY times DESC, last DESC LIMIT ${MOST_FOODS}`;
}
