import type { LabelFigures, LabelledFood, OwnRecipe } from "@/lib/nutrition/own-foods/own-food";

const SOME_DAY = new Date("2026-11-20T12:00:00Z");

/** Per 100 g: 9 g of protein, 62 of carbohydrate, 15 of fat, as a granola's label has it. */
export const GRANOLA_FIGURES: LabelFigures = {
  ...{ kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 },
};

export function labelled(given: Partial<LabelledFood> & { id: string; name: string }): LabelledFood {
  return {
    ...{ kind: "food", brand: null, liquid: false, labelBasis: "hundred", portionMeasure: "porcao" },
    ...{ portionGrams: 40, per100g: GRANOLA_FIGURES, source: "label", barcode: null },
    ...{ contains: [], mayContain: [], updatedAt: SOME_DAY },
    ...given,
  };
}

export function recipe(given: Partial<OwnRecipe> & { id: string; name: string }): OwnRecipe {
  return {
    ...{ kind: "recipe", ingredients: [], yieldPortions: 1, yieldGrams: null, portionMeasure: "unidade" },
    ...{ contains: [], mayContain: [], updatedAt: SOME_DAY },
    ...given,
  };
}

/** 2 eggs, a cup of whole milk, a cup of flour. */
export const PANCAKE_PARTS = [
  { food: "ovo-cozido", grams: 90, portion: null },
  { food: "leite-integral", grams: 206, portion: null },
  { food: "farinha-de-trigo", grams: 120, portion: null },
];
