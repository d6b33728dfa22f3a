import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { MAX_FAVOURITES } from "@/lib/nutrition/favourites/favourite";
import { type Favourite, favouriteOf } from "@/lib/nutrition/favourites/stored-favourite";

/** A person's favourite meals, newest first. */
export async function loadFavourites(ctx: Context): Promise<Favourite[]> {
  const rows = await dbOf(ctx).favouriteMeal.findMany({
    where: { userId: ctx.person.userId },
    // Ids carry the time at which they were made.
    orderBy: { id: "desc" },
    take: MAX_FAVOURITES,
  });
  return rows.map(favouriteOf);
}
