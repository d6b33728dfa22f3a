/** What is counted of a food, a meal or a day. Energy in kcal, sodium in mg, the rest in g. */
export type Nutrients = {
  kcal: number;
  protein_g: number;
  carbs_g: number;
  fat_g: number;
  fibre_g: number;
  sodium_mg: number;
};

export const ZERO: Readonly<Nutrients> = Object.freeze({
  kcal: 0,
  protein_g: 0,
  carbs_g: 0,
  fat_g: 0,
  fibre_g: 0,
  sodium_mg: 0,
});

/** Sum of two amounts; unrounded. */
export function addNutrients(a: Nutrients, b: Nutrients): Nutrients {
  return combine(a, b, (x, y) => x + y);
}

/** Sum of any number of amounts; ZERO when there are none. */
export function sumNutrients(amounts: Iterable<Nutrients>): Nutrients {
  let total: Nutrients = { ...ZERO };
  for (const amount of amounts) total = addNutrients(total, amount);
  return total;
}

/** Nutrients in `grams` of a food whose figures are per 100 g; unrounded. */
export function scaleNutrients(per100g: Nutrients, grams: number): Nutrients {
  return combine(per100g, per100g, (x) => (x * grams) / 100);
}

/**
 * Figures of what was logged as so many grams, for other grams of it: as they were then, even where the food's are others by
 * now. Rounded as stored.
 * @param per100g the food's figures now; null when they are not known
 */
export function rescaleNutrients(
  logged: Nutrients & { grams: number },
  per100g: Nutrients | null,
  grams: number,
): Nutrients {
  const now = per100g && roundNutrients(scaleNutrients(per100g, logged.grams));
  // The food's own figures lose nothing to rounding.
  if (per100g && now && isSame(now, logged)) return roundNutrients(scaleNutrients(per100g, grams));
  return roundNutrients(scaleNutrients(logged, (grams * 100) / logged.grams));
}

export function isSame(a: Nutrients, b: Nutrients): boolean {
  return (Object.keys(ZERO) as (keyof Nutrients)[]).every((key) => a[key] === b[key]);
}

/**
 * Rounds for storing and showing: kcal and sodium to whole numbers, grams to one decimal.
 * Halves go up. Meals store rounded items and sum those, so that totals equal the sum of what is shown.
 */
export function roundNutrients(amount: Nutrients): Nutrients {
  return {
    kcal: roundTo(amount.kcal, 0),
    protein_g: roundTo(amount.protein_g, 1),
    carbs_g: roundTo(amount.carbs_g, 1),
    fat_g: roundTo(amount.fat_g, 1),
    fibre_g: roundTo(amount.fibre_g, 1),
    sodium_mg: roundTo(amount.sodium_mg, 0),
  };
}

/** Rounds half up to `decimals` places, without the binary surprises of 1.005 or 0.1 + 0.2. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor + Math.sign(value) * 1e-9) / factor + 0;
}

function combine(a: Nutrients, b: Nutrients, of: (x: number, y: number) => number): Nutrients {
  return {
    kcal: of(a.kcal, b.kcal),
    protein_g: of(a.protein_g, b.protein_g),
    carbs_g: of(a.carbs_g, b.carbs_g),
    fat_g: of(a.fat_g, b.fat_g),
    fibre_g: of(a.fibre_g, b.fibre_g),
    sodium_mg: of(a.sodium_mg, b.sodium_mg),
  };
}
