import { type Nutrients, roundNutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/nutrients";

const per100g = (
  kcal: number,
  protein_g: number,
  carbs_g: number,
  fat_g: number,
  fibre_g: number,
  sodium_mg: number,
): Nutrients => ({
  kcal,
  protein_g,
  carbs_g,
  fat_g,
  fibre_g,
  sodium_mg,
});

/** The example on the landing page, from TACO, 4th edition (numbers of its rows beside each). */
const ROLL = per100g(300, 8, 58.6, 3.1, 2.3, 648); // 53
const BUTTER = per100g(726, 0.4, 0.1, 82.4, 0, 579); // 261
const COFFEE = per100g(9, 0.7, 1.5, 0.1, 0, 1); // 471
const BEANS = per100g(76, 4.8, 13.6, 0.5, 8.5, 2); // 561
const RICE = per100g(128, 2.5, 28.1, 0.2, 1.6, 1); // 3
const STEAK = per100g(219, 35.9, 0, 7.3, 0, 60); // 377

const portion = (food: Nutrients, grams: number) => ({
  grams,
  ...roundNutrients(scaleNutrients(food, grams)),
});

export const LUNCH = {
  beans: portion(BEANS, 280),
  rice: portion(RICE, 100),
  steak: portion(STEAK, 100),
};

export const BREAKFAST = sumNutrients([portion(ROLL, 50), portion(BUTTER, 10), portion(COFFEE, 50)]);
export const LUNCH_SUM = roundNutrients(sumNutrients(Object.values(LUNCH)));
export const DAY = roundNutrients(sumNutrients([BREAKFAST, LUNCH_SUM]));
export const WATER_ML = 500;

/** The goals that somebody starts with. */
export const GOALS = { kcal: 2000, protein_g: 150, water_ml: 2000 } as const;
