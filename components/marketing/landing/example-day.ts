import { roundNutrients, scaleNutrients, sumNutrients, ZERO } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { MeasureId } from "@/lib/nutrition/foods/measures";

/** So many of a food's own portions, counted as the product counts them. */
function helping(id: string, quantity: number, measure: MeasureId) {
  const food = findFood(id);
  const grams = (food && gramsOf(food, measure, quantity)?.grams) ?? 0;
  return { grams, ...roundNutrients(food ? scaleNutrients(food.per100g, grams) : ZERO) };
}

/** The lunch that the landing page tells: 2 ladles of beans, 4 tablespoons of rice and a medium steak. */
export const LUNCH = {
  beans: helping("feijao-carioca", 2, "concha"),
  rice: helping("arroz-branco", 4, "colher-de-sopa"),
  steak: helping("bife-grelhado", 1, "bife"),
};

/** What is to be seen on the plate that the page draws, which is sent as a photo. */
export const PLATE = {
  beans: helping("feijao-carioca", 1, "concha"),
  rice: helping("arroz-branco", 4, "colher-de-sopa"),
  steak: helping("bife-grelhado", 1, "bife"),
  egg: helping("ovo-frito", 1, "unidade"),
  salad: helping("salada-verde", 1, "porcao"),
  farofa: helping("farofa", 1, "colher-de-sopa"),
};
export const PLATE_SUM = roundNutrients(sumNutrients(Object.values(PLATE)));

export const BREAKFAST = sumNutrients([
  helping("pao-frances", 1, "unidade"),
  helping("manteiga", 1, "porcao"),
  helping("cafe", 1, "xicara-de-cafe"),
]);
export const LUNCH_SUM = roundNutrients(sumNutrients(Object.values(LUNCH)));
export const DAY = roundNutrients(sumNutrients([BREAKFAST, LUNCH_SUM]));
export const WATER_ML = 500;

/** The goals that somebody starts with. */
export const GOALS = { kcal: 2000, protein_g: 150, water_ml: 2000 } as const;
