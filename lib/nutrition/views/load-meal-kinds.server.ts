import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKindTotals } from "@/lib/nutrition/views/meal-kind-totals";

/** The meals of a period by their kind, both days included. */
export async function loadMealKinds(
  ctx: Context,
  { from, to }: { from: Day; to: Day },
): Promise<MealKindTotals[]> {
  return dbOf(ctx).$queryRaw<MealKindTotals[]>`
    SELECT m.kind::text AS kind, count(DISTINCT m.day)::int AS days, sum(i.kcal) AS kcal, sum(i.protein_g) AS protein_g,
      sum(i.carbs_g) AS carbs_g, sum(i.fat_g) AS fat_g, sum(i.fibre_g) AS fibre_g, sum(i.sodium_mg) AS sodium_mg
    FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
    WHERE m.user_id = ${ctx.person.userId}::uuid AND m.deleted_at IS NULL AND m.day BETWEEN ${from}::date AND ${to}::date
    GROUP BY m.kind`;
}
