import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { PastMeal } from "@/lib/nutrition/advice/dish-ideas";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

const MOST_MEALS = 60;

/** The person's meals of a kind between two days, the newest first. */
export async function loadPastMeals(
  ctx: Context,
  { kind, from, to }: { kind: MealKind; from: Day; to: Day },
): Promise<PastMeal[]> {
  return dbOf(ctx).meal.findMany({
    where: { userId: ctx.person.userId, kind, deletedAt: null, day: { gte: dateOf(from), lte: dateOf(to) } },
    orderBy: [{ day: "desc" }, { eatenAt: "desc" }],
    take: MOST_MEALS,
    select: { items: { select: { food: true, name: true, grams: true }, orderBy: { position: "asc" } } },
  });
}
