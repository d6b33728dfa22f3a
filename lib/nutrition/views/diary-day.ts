import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { waterEntrySchema } from "@/lib/nutrition/intake/water-schema";
import { weightEntrySchema } from "@/lib/nutrition/intake/weight-schema";
import { deletedMealSchema, mealSchema } from "@/lib/nutrition/meals/meal-schema";
import { mealSummarySchema } from "@/lib/nutrition/views/meal-summary";

export const diaryDaySchema = z.object({
  day: daySchema,
  today: daySchema.describe("In the person's time zone"),
  time_zone: z.string(),
  meals: mealSummarySchema.shape.meals.describe("By the time they were eaten"),
  deleted: z
    .array(deletedMealSchema.pick({ undoUntil: true }).extend({ meal: mealSchema }))
    .describe("Deleted meals that can still be brought back"),
  totals: nutrientsSchema.extend({ water_ml: z.int() }),
  goals: mealSummarySchema.shape.goals,
  water: z.array(waterEntrySchema),
  photos: z.array(z.uuid()).describe("Meals whose photo is still kept: GET /api/meals/{id}/photo"),
  weight: z.array(weightEntrySchema).describe("The last one is the day's"),
});
export type DiaryDay = z.infer<typeof diaryDaySchema>;
