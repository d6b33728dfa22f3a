import { ALCOHOL } from "@/lib/nutrition/foods/catalogue/alcohol";
import { BREADS } from "@/lib/nutrition/foods/catalogue/breads";
import { CEREALS } from "@/lib/nutrition/foods/catalogue/cereals";
import { COLD_CUTS } from "@/lib/nutrition/foods/catalogue/cold-cuts";
import { DAIRY } from "@/lib/nutrition/foods/catalogue/dairy";
import { DISHES } from "@/lib/nutrition/foods/catalogue/dishes";
import { DRINKS } from "@/lib/nutrition/foods/catalogue/drinks";
import { EGGS } from "@/lib/nutrition/foods/catalogue/eggs";
import { FAST_FOOD } from "@/lib/nutrition/foods/catalogue/fast-food";
import { FATS } from "@/lib/nutrition/foods/catalogue/fats";
import { FISH } from "@/lib/nutrition/foods/catalogue/fish";
import { FRUIT } from "@/lib/nutrition/foods/catalogue/fruit";
import { LEGUMES } from "@/lib/nutrition/foods/catalogue/legumes";
import { MEAT } from "@/lib/nutrition/foods/catalogue/meat";
import { NUTS } from "@/lib/nutrition/foods/catalogue/nuts";
import { POULTRY } from "@/lib/nutrition/foods/catalogue/poultry";
import { recipeFigures, recipeSource } from "@/lib/nutrition/foods/catalogue/recipe";
import { RECIPES, type Recipe } from "@/lib/nutrition/foods/catalogue/recipes";
import { foodOf, nutrientsOf, type Row } from "@/lib/nutrition/foods/catalogue/row";
import { SAUCES } from "@/lib/nutrition/foods/catalogue/sauces";
import { SNACKS } from "@/lib/nutrition/foods/catalogue/snacks";
import { SUPPLEMENTS } from "@/lib/nutrition/foods/catalogue/supplements";
import { SWEETS } from "@/lib/nutrition/foods/catalogue/sweets";
import { VEGETABLES } from "@/lib/nutrition/foods/catalogue/vegetables";
import type { Allergen, Food, FoodCategory } from "@/lib/nutrition/foods/food";

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
  dishes: DISHES,
  snacks: SNACKS,
  fast_food: FAST_FOOD,
  sweets: SWEETS,
  drinks: DRINKS,
  alcohol: ALCOHOL,
  supplements: SUPPLEMENTS,
};

/** Every food that can be logged. Figures and portions come from published tables: docs/food-figures.md. */
export const FOODS: readonly Food[] = buildFoods();

const BY_ID = new Map(FOODS.map((food) => [food.id, food]));

/** The food with this id, or undefined when there is none. */
export function findFood(id: string): Food | undefined {
  return BY_ID.get(id);
}

function buildFoods(): Food[] {
  const rows = new Map(Object.values(ROWS).flatMap((of) => of.map((row) => [row.id, row] as const)));
  const figures = composed(rows, (row) => row.per100g && nutrientsOf(row.per100g), recipeFigures);
  const tags = composed(rows, ownTags, (recipe, tagsOf, row) => [
    ...new Set([...(row.tags ?? []), ...Object.keys(recipe.parts).flatMap(tagsOf)]),
  ]);
  return (Object.keys(ROWS) as FoodCategory[]).flatMap((category) =>
    ROWS[category].map((row) => {
      const source = row.source ?? recipeSource(RECIPES[row.id] as Recipe);
      return foodOf({ ...row, tags: tags(row.id) }, category, source, figures(row.id));
    }),
  );
}

function ownTags(row: Row): readonly Allergen[] | undefined {
  return row.per100g && (row.tags ?? []);
}

/**
 * What a row says of itself, or what its recipe's parts make of it. Parts may be dishes themselves (a sundae's syrup),
 * so each is worked out once, when first asked for.
 * @throws Error for a food without figures and a dish made of itself: the catalogue's test catches both
 */
function composed<T>(
  rows: ReadonlyMap<string, Row>,
  own: (row: Row) => T | undefined,
  compose: (recipe: Recipe, of: (id: string) => T, row: Row) => T,
): (id: string) => T {
  const known = new Map<string, T>();
  const asked = new Set<string>();
  const of = (id: string): T => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const row = rows.get(id);
    const recipe = RECIPES[id];
    const said = row && own(row);
    if (!row || (said === undefined && (!recipe || asked.has(id)))) throw new Error(`no figures for ${id}`);
    asked.add(id);
    const value = said ?? compose(recipe as Recipe, of, row);
    known.set(id, value);
    return value;
  };
  return of;
}
