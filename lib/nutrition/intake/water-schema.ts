import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import { ENTRY_SOURCES } from "@/lib/nutrition/figures/entry-source";

export const waterBody = z.strictObject({
  ml: z.int().min(1).max(MAX_WATER_ML),
  day: daySchema.optional(),
});

export type WaterBody = z.infer<typeof waterBody>;

export const waterEntrySchema = z.object({
  id: z.uuid(),
  ml: z.int(),
  at: z.iso.datetime().describe("When it was logged"),
  source: z.enum(ENTRY_SOURCES),
});

export const waterDaySchema = z.object({
  day: daySchema,
  entries: z.array(waterEntrySchema).describe("In the order in which they were logged"),
  total_ml: z.int(),
});
export type WaterDay = z.infer<typeof waterDaySchema>;

export const loggedWaterSchema = z.object({
  id: z.uuid(),
  ml: z.int(),
  day: daySchema,
  total_ml: z.int().describe("All water of that day"),
});
export type LoggedWater = z.infer<typeof loggedWaterSchema>;

/** What is left of the day after an entry went. */
export const deletedWaterSchema = z.object({ id: z.uuid(), day: daySchema, total_ml: z.int() });
export type DeletedWater = z.infer<typeof deletedWaterSchema>;
