import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import type { PeriodDay } from "@/lib/nutrition/views/period-days";

/** Of a period, both days included. */
type Wanted = { from: Day; to: Day; meals?: readonly MealKind[] };

/** The days of a period on which something was logged, oldest first; the sums of some meals only, where they are named. */
export async function loadPeriod(ctx: Context, { from, to, meals = [] }: Wanted): Promise<PeriodDay[]> {
  if (meals.length > 0) return loadMealsOf(ctx, { from, to, meals });
  const rows = await dbOf(ctx).dayTotal.findMany({
    where: { userId: ctx.person.userId, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: { day: "asc" },
  });
  return rows.map((row) => ({ day: dayOf(row.day), ...totalsOf(row) }));
}

type Row = Omit<PeriodDay, "water_ml" | "weight_kg">;

async function loadMealsOf(ctx: Context, { from, to, meals = [] }: Wanted): Promise<PeriodDay[]> {
  const rows = await dbOf(ctx).$queryRaw<Row[]>`
    SELECT m.day::text AS day, count(DISTINCT m.id)::int AS meals, sum(i.kcal) AS kcal, sum(i.protein_g) AS protein_g,
      sum(i.carbs_g) AS carbs_g, sum(i.fat_g) AS fat_g, sum(i.fibre_g) AS fibre_g, sum(i.sodium_mg) AS sodium_mg
    FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
    WHERE m.user_id = ${ctx.person.userId}::uuid AND m.deleted_at IS NULL
      AND m.day BETWEEN ${from}::date AND ${to}::date AND m.kind::text = ANY(${[...meals]})
    GROUP BY m.day ORDER BY m.day`;
  return rows.map((row) => ({ ...row, water_ml: 0, weight_kg: null }));
}
