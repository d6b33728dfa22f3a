import { AppError } from "@/lib/errors";
import { findFood } from "@/lib/nutrition/catalogue";
import { roundNutrients, roundTo, scaleNutrients } from "@/lib/nutrition/nutrients";

/** What was eaten, already in grams. `portion` is how it was said or picked: "2 conchas". */
export type EatenItem = { food: string; grams: number; portion?: string | undefined };

/**
 * The row of an item: name and figures of the catalogue's food for these grams, rounded.
 * @throws AppError food_unknown
 */
export function itemRow(item: EatenItem) {
  const food = findFood(item.food);
  if (!food) throw new AppError("food_unknown", { food: item.food.slice(0, 60) });
  const figures = roundNutrients(scaleNutrients(food.per100g, item.grams));
  return {
    food: food.id,
    name: food.name,
    grams: roundTo(item.grams, 1),
    portion: item.portion ?? null,
    kcal: figures.kcal,
    proteinG: figures.protein_g,
    carbsG: figures.carbs_g,
    fatG: figures.fat_g,
    fibreG: figures.fibre_g,
    sodiumMg: figures.sodium_mg,
  };
}
