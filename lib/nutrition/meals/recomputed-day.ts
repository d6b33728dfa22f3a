import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { isSame } from "@/lib/nutrition/figures/nutrients";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type ItemRow, itemRow } from "@/lib/nutrition/meals/meal-item";
import { portionIn } from "@/lib/nutrition/meals/stored-portion";

export const recomputeQuerySchema = z.object({ day: daySchema });
export const recomputeBody = z.strictObject({ day: daySchema });

const beforeAndAfter = { before: nutrientsSchema, after: nutrientsSchema };

/** What the figures of a day are and what the catalogue's figures of today make of it. */
export const recomputedDaySchema = z.object({
  day: daySchema,
  items: z
    .array(z.object({ id: z.uuid(), meal: z.uuid(), name: z.string(), ...beforeAndAfter }))
    .describe("Those that change; amounts stay as they were logged"),
  ...beforeAndAfter,
});
export type RecomputedDay = z.infer<typeof recomputedDaySchema>;

/** The row of an item with the figures of today, its grams and portion as logged; null where nothing changes. */
export function recomputedRow(row: ItemRow): ItemRow | null {
  // What the catalogue no longer has keeps its figures.
  if (!findFood(row.food)) return null;
  const anew = itemRow({ food: row.food, grams: row.grams, portion: portionIn(row), salt: row.salt });
  return isSame(nutrientsIn(anew), nutrientsIn(row)) ? null : anew;
}
