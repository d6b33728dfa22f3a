import type { HouseholdMeasure } from "@/lib/nutrition/foods/measures";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";

/** Figures as a label tells them; null where nothing was said of them. Energy in kcal, sodium in mg, the rest in g. */
export type SaidFigures = Record<
  "kcal" | "protein_g" | "carbs_g" | "fat_g" | "fibre_g" | "sodium_mg",
  number | null
>;

/** A food of one's own as it was told: figures of 100 g (or ml) or of one portion. */
export type SaidLabel = {
  name: string;
  /** Null: not said of how much the figures are. */
  per: "hundred" | "portion" | null;
  /** In g or ml; null where no portion was told. */
  portionGrams: number | null;
  portionMeasure: HouseholdMeasure | null;
  liquid: boolean;
  figures: SaidFigures & { kcal: number };
};

/** What goes into a recipe, in grams. */
export type SaidIngredient = Pick<ParsedItem, "foodId" | "grams"> & { portion: ParsedItem["portion"] | null };

/** A recipe as it was told. */
export type SaidRecipe = {
  name: string;
  ingredients: SaidIngredient[];
  /** Null where it was not said into how many portions it is divided. */
  portions: number | null;
  portionMeasure: HouseholdMeasure | null;
  /** What it weighs when done, in grams; null where it was not said. */
  grams: number | null;
  /** Words that no food is known by. */
  unknown: string[];
};

/** What somebody does with foods and recipes of their own; "own_food": something that is not told well enough. */
export type OwnFoodCommand =
  | { kind: "keep_food"; label: SaidLabel }
  | { kind: "keep_recipe"; recipe: SaidRecipe }
  | { kind: "drop_food"; name: string }
  | { kind: "own_foods" }
  | { kind: "own_food" };
