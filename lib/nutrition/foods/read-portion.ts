import { LOCALES } from "@/lib/i18n/locale";
import type { Food, FoodPortion } from "@/lib/nutrition/foods/food";
import { findMeasure, findUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import { measureText, type PortionSize } from "@/lib/nutrition/foods/portion";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** What a portion is counted in, of which size. */
export type Measured = { measure: MeasureId; size: PortionSize | null };

/**
 * The measure that a caller of the API, or a model that saw a photo, names for a food: one of the food's own portions in
 * either language ("unidade grande", "large unit"), else any measure or unit ("colheres de sopa", "ml"); else null.
 */
export function namedPortion(food: Food, words: string): Measured | null {
  const key = searchKey(words);
  const own = food.portions.find((portion) => namesOf(portion).includes(key));
  if (own) return { measure: own.measure, size: own.size ?? null };
  const measure = findUnit(words.trim().toLowerCase()) ?? findMeasure(words)?.id;
  return measure ? { measure, size: null } : null;
}

function namesOf({ measure, size }: FoodPortion): string[] {
  return LOCALES.map((locale) => searchKey(measureText(measure, size ?? null, locale)));
}
