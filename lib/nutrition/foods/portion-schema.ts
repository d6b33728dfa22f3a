import { z } from "zod";
import { MEASURE_IDS } from "@/lib/nutrition/foods/measures";
import { PORTION_SIZES, type Portion, type PortionSaid } from "@/lib/nutrition/foods/portion";
import { SALT_LEVELS } from "@/lib/nutrition/foods/salt";

export const measureSchema = z.enum(MEASURE_IDS).describe("concha, colher-de-sopa, g …");
export const sizeSchema = z.enum(PORTION_SIZES);
export const saltSchema = z
  .enum(SALT_LEVELS)
  .describe("Of the salt that a food is usually cooked with: all, half, none");

/** A portion as it is kept inside of JSON: what no measure stands for keeps its words. */
export const portionSchema: z.ZodType<Portion | PortionSaid> = z.union([
  z.strictObject({ quantity: z.number().positive(), measure: measureSchema, size: sizeSchema.nullable() }),
  z.strictObject({ said: z.string() }),
]);
