import "server-only";
import type { Context } from "@/lib/context";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { eatenItems } from "@/lib/nutrition/meals/meal-item";
import type { LoggedMeal, MealBody } from "@/lib/nutrition/meals/meal-schema";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";

/**
 * Logs a meal picked on the web.
 * @throws AppError food_unknown, validation, invalid_day
 */
export async function addMeal(
  ctx: Context,
  { items = [], eatenAt, messageId, ...said }: MealBody & { messageId?: string | undefined },
): Promise<LoggedMeal> {
  const when = mealTime(
    { ...said, eatenAt: eatenAt ? new Date(eatenAt) : undefined },
    ctx.now,
    ctx.person.timeZone,
  );
  const own = await loadOwnFoodsFor(
    ctx,
    items.map(({ food }) => food),
  );
  const eaten = withOwnFoods(own, () => eatenItems(items));
  const meal = await logMeal(ctx, { ...when, source: "web", messageId, items: eaten });
  return warned(ctx, mealAnswer(meal, ctx.locale), [meal]);
}
