import { findFood } from "@/lib/nutrition/catalogue";
import { type Nutrients, roundNutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/nutrients";

/** An amount of a food of the catalogue. */
export type FoodAmount = { foodId: string; grams: number };

/** Figures of an amount, rounded as they are stored; null when the catalogue has no such food. */
export function estimateItem({ foodId, grams }: FoodAmount): Nutrients | null {
  const food = findFood(foodId);
  return food ? roundNutrients(scaleNutrients(food.per100g, grams)) : null;
}

/** Sum of the amounts' rounded figures, so that a total is what its lines add up to. Unknown foods count nothing. */
export function totalsOf(items: readonly FoodAmount[]): Nutrients {
  return roundNutrients(sumNutrients(items.map(estimateItem).filter((figures) => figures !== null)));
}
