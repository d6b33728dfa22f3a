import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/** More than anybody eats in a day; a day never answers more. */
const MAX_MEALS = 200;

/** The meals of a day by the time they were eaten. */
export async function loadDayMeals(ctx: Context, { day }: { day: Day }): Promise<Meal[]> {
  const rows = await dbOf(ctx).meal.findMany({
    where: { userId: ctx.person.userId, day: dateOf(day), deletedAt: null },
    orderBy: [{ eatenAt: "asc" }, { id: "asc" }],
    take: MAX_MEALS,
    include: WITH_ITEMS,
  });
  return rows.map(mealOf);
}
