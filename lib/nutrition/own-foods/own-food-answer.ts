import type { Locale } from "@/lib/i18n/locale";
import { roundNutrients, roundTo, scaleNutrients } from "@/lib/nutrition/figures/nutrients";
import type { Food } from "@/lib/nutrition/foods/food";
import { measureText, portionText } from "@/lib/nutrition/foods/portion";
import { asOnLabel } from "@/lib/nutrition/own-foods/label";
import { foodIdOf, type Ingredient, type OwnFood } from "@/lib/nutrition/own-foods/own-food";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";

/** Finds foods of the catalogue and of one's own. */
export type FindFood = (id: string) => Food | undefined;

/** A food of one's own as its owner reads it. @param find knows it and its ingredients */
export function ownFoodAnswer(own: OwnFood, find: FindFood, locale: Locale): OwnFoodAnswer {
  const food = find(foodIdOf(own.id)) as Food;
  const { id, kind, name, portionMeasure } = own;
  const { grams } = food.defaultPortion;
  const isFood = own.kind === "food";
  const told = isFood && { basis: own.labelBasis, portionGrams: own.portionGrams };
  return {
    ...{ id, food: food.id, kind, name },
    ...{ brand: isFood ? own.brand : null, liquid: isFood && own.liquid },
    ...{ source: isFood ? own.source : "recipe", barcode: isFood ? own.barcode : null },
    ...{ per: isFood ? own.labelBasis : null, label: told ? asOnLabel(own.per100g, told) : null },
    per100g: roundNutrients(food.per100g),
    portion: {
      measure: portionMeasure,
      name: measureText(portionMeasure, null, locale),
      grams,
      ...roundNutrients(scaleNutrients(food.per100g, grams)),
    },
    declared: { contains: [...own.contains], may_contain: [...own.mayContain] },
    contains: [...food.contains],
    may_contain: [...food.mayContain],
    ingredients: isFood ? null : own.ingredients.map((part) => ingredientAnswer(part, find, locale)),
    yield_portions: isFood ? null : own.yieldPortions,
    yield_grams: isFood ? null : own.yieldGrams,
    updated_at: own.updatedAt.toISOString(),
  };
}

function ingredientAnswer({ food: id, grams, portion }: Ingredient, find: FindFood, locale: Locale) {
  const food = find(id);
  const { quantity, measure, size } = portion ?? {};
  return {
    food: id,
    name: (locale === "pt-BR" ? food?.name : food?.nameEn) ?? id,
    grams: roundTo(grams, 1),
    kcal: roundTo(((food?.per100g.kcal ?? 0) * grams) / 100, 0),
    portion: portion && portionText(portion, locale),
    ...(quantity !== undefined && measure && { quantity, measure, ...(size && { size }) }),
  };
}
