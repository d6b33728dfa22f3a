import { z } from "zod";
import { previewedMealSchema } from "@/lib/nutrition/meals/meal-schema";

/** As a phone's camera makes them. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Why nothing came of a photo. */
const PROBLEMS = ["no_food", "unclear", "wrong_type", "trouble", "quota"] as const;

/** What a photo shows, to be looked at and put right before any of it is logged. */
export const seenMealSchema = z.object({
  items: previewedMealSchema.shape.items,
  unknown: z.array(z.string()).describe("Seen, and not in the catalogue"),
  problem: z.enum(PROBLEMS).nullable(),
});
export type SeenMeal = z.infer<typeof seenMealSchema>;

export const photosOfferedSchema = z.object({
  offered: z.boolean().describe("Whether photos are read here: a model is configured"),
});
export type PhotosOffered = z.infer<typeof photosOfferedSchema>;
