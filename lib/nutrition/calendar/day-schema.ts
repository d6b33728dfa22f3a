import { z } from "zod";
import { isDay } from "@/lib/nutrition/calendar/day";

/** A day that exists; whether it may be logged on is for `isLoggable`. */
export const daySchema = z
  .string()
  .max(10)
  .refine(isDay, "date")
  .meta({ description: "YYYY-MM-DD", format: "date" });

/** A query for one day: today when absent. */
export const dayQuery = z.object({ day: daySchema.optional() });
