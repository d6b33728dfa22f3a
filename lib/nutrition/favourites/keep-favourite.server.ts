import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { favouriteName, isSameMeal, MAX_FAVOURITES } from "@/lib/nutrition/favourites/favourite";
import type { FavouriteAnswer, FavouriteBody } from "@/lib/nutrition/favourites/favourite-schema";
import { loadFavourites } from "@/lib/nutrition/favourites/load-favourites.server";
import { favouriteAnswer, favouriteOf } from "@/lib/nutrition/favourites/stored-favourite";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/**
 * Keeps a meal of the diary at hand. One of the same foods and amounts that is kept already is answered as it is.
 * @throws AppError not_found; validation when there are 100 already
 */
export function keepFavourite(ctx: Context, body: FavouriteBody): Promise<FavouriteAnswer> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const where = { userId, id: body.meal, deletedAt: null };
    const meal = await tx.meal.findFirst({ where, include: WITH_ITEMS });
    if (!meal) throw new AppError("not_found");
    const items = mealOf(meal).items.map(({ id: _, ...item }) => item);
    const kept = await loadFavourites(ctx);
    const same = kept.find((favourite) => isSameMeal(favourite.items, items));
    if (same) return favouriteAnswer(same, ctx.locale);
    if (kept.length >= MAX_FAVOURITES) throw new AppError("validation", {}, { fields: { meal: "too_many" } });
    const name = body.name ?? favouriteName(items);
    const row = await tx.favouriteMeal.create({ data: { userId, name, items } });
    return favouriteAnswer(favouriteOf(row), ctx.locale);
  });
}
