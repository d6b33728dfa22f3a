import { z } from "zod";
import type { Locale } from "@/lib/i18n/locale";
import { favouriteName } from "@/lib/nutrition/favourites/favourite";
import type { FavouriteAnswer } from "@/lib/nutrition/favourites/favourite-schema";
import { roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { nutrientColumns } from "@/lib/nutrition/figures/stored-nutrients";
import { portionSchema, saltSchema } from "@/lib/nutrition/foods/portion-schema";
import type { MealItem } from "@/lib/nutrition/meals/meal";
import { itemAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";
import { portionColumns } from "@/lib/nutrition/meals/stored-portion";

/** An item as a favourite keeps it: with the figures that it had then. */
export type FavouriteItem = Omit<MealItem, "id">;
/** A meal kept at hand. */
export type Favourite = { id: string; name: string; items: FavouriteItem[] };

const storedItems = z.array(
  z.object({
    food: z.string(),
    name: z.string(),
    grams: z.number().positive(),
    portion: portionSchema.nullable().default(null),
    salt: saltSchema.default("usual"),
    ...nutrientsSchema.shape,
  }),
);

/** The favourite as the database holds it. */
export function favouriteOf({ id, name, items }: { id: string; name: string; items: unknown }): Favourite {
  return { id, name, items: storedItems.parse(items) };
}

/** The favourite as its owner reads it: unless they named it, by its foods in their language. */
export function favouriteAnswer({ id, name, items }: Favourite, locale: Locale): FavouriteAnswer {
  const read = items.map((item) => itemAnswer(item, locale));
  return {
    id,
    name: name === favouriteName(items) ? favouriteName(read) : name,
    items: read,
    totals: roundNutrients(sumNutrients(items)),
  };
}

/** An item of a favourite as the row of a meal's item, figures and all. */
export function rowOfFavourite({ food, name, grams, portion, salt, ...figures }: FavouriteItem): ItemRow {
  return { food, name, grams, salt, ...portionColumns(portion), ...nutrientColumns(figures) };
}
