import "server-only";
import type { Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal-schema";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/** More than anybody eats in a day; a day never answers more. */
const MAX_MEALS = 200;

/** The meals of a day by the time they were eaten. */
export async function loadDay(tx: Tx, userId: string, day: Day): Promise<Meal[]> {
  const rows = await tx.meal.findMany({
    where: { userId, day: dateOf(day), deletedAt: null },
    orderBy: [{ eatenAt: "asc" }, { id: "asc" }],
    take: MAX_MEALS,
    include: WITH_ITEMS,
  });
  return rows.map(mealOf);
}
