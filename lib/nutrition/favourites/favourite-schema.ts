import { z } from "zod";
import { MAX_FAVOURITES } from "@/lib/nutrition/favourites/favourite";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { mealCopyBody, mealItemSchema } from "@/lib/nutrition/meals/meal-schema";

export const favouriteSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(mealItemSchema.omit({ id: true })),
  totals: nutrientsSchema,
});
export type FavouriteAnswer = z.infer<typeof favouriteSchema>;

export const favouritesSchema = z.object({
  favourites: z.array(favouriteSchema).max(MAX_FAVOURITES).describe("Newest first"),
});
export type Favourites = z.infer<typeof favouritesSchema>;

export const favouriteBody = z.strictObject({
  meal: z.uuid().describe("The meal of the diary to keep at hand"),
  name: z.string().trim().min(1).max(80).optional().describe("The names of its foods when absent"),
});
export type FavouriteBody = z.infer<typeof favouriteBody>;

export const favouriteLogBody = mealCopyBody;

export const removedFavouriteSchema = z.object({ id: z.uuid() });
