import { z } from "zod";
import { daySchema } from "@/lib/nutrition/day-schema";

/** The lightest and the heaviest adult on record, in kg: what lies outside is a slip. */
export const MIN_WEIGHT_KG = 2;
export const MAX_WEIGHT_KG = 635;

export const weightKgSchema = z.number().min(MIN_WEIGHT_KG).max(MAX_WEIGHT_KG);

export const weightBody = z.strictObject({
  kg: weightKgSchema,
  day: daySchema.optional(),
});

export type WeightBody = z.infer<typeof weightBody>;

export const loggedWeightSchema = z.object({ id: z.uuid(), kg: z.number(), day: daySchema });
export type LoggedWeight = z.infer<typeof loggedWeightSchema>;

export const weightParams = z.object({ id: z.uuid() });

/** `current_kg` is the weight known afterwards; null when none is left. */
export const deletedWeightSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  current_kg: z.number().nullable(),
});
export type DeletedWeight = z.infer<typeof deletedWeightSchema>;
