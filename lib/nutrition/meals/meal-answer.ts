import type { Locale } from "@/lib/i18n/locale";
import { roundNutrients, roundTo, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { illustrationOf } from "@/lib/nutrition/foods/illustration";
import { type Portion, type PortionSaid, portionText } from "@/lib/nutrition/foods/portion";
import type { Meal, MealItem } from "@/lib/nutrition/meals/meal";
import { type EatenItem, itemRow } from "@/lib/nutrition/meals/meal-item";
import type { MealAnswer, MealItemAnswer } from "@/lib/nutrition/meals/meal-schema";
import { portionIn } from "@/lib/nutrition/meals/stored-portion";
import { isOwnFoodId } from "@/lib/nutrition/own-foods/own-food";

/** The meal with its foods and portions called as the reader calls them. */
export function mealAnswer(meal: Meal, locale: Locale): MealAnswer {
  return { ...meal, items: meal.items.map((item) => ({ id: item.id, ...itemAnswer(item, locale) })) };
}

/** One food of it; what the catalogue no longer has keeps its name. */
export function itemAnswer<I extends Omit<MealItem, "id">>(
  { portion, salt, ...item }: I,
  locale: Locale,
): Omit<MealItemAnswer, "id"> {
  const food = findFood(item.food);
  const name = locale === "pt-BR" ? item.name : (food?.nameEn ?? item.name);
  const own = isOwnFoodId(item.food) ? ({ source: "own:logged", confidence: "label" } as const) : undefined;
  const origin = food ? { source: food.source, confidence: food.confidence } : own;
  const alcohol = food ? roundTo((food.alcoholG * item.grams) / 100, 1) : 0;
  return {
    illustration: illustrationOf(item.food),
    ...{ ...item, name, ...origin, ...(portion && portionAnswer(portion, locale)) },
    ...(salt !== "usual" && { salt }),
    ...(alcohol > 0 && { alcohol_g: alcohol }),
  };
}

/**
 * Foods that are not logged yet, as they would be, and their sum.
 * @throws AppError food_unknown
 */
export function itemsToBe(items: readonly EatenItem[], locale: Locale) {
  const rows = items.map(itemRow);
  const answers = rows.map((row) => {
    const { food, name, grams, salt } = row;
    return itemAnswer({ food, name, grams, salt, portion: portionIn(row), ...nutrientsIn(row) }, locale);
  });
  return { items: answers, totals: roundNutrients(sumNutrients(rows.map(nutrientsIn))) };
}

function portionAnswer(portion: Portion | PortionSaid, locale: Locale) {
  const words = portionText(portion, locale);
  if ("said" in portion) return { portion: words };
  const { quantity, measure, size } = portion;
  return { portion: words, quantity, measure, ...(size && { size }) };
}
