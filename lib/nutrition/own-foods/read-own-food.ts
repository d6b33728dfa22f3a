import { AppError } from "@/lib/errors";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure, findUnit } from "@/lib/nutrition/foods/measures";
import { canonicalBarcode } from "@/lib/nutrition/own-foods/barcode";
import { composeOwnFoods, yieldOf } from "@/lib/nutrition/own-foods/compose-own-foods";
import { perHundred } from "@/lib/nutrition/own-foods/label";
import {
  foodIdOf,
  type Ingredient,
  type LabelledFood,
  type OwnFood,
  type OwnRecipe,
} from "@/lib/nutrition/own-foods/own-food";
import type { FindFood } from "@/lib/nutrition/own-foods/own-food-answer";
import type {
  IngredientBody,
  LabelledFoodBody,
  OwnFoodBody,
  OwnRecipeBody,
} from "@/lib/nutrition/own-foods/own-food-schema";
import { implausibilities } from "@/lib/nutrition/own-foods/plausibility";
import { isOfProduct, type Product } from "@/lib/nutrition/own-foods/product";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** What is asked of one's other foods and of products to judge a food by. */
export type Known = {
  /** All that there are, the one being changed left out. */
  others: readonly OwnFood[];
  /** Foods of the catalogue and of one's own, without the one being changed. */
  find: FindFood;
  /** What Open Food Facts has under the food's barcode. */
  product: Product | null;
};

/** A food of one's own before it is kept. */
export type Draft = Omit<LabelledFood, "id" | "updatedAt"> | Omit<OwnRecipe, "id" | "updatedAt">;

/**
 * A food or recipe as it was sent, checked and in grams.
 * @param id of the food being changed; a recipe cannot be made of itself
 * @throws AppError validation, naming the fields: a name that is taken or a measure's, figures that cannot be, unknown
 *   ingredients, a yield that does not go with them
 */
export function readOwnFood(body: OwnFoodBody, known: Known, id: string): Draft {
  const key = searchKey(body.name);
  if (key === "" || isReserved(body.name)) refuse({ name: "name_reserved" });
  if (known.others.some(({ name }) => searchKey(name) === key)) refuse({ name: "name_taken" });
  return body.kind === "food" ? readFood(body, known) : readRecipe(body, known, id);
}

/** Names that messages use for something else: measures, units, and water, which is counted apart. */
function isReserved(name: string): boolean {
  const key = searchKey(name);
  return !/\p{L}{2}/u.test(name) || key === "agua" || Boolean(findMeasure(name) ?? findUnit(key));
}

function readFood(body: LabelledFoodBody, { product }: Known): Draft {
  const { name, brand, liquid, per, portion_grams, label, barcode, as_labelled } = body;
  const told = { basis: per, portionGrams: portion_grams };
  const per100g = perHundred(label, told);
  const wrong = implausibilities(per100g, {
    liquid,
    ...(per === "portion" && { portionGrams: portion_grams }),
  });
  const refused = wrong.filter(({ problem }) => !(as_labelled && problem === "energy_mismatch"));
  if (refused.length > 0)
    refuse(Object.fromEntries(refused.map(({ field, problem }) => [`label.${field}`, problem])));
  return {
    ...{ kind: "food", name, brand, liquid, labelBasis: per, portionGrams: portion_grams, per100g },
    ...declared(body),
    barcode: barcode && canonicalBarcode(barcode),
    source: barcode && product && isOfProduct(per100g, product) ? "open_food_facts" : "label",
  };
}

function readRecipe(body: OwnRecipeBody, { others, find }: Known, id: string): Draft {
  const circle = body.ingredients.findIndex(({ food }) => isMadeOf(food, foodIdOf(id), others));
  if (circle >= 0) refuse({ [`ingredients.${circle}.food`]: "recipe_of_itself" });
  const draft = {
    ...{ kind: "recipe" as const, name: body.name, ...declared(body) },
    ingredients: body.ingredients.map((part, i) => ingredientOf(part, `ingredients.${i}`, find)),
    yieldPortions: body.yield_portions,
    yieldGrams: body.yield_grams,
  };
  const recipe: OwnRecipe = { ...draft, id, updatedAt: new Date(0) };
  const { portionGrams } = yieldOf(recipe);
  if (portionGrams > MAX_GRAMS) refuse({ yield_portions: "too_small" });
  if (portionGrams < 1) refuse({ yield_portions: "too_big" });
  const [food] = composeOwnFoods([recipe, ...others]);
  if (
    food &&
    implausibilities(food.per100g, { liquid: true }).some(({ problem }) => problem !== "energy_mismatch")
  )
    refuse({ yield_grams: "yield_small" });
  return draft;
}

function declared({ contains, may_contain, portion_measure }: OwnFoodBody) {
  return {
    contains: [...new Set(contains)],
    mayContain: [...new Set(may_contain)],
    portionMeasure: portion_measure,
  };
}

function ingredientOf(part: IngredientBody, path: string, find: FindFood): Ingredient {
  const food = find(part.food);
  if (!food) refuse({ [`${path}.food`]: "food" });
  const { quantity = 1, measure, size = null } = part;
  if (measure === undefined) return { food: food.id, grams: part.grams as number, portion: null };
  if (part.grams !== undefined)
    return { food: food.id, grams: part.grams, portion: { quantity, measure, size } };
  const weighed = gramsOf(food, measure, quantity, size ?? undefined);
  if (!weighed) refuse({ [`${path}.measure`]: "choice" });
  if (weighed.grams > MAX_GRAMS) refuse({ [`${path}.quantity`]: "too_big" });
  return { food: food.id, grams: weighed.grams, portion: weighed.portion };
}

/** Whether a food is `recipe` or has it inside of it. */
function isMadeOf(food: string, recipe: string, all: readonly OwnFood[], seen = new Set<string>()): boolean {
  if (food === recipe) return true;
  if (seen.has(food)) return false;
  seen.add(food);
  const own = all.find(({ id }) => foodIdOf(id) === food);
  return own?.kind === "recipe" && own.ingredients.some((part) => isMadeOf(part.food, recipe, all, seen));
}

function refuse(fields: Record<string, string>): never {
  throw new AppError("validation", {}, { fields });
}
