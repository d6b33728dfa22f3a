import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

/** Nutrients as the columns of a table name them. */
export type StoredNutrients = {
  kcal: number;
  proteinG: number;
  carbsG: number;
  fatG: number;
  fibreG: number;
  sodiumMg: number;
};

/** The nutrients of a row, and nothing else of it. */
export function nutrientsIn(row: StoredNutrients): Nutrients {
  return {
    kcal: row.kcal,
    protein_g: row.proteinG,
    carbs_g: row.carbsG,
    fat_g: row.fatG,
    fibre_g: row.fibreG,
    sodium_mg: row.sodiumMg,
  };
}

/** Nutrients as columns to store. */
export function nutrientColumns(amount: Nutrients): StoredNutrients {
  return {
    kcal: amount.kcal,
    proteinG: amount.protein_g,
    carbsG: amount.carbs_g,
    fatG: amount.fat_g,
    fibreG: amount.fibre_g,
    sodiumMg: amount.sodium_mg,
  };
}
