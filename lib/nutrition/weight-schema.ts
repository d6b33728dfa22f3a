import { z } from "zod";
import { daySchema } from "@/lib/nutrition/day";

/** The lightest and the heaviest adult on record, in kg: what lies outside is a slip. */
export const MIN_WEIGHT_KG = 2;
export const MAX_WEIGHT_KG = 635;

export const weightKgSchema = z.number().min(MIN_WEIGHT_KG).max(MAX_WEIGHT_KG);

export const weightBody = z.strictObject({
  kg: weightKgSchema,
  day: daySchema.optional(),
});

export const loggedWeightSchema = z.object({ id: z.uuid(), kg: z.number(), day: daySchema });
export type LoggedWeight = z.infer<typeof loggedWeightSchema>;
