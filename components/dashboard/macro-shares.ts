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

/** Apart by less, a day is as its goal wants it. Percentage points. */
const NEAR = 10;

/** The part that stands out most above its share in the goal, with both shares; null where none does by much. */
export function leanOf(
  shares: MacroShares,
  wanted: MacroShares,
): { part: keyof MacroShares; percent: number; goal: number } | { part: null } {
  const [most] = (["protein", "carbs", "fat"] as const)
    .map((part) => ({ part, percent: shares[part], goal: wanted[part] }))
    .sort((a, b) => b.percent - b.goal - (a.percent - a.goal));
  return most && most.percent - most.goal >= NEAR ? most : { part: null };
}
