import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { HouseholdMeasure } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";

/** Most foods and recipes of one person's own. */
export const MAX_OWN_FOODS = 200;
/** Of one recipe. */
export const MAX_INGREDIENTS = 40;

export const OWN_FOOD_KINDS = ["food", "recipe"] as const;
export type OwnFoodKind = (typeof OWN_FOOD_KINDS)[number];
/** What the figures of a label are of: 100 g (or ml), or one portion. */
export const LABEL_BASES = ["hundred", "portion"] as const;
export type LabelBasis = (typeof LABEL_BASES)[number];
/** Whose figures a food has: typed from a label, or a product's as Open Food Facts has them. */
export const OWN_FOOD_SOURCES = ["label", "open_food_facts"] as const;
export type OwnFoodSource = (typeof OWN_FOOD_SOURCES)[number];

/** What may be ticked of a food: what labels must declare (ANVISA RDC 727/2022) and what people ask for besides. */
export const DECLARED_CONTENTS = [
  "gluten",
  "milk",
  "lactose",
  "egg",
  "peanut",
  "nuts",
  "soy",
  "fish",
  "crustacean",
  "mollusc",
  "sesame",
  "mustard",
  "celery",
  "lupin",
  "sulphite",
  "added_sugar",
  "sweetener",
  "caffeine",
  "alcohol",
  "meat",
  "pork",
] as const satisfies readonly Content[];
export type DeclaredContent = (typeof DECLARED_CONTENTS)[number];

/** The figures of a label; null where it does not tell. Energy in kcal, sodium in mg, the rest in g. */
export type LabelFigures = {
  kcal: number;
  protein_g: number | null;
  carbs_g: number | null;
  fat_g: number | null;
  fibre_g: number | null;
  sodium_mg: number | null;
};

/** So many grams of a food of the catalogue or of one's own. */
export type Ingredient = { food: string; grams: number; portion: Portion | null };

type Common = {
  /** uuid */
  id: string;
  name: string;
  contains: readonly DeclaredContent[];
  mayContain: readonly DeclaredContent[];
  portionMeasure: HouseholdMeasure;
  updatedAt: Date;
};

/** A food of one's own as it is kept. */
export type LabelledFood = Common & {
  kind: "food";
  brand: string | null;
  /** Measured in ml, each taken for 1 g. */
  liquid: boolean;
  labelBasis: LabelBasis;
  portionGrams: number;
  per100g: LabelFigures;
  source: OwnFoodSource;
  barcode: string | null;
};

/** A recipe: what it is made of, and into how many portions it is divided or what it weighs when done. */
export type OwnRecipe = Common & {
  kind: "recipe";
  ingredients: readonly Ingredient[];
  yieldPortions: number;
  /** In grams; null: as much as its ingredients. */
  yieldGrams: number | null;
};

export type OwnFood = LabelledFood | OwnRecipe;

const PREFIX = "own-";

/** The id by which meals and the search know it. */
export function foodIdOf(id: string): string {
  return `${PREFIX}${id}`;
}

/** Whether a food's id is of somebody's own. */
export function isOwnFoodId(food: string): boolean {
  return food.startsWith(PREFIX);
}
