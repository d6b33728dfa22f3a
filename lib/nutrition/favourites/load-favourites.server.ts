import "server-only";
import { db, type Tx } from "@/lib/db";
import { MAX_FAVOURITES } from "@/lib/nutrition/favourites/favourite";
import type { Favourite } from "@/lib/nutrition/favourites/favourite-schema";
import { favouriteOf } from "@/lib/nutrition/favourites/stored-favourite";

/** A person's favourite meals, newest first. @param tx the caller's transaction, if any */
export async function loadFavourites(userId: string, tx: Tx = db()): Promise<Favourite[]> {
  const rows = await tx.favouriteMeal.findMany({
    where: { userId },
    // Ids carry the time at which they were made.
    orderBy: { id: "desc" },
    take: MAX_FAVOURITES,
  });
  return rows.map(favouriteOf);
}
