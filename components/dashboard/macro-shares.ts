/** Energy of one gram, in kcal (Atwater's general factors). */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export type MacroShares = { protein: number; carbs: number; fat: number };

/**
 * Share of each macronutrient in the energy of all three, in whole percent that add up to 100; null when there is
 * none. Amounts in g.
 */
export function macroShares(grams: {
  protein_g: number;
  carbs_g: number;
  fat_g: number;
}): MacroShares | null {
  const protein = grams.protein_g * KCAL_PER_GRAM.protein;
  const carbs = grams.carbs_g * KCAL_PER_GRAM.carbs;
  const fat = grams.fat_g * KCAL_PER_GRAM.fat;
  const total = protein + carbs + fat;
  if (!(total > 0)) return null;
  const shares = { protein: Math.round((protein / total) * 100), carbs: Math.round((carbs / total) * 100) };
  return { ...shares, fat: Math.max(0, 100 - shares.protein - shares.carbs) };
}
