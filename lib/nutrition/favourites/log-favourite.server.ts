import "server-only";
import type { Context } from "@/lib/context";
import { dbOf, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { favouriteOf, rowOfFavourite } from "@/lib/nutrition/favourites/stored-favourite";
import { insertMeal } from "@/lib/nutrition/meals/insert-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { LoggedMeal, MealCopyBody } from "@/lib/nutrition/meals/meal-schema";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";

/** Logs a favourite on a day as a meal, with the figures it was kept with. @throws AppError not_found, invalid_day */
export async function logFavourite(
  ctx: Context,
  { id, ...copy }: MealCopyBody & { id: string },
): Promise<LoggedMeal> {
  const { userId, timeZone } = ctx.person;
  const when = mealTime(copy, ctx.now, timeZone);
  const row = await dbOf(ctx).favouriteMeal.findUnique({ where: { userId_id: { userId, id } } });
  if (!row) throw new AppError("not_found");
  const items = favouriteOf(row).items.map(rowOfFavourite);
  const meal = await inTransaction(ctx, (_, ctx) => insertMeal(ctx, { ...when, source: "web", items }));
  return warned(ctx, mealAnswer(meal, ctx.locale), [meal]);
}
