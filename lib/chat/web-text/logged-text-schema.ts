import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { loggedWaterSchema } from "@/lib/nutrition/intake/water-schema";
import { loggedWeightSchema } from "@/lib/nutrition/intake/weight-schema";
import { mealBody, mealSchema, previewedMealSchema } from "@/lib/nutrition/meals/meal-schema";
import { withWarnings } from "@/lib/nutrition/warnings/warning-schema";
import { SAFETY_GRADES, SAFETY_TOPICS } from "@/lib/portuguese/safety/scene/verdict";

/** What came of a text. Its first meal, if any, also stands for the answer itself, as for a meal logged by items. */
export const loggedTextSchema = mealSchema.partial().extend({
  meals: z.array(mealSchema),
  water: z.array(loggedWaterSchema),
  weight: z.array(loggedWeightSchema),
  ...withWarnings,
  care: z
    .object({ topic: z.enum(SAFETY_TOPICS), grade: z.enum(SAFETY_GRADES), text: z.string() })
    .nullable()
    .describe("An emergency the text tells of and what to do; nothing was logged then"),
  unclear: z.array(z.string()).describe("Words that looked like food and were not logged"),
});
export type LoggedText = z.infer<typeof loggedTextSchema>;

/** A text to look at before it is logged. */
export const previewBody = z.strictObject({
  day: mealBody.shape.day,
  kind: mealBody.shape.kind,
  text: mealBody.shape.text.unwrap(),
});

/** What a text would come to; all of it is empty where nothing is understood. */
export const previewedTextSchema = loggedTextSchema
  .pick({ warnings: true, care: true, unclear: true })
  .extend({
    meals: z.array(previewedMealSchema),
    water: z.array(z.object({ ml: z.int(), day: daySchema })),
    weight: z.array(z.object({ kg: z.number(), day: daySchema })),
  });
export type PreviewedText = z.infer<typeof previewedTextSchema>;
