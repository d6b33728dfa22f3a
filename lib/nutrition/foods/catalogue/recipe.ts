import {
  type Nutrients,
  roundNutrients,
  scaleNutrients,
  sumNutrients,
} from "@/lib/nutrition/figures/nutrients";
import type { Recipe } from "@/lib/nutrition/foods/catalogue/recipes";

/**
 * Figures per 100 g of a dish: its parts' added up, spread over what it weighs when done.
 * @param per100gOf figures per 100 g of a part, by its food id
 */
export function recipeFigures(recipe: Recipe, per100gOf: (foodId: string) => Nutrients): Nutrients {
  const parts = Object.entries(recipe.parts);
  const total = sumNutrients(parts.map(([id, grams]) => scaleNutrients(per100gOf(id), grams)));
  const weight = recipe.yieldGrams ?? parts.reduce((sum, [, grams]) => sum + grams, 0);
  return roundNutrients(scaleNutrients(total, 10_000 / weight));
}

/** How a food's source names a recipe: "recipe:pao-frances*50+queijo-mucarela*30", with "=78" when it shrinks. */
export function recipeSource(recipe: Recipe): string {
  const parts = Object.entries(recipe.parts).map(([id, grams]) => `${id}*${grams}`);
  return `recipe:${parts.join("+")}${recipe.yieldGrams === undefined ? "" : `=${recipe.yieldGrams}`}`;
}
