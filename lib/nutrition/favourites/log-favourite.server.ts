import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { favouriteOf, rowOfFavourite } from "@/lib/nutrition/favourites/stored-favourite";
import { findLogged } from "@/lib/nutrition/meals/find-logged.server";
import { insertMeal } from "@/lib/nutrition/meals/insert-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { LoggedMeal, MealCopyBody } from "@/lib/nutrition/meals/meal-schema";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";

/**
 * Logs a favourite on a day as a meal, with the figures it was kept with; once under one message, also when the favourite
 * is gone since.
 * @throws AppError not_found, invalid_day
 */
export async function logFavourite(
  ctx: Context,
  { id, messageId, ...copy }: MealCopyBody & { id: string; messageId?: string | undefined },
): Promise<LoggedMeal> {
  const { userId, timeZone } = ctx.person;
  const when = mealTime(copy, ctx.now, timeZone);
  const meal = await inTransaction(ctx, async (tx, ctx) => {
    const row = await tx.favouriteMeal.findUnique({ where: { userId_id: { userId, id } } });
    if (!row) return findLogged(tx, userId, messageId);
    const items = favouriteOf(row).items.map(rowOfFavourite);
    return insertMeal(ctx, { ...when, source: "web", messageId, items });
  });
  return warned(ctx, mealAnswer(meal, ctx.locale), [meal]);
}
