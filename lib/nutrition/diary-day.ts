import { z } from "zod";
import { daySchema } from "@/lib/nutrition/day-schema";
import { deletedMealSchema, mealSchema, nutrientsSchema } from "@/lib/nutrition/meal-schema";
import { mealSummarySchema } from "@/lib/nutrition/meal-summary";
import { waterEntrySchema } from "@/lib/nutrition/water-schema";
import { weightEntrySchema } from "@/lib/nutrition/weight-schema";

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
