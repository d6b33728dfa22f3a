import { composeFoods } from "@/lib/nutrition/foods/catalogue/compose-foods";
import { foodDenied } from "@/lib/nutrition/foods/denials";
import type { Food, FoodCategory } from "@/lib/nutrition/foods/food";
import { ALCOHOL } from "@/lib/nutrition/foods/rows/alcohol";
import { ASIAN_DISHES } from "@/lib/nutrition/foods/rows/asian-dishes";
import { BREADS } from "@/lib/nutrition/foods/rows/breads";
import { CEREALS } from "@/lib/nutrition/foods/rows/cereals";
import { COLD_CUTS } from "@/lib/nutrition/foods/rows/cold-cuts";
import { DAIRY } from "@/lib/nutrition/foods/rows/dairy";
import { DISHES } from "@/lib/nutrition/foods/rows/dishes";
import { DRINKS } from "@/lib/nutrition/foods/rows/drinks";
import { EGGS } from "@/lib/nutrition/foods/rows/eggs";
import { FAST_FOOD } from "@/lib/nutrition/foods/rows/fast-food";
import { FATS } from "@/lib/nutrition/foods/rows/fats";
import { FISH } from "@/lib/nutrition/foods/rows/fish";
import { FRUIT } from "@/lib/nutrition/foods/rows/fruit";
import { IMMIGRANT_DISHES } from "@/lib/nutrition/foods/rows/immigrant-dishes";
import { INFANT } from "@/lib/nutrition/foods/rows/infant";
import { LEGUMES } from "@/lib/nutrition/foods/rows/legumes";
import { MEAT } from "@/lib/nutrition/foods/rows/meat";
import { NUTS } from "@/lib/nutrition/foods/rows/nuts";
import { POULTRY } from "@/lib/nutrition/foods/rows/poultry";
import { REGIONAL_DISHES } from "@/lib/nutrition/foods/rows/regional-dishes";
import type { Row } from "@/lib/nutrition/foods/rows/row";
import { SAUCES } from "@/lib/nutrition/foods/rows/sauces";
import { SNACKS } from "@/lib/nutrition/foods/rows/snacks";
import { SUPPLEMENTS } from "@/lib/nutrition/foods/rows/supplements";
import { CAKES } from "@/lib/nutrition/foods/rows/sweets/cakes";
import { CONFECTIONERY } from "@/lib/nutrition/foods/rows/sweets/confectionery";
import { DESSERTS } from "@/lib/nutrition/foods/rows/sweets/desserts";
import { HOME_SWEETS } from "@/lib/nutrition/foods/rows/sweets/home-sweets";
import { ICES } from "@/lib/nutrition/foods/rows/sweets/ices";
import { SUGARS_AND_SPREADS } from "@/lib/nutrition/foods/rows/sweets/sugars-and-spreads";
import { VEGETABLES } from "@/lib/nutrition/foods/rows/vegetables";
import { WORLD_DISHES } from "@/lib/nutrition/foods/rows/world-dishes";
import { onceInProcess } from "@/lib/once-in-process";

const ROWS: Readonly<Record<FoodCategory, readonly Row[]>> = {
  cereals: CEREALS,
  breads: BREADS,
  legumes: LEGUMES,
  vegetables: VEGETABLES,
  fruit: FRUIT,
  meat: MEAT,
  poultry: POULTRY,
  fish: FISH,
  eggs: EGGS,
  dairy: DAIRY,
  cold_cuts: COLD_CUTS,
  fats: FATS,
  nuts: NUTS,
  sauces: SAUCES,
  dishes: [...DISHES, ...REGIONAL_DISHES, ...WORLD_DISHES, ...ASIAN_DISHES, ...IMMIGRANT_DISHES],
  snacks: SNACKS,
  fast_food: FAST_FOOD,
  sweets: [...SUGARS_AND_SPREADS, ...CONFECTIONERY, ...DESSERTS, ...ICES, ...CAKES, ...HOME_SWEETS],
  drinks: DRINKS,
  alcohol: ALCOHOL,
  supplements: SUPPLEMENTS,
  infant: INFANT,
};

/** Every food that can be logged. Figures and portions come from published tables: docs/food-figures.md. */
export const FOODS: readonly Food[] = onceInProcess("foods", () => composeFoods(ROWS));

const BY_ID = new Map(FOODS.map((food) => [food.id, food]));

/** Somebody's own foods, by their ids, while work of theirs runs. */
let own: ReadonlyMap<string, Food> = new Map();

/**
 * The food with this id, of the catalogue or, inside of {@link withOwnFoods}, of those, or one of them without what was denied of
 * it; undefined when there is none.
 */
export function findFood(id: string): Food | undefined {
  return BY_ID.get(id) ?? own.get(id) ?? foodDenied(id, findFood);
}

/**
 * Runs work that also knows the foods of one person's own. It must be done when it returns: one person's foods are then
 * never there for another's work. Why not an argument of every function below it: docs/decisions.
 */
export function withOwnFoods<T>(
  foods: readonly Food[],
  work: () => T extends PromiseLike<unknown> ? never : T,
): T {
  const before = own;
  own = new Map(foods.map((food) => [food.id, food]));
  try {
    return work();
  } finally {
    own = before;
  }
}

/** Those of {@link withOwnFoods}; the same object as long as the work lasts. */
export function ownFoodsAtHand(): ReadonlyMap<string, Food> {
  return own;
}
