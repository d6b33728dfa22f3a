import { readDecimal, readNumber } from "@/components/forms/inputs/read-number";
import { DECLARED_CONTENTS, type DeclaredContent } from "@/lib/nutrition/own-foods/own-food";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";
import type { ProductAnswer } from "@/lib/nutrition/own-foods/product";

/** The figures of a label in the order in which labels in Brazil print them. */
export const LABEL_FIGURES = ["kcal", "carbs_g", "protein_g", "fat_g", "fibre_g", "sodium_mg"] as const;
type LabelFigure = (typeof LABEL_FIGURES)[number];

/** What one portion may be called, the likeliest first. */
export const PORTION_MEASURES = [
  "porcao",
  "unidade",
  "fatia",
  "pedaco",
  "colher-de-sopa",
  "colher-de-cha",
  "xicara",
  "copo",
  "scoop",
  "pote",
  "barra",
  "pacote",
  "sache",
  "lata",
  "garrafa",
  "caixinha",
  "concha",
  "prato",
  "bola",
] as const;

/** What a form begins with. */
export type FoodStart = {
  name: string;
  brand: string;
  liquid: boolean;
  per: "hundred" | "portion";
  portionGrams: number | null;
  portionMeasure: string;
  /** What its measure is called, where the list does not have it. */
  measureName: string;
  label: Readonly<Record<LabelFigure, number | null>>;
  barcode: string | null;
  contains: readonly string[];
  mayContain: readonly string[];
};

const NO_LABEL = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null, sodium_mg: null };

export const NEW_FOOD: FoodStart = {
  ...{ name: "", brand: "", liquid: false, per: "hundred", portionGrams: null, portionMeasure: "porcao" },
  ...{ measureName: "", label: NO_LABEL, barcode: null, contains: [], mayContain: [] },
};

export function startOfFood(food: OwnFoodAnswer): FoodStart {
  const { name, brand, liquid, per, portion, label, barcode, declared } = food;
  return {
    ...{ name, brand: brand ?? "", liquid, per: per ?? "hundred", barcode },
    ...{ portionGrams: portion.grams, portionMeasure: portion.measure, measureName: portion.name },
    label: label ?? NO_LABEL,
    ...{ contains: declared.contains, mayContain: declared.may_contain },
  };
}

export function startOfProduct(product: ProductAnswer): FoodStart {
  const { name, brand, liquid, per100g, portion_grams, barcode, contains, may_contain } = product;
  return {
    ...{ ...NEW_FOOD, name, brand: brand ?? "", liquid, barcode },
    ...{ portionGrams: portion_grams, label: per100g, contains, mayContain: may_contain },
  };
}

export const contentName = (group: "contains" | "may_contain", content: DeclaredContent) =>
  `${group}.${content}` as const;

const CONTENT_NAMES = DECLARED_CONTENTS.flatMap((content) => [
  contentName("contains", content),
  contentName("may_contain", content),
]);

const LABEL_NAMES = LABEL_FIGURES.map((figure) => `label.${figure}` as const);

/** The fields of the form of a food, by the paths that the API knows them by. */
export const FOOD_FIELDS = [
  ...(["name", "brand", "liquid", "per", "portion_grams", "portion_measure", "as_labelled"] as const),
  ...LABEL_NAMES,
  ...CONTENT_NAMES,
] as const;
export type FoodValues = Record<(typeof FOOD_FIELDS)[number], string>;

/** Of a recipe, besides its ingredients. */
export const RECIPE_FIELDS = ["name", "yield_portions", "portion_measure", "yield_grams"] as const;
export type RecipeValues = Record<(typeof RECIPE_FIELDS)[number], string>;

/** What was typed of a food, as the API takes it; a figure left blank is not told. */
export function foodBodyOf(values: FoodValues, barcode: string | null): Record<string, unknown> {
  return {
    ...{ kind: "food", name: values.name.trim(), brand: values.brand.trim() || null },
    ...{ liquid: values.liquid === "ml", per: values.per === "portion" ? "portion" : "hundred" },
    ...{ portion_grams: readDecimal(values.portion_grams), portion_measure: values.portion_measure },
    label: Object.fromEntries(LABEL_FIGURES.map((figure) => [figure, blankOr(values[`label.${figure}`])])),
    ...{ barcode, as_labelled: values.as_labelled !== "" },
    contains: DECLARED_CONTENTS.filter((content) => values[contentName("contains", content)]),
    may_contain: DECLARED_CONTENTS.filter((content) => values[contentName("may_contain", content)]),
  };
}

/** What was typed of a recipe, as the API takes it; what is ticked of a food is told by its ingredients. */
export function recipeBodyOf(values: RecipeValues, ingredients: readonly object[]): Record<string, unknown> {
  return {
    ...{ kind: "recipe", name: values.name.trim(), portion_measure: values.portion_measure, ingredients },
    ...{ yield_portions: readDecimal(values.yield_portions), yield_grams: blankOr(values.yield_grams) },
  };
}

function blankOr(typed: string): number | null {
  return readNumber(typed) === null ? null : readDecimal(typed);
}
