/** What the formula for resting energy needs. Ages in whole years. */
export type Body = { weightKg: number; heightCm: number; ageYears: number; gender: Gender };
export type Gender = "male" | "female" | "other";

/** Energy of a kilogram of body weight, in kcal (Wishnofsky 1958; the usual planning figure). */
export const KCAL_PER_KG = 7_700;

/** Physical activity level: how many times resting energy a day of such a life takes. */
export const ACTIVITY_FACTORS = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
} as const;
export type ActivityLevel = keyof typeof ACTIVITY_FACTORS;

export const ACTIVITY_LEVELS = Object.keys(ACTIVITY_FACTORS) as ActivityLevel[];

/** The constant of Mifflin-St Jeor; for "other", halfway between the two that were measured. */
const GENDER_TERM: Readonly<Record<Gender, number>> = { male: 5, female: -161, other: -78 };

/**
 * Resting energy in kcal a day: 10 kg + 6.25 cm - 5 years + 5 (men) or - 161 (women); never below zero.
 * Mifflin and St Jeor, Am J Clin Nutr 1990;51:241-7.
 */
export function restingEnergy({ weightKg, heightCm, ageYears, gender }: Body): number {
  return Math.max(0, 10 * weightKg + 6.25 * heightCm - 5 * ageYears + GENDER_TERM[gender]);
}

/** Energy in kcal a day that keeps the weight: resting energy times the activity factor. */
export function maintenanceEnergy(restingKcal: number, activity: ActivityLevel): number {
  return restingKcal * ACTIVITY_FACTORS[activity];
}
