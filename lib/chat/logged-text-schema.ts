import { z } from "zod";
import { mealSchema } from "@/lib/nutrition/meal-schema";
import { loggedWaterSchema } from "@/lib/nutrition/water-schema";
import { loggedWeightSchema } from "@/lib/nutrition/weight-schema";

/** What came of a text. Its first meal, if any, also stands for the answer itself, as for a meal logged by items. */
export const loggedTextSchema = mealSchema.partial().extend({
  meals: z.array(mealSchema),
  water: z.array(loggedWaterSchema),
  weight: z.array(loggedWeightSchema),
  unclear: z.array(z.string()).describe("Words that looked like food and were not logged"),
});
export type LoggedText = z.infer<typeof loggedTextSchema>;
