import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { mealSchema } from "@/lib/nutrition/meals/meal-schema";

/** Longest span of one call, in days. */
export const MAX_SPAN_DAYS = 92;

/** One `day`, or `from` and `to`, both included; today when neither is given. */
export const mealsQuery = z
  .object({
    day: daySchema.optional(),
    from: daySchema.optional(),
    to: daySchema.optional(),
    cursor: z.string().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  })
  .refine((query) => query.day === undefined || (query.from === undefined && query.to === undefined), {
    message: "invalid",
    path: ["day"],
  })
  .refine((query) => (query.from === undefined) === (query.to === undefined), {
    message: "required",
    path: ["to"],
  });
export type MealsQuery = z.infer<typeof mealsQuery>;

export const mealsSchema = z.object({
  meals: z.array(mealSchema),
  totals: nutrientsSchema.describe("Of the whole span, whatever the page"),
  nextCursor: z.string().nullable(),
});
export type Diary = z.infer<typeof mealsSchema>;

/** Where a page ended; meals are listed by day, then by the time they were eaten. */
const positionSchema = z.object({ day: daySchema, eatenAt: z.iso.datetime(), id: z.uuid() });
export type MealPosition = z.infer<typeof positionSchema>;

const SEPARATOR = "~";

/** Opaque to callers. */
export function cursorOf({ day, eatenAt, id }: MealPosition): string {
  return [day, eatenAt, id].join(SEPARATOR);
}

/** null when the text was not given out by {@link cursorOf}. */
export function positionOf(cursor: string): MealPosition | null {
  const [day, eatenAt, id] = cursor.split(SEPARATOR);
  return positionSchema.safeParse({ day, eatenAt, id }).data ?? null;
}
