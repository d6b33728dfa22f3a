import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { addDays, dayAt } from "@/lib/nutrition/calendar/day";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { searchEnglish } from "@/lib/nutrition/foods/search/english-search";
import { foodsById, MAX_FOODS } from "@/lib/nutrition/foods/search/food-results";
import { searchFoodsFor } from "@/lib/nutrition/foods/search/food-search";
import { loadOwnFoods, loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";

/** How far back it counts what somebody eats. */
const LATELY_DAYS = 90;

/** Foods of the catalogue and of one's own: by name, those that the person eats first; or by their ids, in that order. */
export async function searchForPerson(
  ctx: Context,
  { q, ids }: { q: string; ids?: string | undefined },
): Promise<Food[]> {
  if (ids !== undefined) {
    const own = await loadOwnFoodsFor(ctx, ids.split(","));
    return withOwnFoods(own, () => foodsById(ids));
  }
  if (q.trim() === "") return [];
  const [own, eaten] = await Promise.all([loadOwnFoods(ctx), countEaten(ctx)]);
  const found = searchFoodsFor(q, { own, eaten }, MAX_FOODS);
  if (ctx.locale !== "en-US") return found;
  // Whoever reads English names asks for them first; foods of one's own are called as they were.
  const mine = found.filter((food) => own.includes(food));
  return [...new Set([...mine, ...searchEnglish(q, eaten, MAX_FOODS), ...found])].slice(0, MAX_FOODS);
}

async function countEaten(ctx: Context): Promise<ReadonlyMap<string, number>> {
  const { userId, timeZone } = ctx.person;
  const since = addDays(dayAt(ctx.now, timeZone), -LATELY_DAYS);
  const rows = await dbOf(ctx).$queryRaw<{ food: string; times: number }[]>`
    SELECT i.food, count(*)::int AS times
    FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
    WHERE m.user_id = ${userId}::uuid AND m.deleted_at IS NULL AND m.day >= ${since}::date
    GROUP BY i.food`;
  return new Map(rows.map(({ food, times }) => [food, times]));
}
