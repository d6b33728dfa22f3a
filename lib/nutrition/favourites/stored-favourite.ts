import { z } from "zod";
import {
  type Favourite,
  type FavouriteItem,
  favouriteItemSchema,
} from "@/lib/nutrition/favourites/favourite-schema";
import { roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientColumns } from "@/lib/nutrition/figures/stored-nutrients";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";

const storedItems = z.array(favouriteItemSchema);

/** The favourite as its owner sees it. */
export function favouriteOf(row: { id: string; name: string; items: unknown }): Favourite {
  const items = storedItems.parse(row.items);
  return { id: row.id, name: row.name, items, totals: roundNutrients(sumNutrients(items)) };
}

/** An item of a favourite as the row of a meal's item, figures and all. */
export function rowOfFavourite(item: FavouriteItem): ItemRow {
  return {
    food: item.food,
    name: item.name,
    grams: item.grams,
    portion: item.portion ?? null,
    ...nutrientColumns(item),
  };
}
