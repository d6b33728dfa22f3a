import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/** A meal as it is now, on whatever day. @throws AppError not_found for meals of others and deleted ones */
export async function loadMeal(ctx: Context, { id }: { id: string }): Promise<MealAnswer> {
  const { userId } = ctx.person;
  const meal = await dbOf(ctx).meal.findFirst({
    where: { userId, id, deletedAt: null },
    include: WITH_ITEMS,
  });
  if (!meal) throw new AppError("not_found");
  return mealAnswer(mealOf(meal), ctx.locale);
}
