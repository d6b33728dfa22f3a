import { type ActivityLevel, trains } from "@/lib/nutrition/goals/energy";
import type { Direction } from "@/lib/nutrition/goals/energy-target";

export type MacroFacts = {
  kcal: number;
  direction: Direction;
  weightKg: number;
  heightCm: number;
  ageYears: number;
  activity: ActivityLevel;
  /** Preferences that move a figure to the upper end of its range. */
  wants: { moreProtein: boolean; lessCarbs: boolean };
};

/** Macronutrients of a day in whole grams, and what they were reckoned from. */
export type Macros = {
  proteinG: number;
  fatG: number;
  carbsG: number;
  proteinPerKg: number;
  /** The weight that the grams of protein refer to. */
  referenceKg: number;
};

const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;
/** Shares of energy that suit adults (IOM 2005, acceptable macronutrient distribution ranges). */
const PROTEIN_SHARE = { least: 0.1, most: 0.35 } as const;
const FAT_SHARE = { least: 0.2, usual: 0.3, most: 0.35 } as const;
/** What the brain takes in a day (IOM 2005). */
const LEAST_CARBS_G = 130;
const OLDER_AGE = 65;
const TOP_BMI = 25;
/** Of the weight above BMI 25, what is lean and needs protein. */
const LEAN_SHARE = 0.25;

/** Usual and upper g/kg. 1.2-1.6 when losing; who trains 1.4-2.0 (ISSN 2017); from 65 years 1.0-1.2 (PROT-AGE 2013). */
const PROTEIN_PER_KG = {
  others: { lose: [1.4, 1.6], keep: [1, 1.6], gain: [1.2, 1.6] },
  trains: { lose: [1.6, 1.6], keep: [1.6, 2], gain: [1.8, 2] },
  older: { lose: [1.2, 1.2], keep: [1.1, 1.2], gain: [1.2, 1.2] },
} as const satisfies Record<string, Record<Direction, readonly [usual: number, upper: number]>>;

/** The lower of the weight and the weight at BMI 25 with a quarter of what is above it: fat needs no protein. */
function referenceWeight(weightKg: number, heightCm: number): number {
  const top = TOP_BMI * (heightCm / 100) ** 2;
  return Math.min(weightKg, top + LEAN_SHARE * Math.max(0, weightKg - top));
}

/**
 * Splits a day's energy: protein by reference weight, fat as a share, carbohydrate takes the rest. Protein stays within 10 and
 * 35 % of energy and fat within 20 and 35 %; both give way until 130 g of carbohydrate fit, which from 800 kcal on they do.
 */
export function macrosOf({
  kcal,
  direction,
  weightKg,
  heightCm,
  ageYears,
  activity,
  wants,
}: MacroFacts): Macros {
  const group = ageYears >= OLDER_AGE ? "older" : trains(activity) ? "trains" : "others";
  const proteinPerKg = PROTEIN_PER_KG[group][direction][wants.moreProtein ? 1 : 0];
  const referenceKg = referenceWeight(weightKg, heightCm);
  const leastFatG = Math.ceil((FAT_SHARE.least * kcal) / KCAL.fat);
  const forBoth = Math.max(0, kcal - LEAST_CARBS_G * KCAL.carbs);
  const proteinG = Math.max(
    Math.ceil((PROTEIN_SHARE.least * kcal) / KCAL.protein),
    Math.min(
      Math.round(proteinPerKg * referenceKg),
      Math.floor((PROTEIN_SHARE.most * kcal) / KCAL.protein),
      Math.floor((forBoth - leastFatG * KCAL.fat) / KCAL.protein),
    ),
  );
  const fatShare = wants.lessCarbs ? FAT_SHARE.most : FAT_SHARE.usual;
  const fatG = Math.max(
    leastFatG,
    Math.min(
      Math.floor((fatShare * kcal) / KCAL.fat),
      Math.floor((forBoth - proteinG * KCAL.protein) / KCAL.fat),
    ),
  );
  return { proteinG, fatG, carbsG: carbsLeft(kcal, proteinG, fatG), proteinPerKg, referenceKg };
}

/** Grams of carbohydrate in what protein and fat leave of the energy; none when they take all of it. */
export function carbsLeft(kcal: number, proteinG: number, fatG: number): number {
  return Math.max(0, Math.round((kcal - proteinG * KCAL.protein - fatG * KCAL.fat) / KCAL.carbs));
}

/** Percent of the energy that grams of a macronutrient hold. */
export function energyShare(part: keyof typeof KCAL, grams: number, kcal: number): number {
  return kcal > 0 ? (grams * KCAL[part] * 100) / kcal : 0;
}
