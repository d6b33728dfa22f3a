import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

export const FOOD_CATEGORIES = [
  "cereals",
  "breads",
  "legumes",
  "vegetables",
  "fruit",
  "meat",
  "poultry",
  "fish",
  "eggs",
  "dairy",
  "cold_cuts",
  "fats",
  "nuts",
  "sauces",
  "dishes",
  "snacks",
  "fast_food",
  "sweets",
  "drinks",
  "alcohol",
  "supplements",
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/**
 * What a person may have to avoid, by allergy, intolerance or choice. "milk" is milk protein (so lactose-free
 * milk has it), "lactose" the sugar; "meat" is any land animal, "pork" also carries "meat".
 */
export const ALLERGENS = [
  "gluten",
  "milk",
  "lactose",
  "egg",
  "peanut",
  "nuts",
  "sesame",
  "soy",
  "fish",
  "shellfish",
  "meat",
  "pork",
  "honey",
  "alcohol",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export type PortionSize = "small" | "medium" | "large";

/** A household measure of one food, e.g. { name: "colher de sopa", grams: 25 }. */
export type Portion = {
  /** pt-BR singular; sized ones carry the size: "unidade pequena", "bife médio". Unique within the food. */
  name: string;
  grams: number;
  /** Other words for it: the medium one also answers to the bare measure ("unidade", "bife"). */
  aliases?: readonly string[];
  size?: PortionSize;
};

export type Food = {
  /** Stable slug, stored with every logged item: never renamed. */
  id: string;
  /** pt-BR */
  name: string;
  nameEn: string;
  aliases: readonly string[];
  category: FoodCategory;
  per100g: Nutrients;
  portions: readonly Portion[];
  /** The name of one of `portions`. */
  defaultPortion: string;
  /** "taco:3", "ibge:6300101-99", "usda:173180" or "recipe:<id>" (lib/nutrition/foods/catalogue/recipes.ts). */
  source: string;
  /** Liquids only: makes amounts in ml possible. */
  gramsPerMl?: number;
  tags?: readonly Allergen[];
  /** Why a figure looks odd, or what was assumed. */
  note?: string;
};
