import { AppError } from "@/lib/errors";
import { findFood } from "@/lib/nutrition/catalogue";
import type { Food, Portion } from "@/lib/nutrition/food";
import { type ItemBody, MAX_GRAMS } from "@/lib/nutrition/meal-schema";
import { roundNutrients, roundTo, scaleNutrients } from "@/lib/nutrition/nutrients";
import type { StoredItem } from "@/lib/nutrition/stored-meal";
import { searchKey } from "@/lib/nutrition/text";

/** What was eaten, already in grams. `portion` is how it was said or picked: "2 conchas". */
export type EatenItem = { food: string; grams: number; portion?: string | undefined };

/** An item about to be stored. */
export type ItemRow = Omit<StoredItem, "id">;

/**
 * The row of an item: name and figures of the catalogue's food for these grams, rounded.
 * @throws AppError food_unknown
 */
export function itemRow(item: EatenItem): ItemRow {
  const food = requireFood(item.food);
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

/**
 * Items as sent by a client, in grams.
 * @throws AppError food_unknown; validation for a portion that the food does not have or too much of it
 */
export function eatenItems(bodies: readonly ItemBody[]): (EatenItem & { id?: string })[] {
  return bodies.map(({ id, food, grams, quantity, portion }, index) => {
    const eaten = id === undefined ? {} : { id };
    if (grams !== undefined) return { ...eaten, food, grams, portion };
    const measure = findPortion(requireFood(food), portion ?? "");
    if (!measure) refuse(`items.${index}.portion`, "choice");
    const total = measure.grams * (quantity ?? 1);
    if (total > MAX_GRAMS) refuse(`items.${index}.quantity`, "too_big");
    return { ...eaten, food, grams: total, portion: `${String(quantity).replace(".", ",")} ${measure.name}` };
  });
}

function requireFood(id: string): Food {
  const food = findFood(id);
  if (!food) throw new AppError("food_unknown");
  return food;
}

function findPortion(food: Food, said: string): Portion | undefined {
  const wanted = searchKey(said);
  return (
    food.portions.find(({ name }) => searchKey(name) === wanted) ??
    food.portions.find(({ aliases }) => aliases?.some((alias) => searchKey(alias) === wanted))
  );
}

function refuse(path: string, key: string): never {
  throw new AppError("validation", {}, { fields: { [path]: key } });
}
