import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { HouseholdMeasure } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";

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
  "infant",
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** A household measure of one food, e.g. { measure: "colher-de-sopa", grams: 25 }. Each measure and size once. */
export type FoodPortion = {
  measure: HouseholdMeasure;
  /** Where the food comes in sizes: all three of them. */
  size?: PortionSize;
  grams: number;
};

/** How sure the figures are: a published table, a dish worked out from its parts, a declared label, an estimate. */
export const CONFIDENCES = ["table", "recipe", "label", "estimate"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export type Food = {
  /** Stable slug, stored with every logged item: never renamed. */
  id: string;
  /** pt-BR */
  name: string;
  nameEn: string;
  aliases: readonly string[];
  category: FoodCategory;
  per100g: Nutrients;
  portions: readonly FoodPortion[];
  /** One of `portions`; of sizes the medium one. */
  defaultPortion: FoodPortion;
  /** "taco:3", "ibge:6503401-2", "usda:173180", "recipe:…", "label:…", "own:…", "open_food_facts:…" or
   * "estimate:…": docs/food-figures.md. */
  source: string;
  confidence: Confidence;
  /** Of `per100g`, the sodium in mg of salt added in cooking: what "sem sal" takes away. */
  addedSodiumMg: number;
  /** Grams of alcohol in 100 g. */
  alcoholG: number;
  /** Liquids only: makes amounts in ml possible. */
  gramsPerMl?: number;
  /** What is in it for certain, each with its kinds. */
  contains: ReadonlySet<Content>;
  /** What is in it by one of its names, by its brand or by its cook only. */
  mayContain: ReadonlySet<Content>;
  /** Why a figure looks odd, or what was assumed. */
  note?: string;
};
