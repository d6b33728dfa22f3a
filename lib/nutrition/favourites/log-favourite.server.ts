import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { favouriteOf, rowOfFavourite } from "@/lib/nutrition/favourites/stored-favourite";
import { insertMeal } from "@/lib/nutrition/meals/insert-meal.server";
import type { Meal, MealCopyBody } from "@/lib/nutrition/meals/meal-schema";

/** Logs a favourite on a day as a meal, with the figures it was kept with. @throws AppError not_found, invalid_day */
export async function logFavourite(
  who: { userId: string; timeZone: string },
  id: string,
  body: MealCopyBody,
  now: Date,
): Promise<Meal> {
  const { userId } = who;
  const when = mealTime(body, now, who.timeZone);
  const row = await db().favouriteMeal.findUnique({ where: { userId_id: { userId, id } } });
  if (!row) throw new AppError("not_found");
  const items = favouriteOf(row).items.map(rowOfFavourite);
  return db().$transaction((tx) => insertMeal(tx, { userId, ...when, source: "web" }, items));
}
