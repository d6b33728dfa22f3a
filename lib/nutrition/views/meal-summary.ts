import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { goalsSchema } from "@/lib/nutrition/goals/goals";
import { mealSchema } from "@/lib/nutrition/meals/meal-schema";

export const mealSummaryQuerySchema = z.object({ date: daySchema.optional() });

export const mealSummarySchema = z.object({
  date: daySchema,
  totals: nutrientsSchema,
  goals: goalsSchema.pick({
    calorie_goal: true,
    protein_goal: true,
    carb_goal: true,
    fat_goal: true,
    fibre_goal: true,
    sodium_goal: true,
    water_goal: true,
    origin: true,
  }),
  meals: z.array(mealSchema),
});
export type MealSummary = z.infer<typeof mealSummarySchema>;
