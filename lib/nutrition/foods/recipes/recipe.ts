import {
  type Nutrients,
  roundNutrients,
  scaleNutrients,
  sumNutrients,
} from "@/lib/nutrition/figures/nutrients";

/** What a dish is made of: the grams of each food of the catalogue, as that food is described there (cooked, raw...). */
export type Recipe = {
  parts: Readonly<Record<string, number>>;
  /** What it weighs when done; else the parts together: water boils away, frying oil stays behind. */
  yieldGrams?: number;
};

/**
 * Figures per 100 g of a dish: its parts' added up, spread over what it weighs when done.
 * @param per100gOf figures per 100 g of a part, by its food id
 */
export function recipeFigures(recipe: Recipe, per100gOf: (foodId: string) => Nutrients): Nutrients {
  const parts = Object.entries(recipe.parts);
  const total = sumNutrients(parts.map(([id, grams]) => scaleNutrients(per100gOf(id), grams)));
  return roundNutrients(scaleNutrients(total, 10_000 / recipeWeight(recipe)));
}

/** Grams of the dish when done. */
export function recipeWeight({ parts, yieldGrams }: Recipe): number {
  return yieldGrams ?? Object.values(parts).reduce((sum, grams) => sum + grams, 0);
}

/** How a food's source names a recipe: "recipe:pao-frances*50+queijo-mucarela*30", with "=78" when it shrinks. */
export function recipeSource(recipe: Recipe): string {
  const parts = Object.entries(recipe.parts).map(([id, grams]) => `${id}*${grams}`);
  return `recipe:${parts.join("+")}${recipe.yieldGrams === undefined ? "" : `=${recipe.yieldGrams}`}`;
}
