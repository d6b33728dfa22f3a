import type { PlanItem, PlanMeal } from "@/lib/care/plans/meal-plan";
import type { PlanMealBody } from "@/lib/care/plans/plan-schema";
import { AppError } from "@/lib/errors";
import { nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { eatenItems, itemRow } from "@/lib/nutrition/meals/meal-item";
import type { ItemBody } from "@/lib/nutrition/meals/meal-schema";
import { portionIn } from "@/lib/nutrition/meals/stored-portion";

/**
 * Meals as they were sent, with the catalogue's figures of today.
 * @throws AppError food_unknown, validation: naming the meal, the option and the item
 */
export function planMeals(bodies: readonly PlanMealBody[]): PlanMeal[] {
  return bodies.map((meal, at) => ({
    ...meal,
    options: meal.options.map(({ name, items }, nth) => ({
      name,
      items: planItems(items, `meals.${at}.options.${nth}`),
    })),
  }));
}

function planItems(items: readonly ItemBody[], path: string): PlanItem[] {
  try {
    return eatenItems(items).map((item) => {
      const row = itemRow(item);
      const { food, name, grams, salt } = row;
      return { food, name, grams, salt, portion: portionIn(row), ...nutrientsIn(row) };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.fields ?? {}).map(([field, key]) => [`${path}.${field}`, key]);
    throw new AppError(error.code, error.values, { cause: error, fields: Object.fromEntries(fields) });
  }
}
