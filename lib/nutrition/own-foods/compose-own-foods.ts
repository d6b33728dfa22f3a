import { type Nutrients, roundTo, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import {
  type Contents,
  contentsByName,
  contentsOfPart,
  joinContents,
} from "@/lib/nutrition/foods/contents/named-contents";
import type { Food } from "@/lib/nutrition/foods/food";
import {
  foodIdOf,
  type LabelledFood,
  type OwnFood,
  type OwnRecipe,
} from "@/lib/nutrition/own-foods/own-food";

/** A recipe's weight when done and what of it makes a portion, in grams. */
export type Yield = { grams: number; portionGrams: number };

/** What a recipe yields: what it was weighed as, else what goes into it. */
export function yieldOf({ ingredients, yieldGrams, yieldPortions }: OwnRecipe): Yield {
  const grams = yieldGrams ?? ingredients.reduce((sum, part) => sum + part.grams, 0);
  return { grams, portionGrams: grams / yieldPortions };
}

/**
 * Foods and recipes of one person's own as foods like those of the catalogue. Recipes take the figures and contents of
 * what goes into them as it is now; an ingredient that is gone, or a recipe inside of itself, counts for nothing.
 */
export function composeOwnFoods(all: readonly OwnFood[]): Food[] {
  const byFood = new Map(all.map((own) => [foodIdOf(own.id), own]));
  const done = new Map<string, Food>();
  const asked = new Set<string>();
  const of = (food: string): Food | undefined => {
    const own = byFood.get(food);
    if (!own) return findFood(food);
    const known = done.get(food);
    if (known || asked.has(food)) return known;
    asked.add(food);
    const made = own.kind === "food" ? labelledFood(own) : cookedFood(own, of);
    done.set(food, made);
    return made;
  };
  return all.map(({ id }) => of(foodIdOf(id)) as Food);
}

function labelledFood(own: LabelledFood): Food {
  const { name, brand, liquid, per100g, portionGrams, source, barcode } = own;
  const { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg } = per100g;
  const contents = contentsOf(own, []);
  return {
    ...shaped(own, portionGrams),
    aliases: brand ? [`${name} ${brand}`] : [],
    // What a label does not tell counts as none; the page of one's foods says so.
    per100g: {
      kcal,
      protein_g: protein_g ?? 0,
      carbs_g: carbs_g ?? 0,
      fat_g: fat_g ?? 0,
      fibre_g: fibre_g ?? 0,
      sodium_mg: sodium_mg ?? 0,
    },
    source: source === "open_food_facts" ? `open_food_facts:${barcode}` : "own:label",
    confidence: "label",
    ...(liquid ? { gramsPerMl: 1 } : {}),
    ...{ addedSodiumMg: 0, alcoholG: 0 },
    get contains() {
      return contents().contains;
    },
    get mayContain() {
      return contents().mayContain;
    },
  };
}

function cookedFood(own: OwnRecipe, of: (food: string) => Food | undefined): Food {
  const parts = own.ingredients.flatMap(({ food, grams }) => {
    const part = of(food);
    return part ? [{ part, grams }] : [];
  });
  const { grams, portionGrams } = yieldOf(own);
  const perHundred = (total: number) => (total * 100) / grams;
  const added = parts.reduce((sum, { part, grams }) => sum + (part.addedSodiumMg * grams) / 100, 0);
  const alcohol = parts.reduce((sum, { part, grams }) => sum + (part.alcoholG * grams) / 100, 0);
  const contents = contentsOf(
    own,
    parts.map(({ part }) => part),
  );
  const total = sumNutrients(parts.map(({ part, grams }) => scaleNutrients(part.per100g, grams)));
  return {
    ...shaped(own, portionGrams),
    aliases: [],
    per100g: scaleNutrients(total, 10_000 / grams) satisfies Nutrients,
    source: "own:recipe",
    confidence: "recipe",
    addedSodiumMg: roundTo(perHundred(added), 0),
    alcoholG: roundTo(perHundred(alcohol), 1),
    get contains() {
      return contents().contains;
    },
    get mayContain() {
      return contents().mayContain;
    },
  };
}

function shaped({ id, name, portionMeasure }: OwnFood, portionGrams: number) {
  const portion = { measure: portionMeasure, grams: roundTo(portionGrams, portionGrams < 10 ? 2 : 1) };
  return {
    id: foodIdOf(id),
    name,
    nameEn: name,
    category: "dishes" as const,
    portions: [portion],
    defaultPortion: portion,
  };
}

/** "sem glúten", "zero lactose": what a name denies is not in it. */
const DENIED = /\b(?:sem|zero|livre de|free of|no) [\p{L}]+/giu;

/** Worked out when it is first asked for: reading a name costs more than all else, and most messages ask for no contents. */
function contentsOf(own: OwnFood, parts: readonly Food[]): () => Contents {
  let known: Contents | undefined;
  return () => {
    known ??= readContents(own, parts);
    return known;
  };
}

/** What was ticked, all that its parts have, and what its name may mean. */
function readContents(own: OwnFood, parts: readonly Food[]): Contents {
  const name = own.name.replace(DENIED, " ");
  const named = contentsByName({ id: "", name, aliases: [], category: "" });
  return joinContents([
    { contains: new Set(own.contains), mayContain: new Set(own.mayContain) },
    { contains: new Set(), mayContain: new Set([...named.contains, ...named.mayContain]) },
    ...parts.map((part) => contentsOfPart(part.id, part)),
  ]);
}
