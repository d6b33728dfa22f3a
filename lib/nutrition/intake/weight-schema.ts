import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MAX_WEIGHT_KG, MIN_WEIGHT_KG } from "@/lib/nutrition/figures/bounds";
import { ENTRY_SOURCES } from "@/lib/nutrition/figures/entry-source";

export const weightKgSchema = z.number().min(MIN_WEIGHT_KG).max(MAX_WEIGHT_KG);

export const weightBody = z.strictObject({
  kg: weightKgSchema,
  day: daySchema.optional(),
  sure: z
    .boolean()
    .optional()
    .describe(
      "False asks first: a weight that hardly anybody has (under 25 kg, over 350 kg), or far from the last, is then 422 unlikely_weight",
    ),
});

export type WeightBody = z.infer<typeof weightBody>;

export const weightEntrySchema = z.object({
  id: z.uuid(),
  kg: z.number(),
  at: z.iso.datetime().describe("When it was logged"),
  source: z.enum(ENTRY_SOURCES),
});

export const weightDaySchema = z.object({
  day: daySchema,
  entries: z
    .array(weightEntrySchema)
    .describe("In the order in which they were logged; the last one is the day's"),
});
export type WeightDay = z.infer<typeof weightDaySchema>;

export const loggedWeightSchema = z.object({ id: z.uuid(), kg: z.number(), day: daySchema });
export type LoggedWeight = z.infer<typeof loggedWeightSchema>;

/** `current_kg` is the weight known afterwards; null when none is left. */
export const deletedWeightSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  current_kg: z.number().nullable(),
});
export type DeletedWeight = z.infer<typeof deletedWeightSchema>;
