import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { EatenFood } from "@/lib/nutrition/views/eaten-food";

/** More than anybody eats in a year. */
const MOST_FOODS = 1_000;

/** The foods of a period, both days included, or of some of its meals; what came most often first. */
export async function loadEatenFoods(
  ctx: Context,
  { from, to, meals = MEAL_KINDS }: { from: Day; to: Day; meals?: readonly MealKind[] },
): Promise<EatenFood[]> {
  return dbOf(ctx).$queryRaw<EatenFood[]>`
    SELECT i.food, max(i.name) AS name, sum(i.grams) AS grams, count(DISTINCT m.id)::int AS times, max(m.day)::text AS last,
      CASE WHEN bool_and(coalesce(i.portion_measure = 'unidade', false)) THEN sum(i.portion_quantity) END AS units,
      sum(i.kcal) AS kcal, sum(i.protein_g) AS protein_g, sum(i.carbs_g) AS carbs_g, sum(i.fat_g) AS fat_g,
      sum(i.fibre_g) AS fibre_g, sum(i.sodium_mg) AS sodium_mg
    FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
    WHERE m.user_id = ${ctx.person.userId}::uuid AND m.deleted_at IS NULL
      AND m.day BETWEEN ${from}::date AND ${to}::date AND m.kind::text = ANY(${[...meals]})
    GROUP BY i.food ORDER BY times DESC, last DESC LIMIT ${MOST_FOODS}`;
}
