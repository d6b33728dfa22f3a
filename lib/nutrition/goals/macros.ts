import type { EnergyTarget } from "@/lib/nutrition/goals/energy-target";

/** Macronutrients of a day in whole grams, and what they were reckoned from. */
export type Macros = {
  proteinG: number;
  fatG: number;
  carbsG: number;
  proteinPerKg: number;
  fatPerKg: number;
  /** The weight that the grams per kilogram refer to: the lower of the present and the wanted one. */
  referenceKg: number;
};

/** Protein in g/kg: more when losing, to keep muscle (ISSN position stand 2017: 1.4 to 2.0 g/kg). */
const PROTEIN_PER_KG = { keep: 1.6, gain: 1.8, lose: 2 } as const;
/** Fat in g/kg: above the 0.5 to 0.6 that hormones need, within the 20 to 35 % of energy that WHO advises. */
const FAT_PER_KG = 0.9;
const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

/**
 * Splits a day's energy: protein and fat by body weight, carbohydrate takes the rest. Where little energy meets a
 * large body, protein and fat shrink alike so that together they fit.
 */
export function macrosOf(
  target: Pick<EnergyTarget, "targetKcal" | "direction">,
  weightKg: number,
  goalKg: number,
): Macros {
  const referenceKg = Math.min(weightKg, target.direction === "lose" ? goalKg : weightKg);
  const perKg = PROTEIN_PER_KG[target.direction];
  const wantedKcal = referenceKg * (perKg * KCAL.protein + FAT_PER_KG * KCAL.fat);
  const share = wantedKcal > target.targetKcal ? target.targetKcal / wantedKcal : 1;
  const proteinG = Math.floor(referenceKg * perKg * share);
  const fatG = Math.floor(referenceKg * FAT_PER_KG * share);
  const carbsG = carbsLeft(target.targetKcal, proteinG, fatG);
  return { proteinG, fatG, carbsG, proteinPerKg: perKg, fatPerKg: FAT_PER_KG, referenceKg };
}

/** Grams of carbohydrate in what protein and fat leave of the energy; none when they take all of it. */
export function carbsLeft(kcal: number, proteinG: number, fatG: number): number {
  return Math.max(0, Math.round((kcal - proteinG * KCAL.protein - fatG * KCAL.fat) / KCAL.carbs));
}
