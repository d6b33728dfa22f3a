import { ALCOHOL } from "@/lib/nutrition/catalogue/alcohol";
import { BREADS } from "@/lib/nutrition/catalogue/breads";
import { CEREALS } from "@/lib/nutrition/catalogue/cereals";
import { COLD_CUTS } from "@/lib/nutrition/catalogue/cold-cuts";
import { DAIRY } from "@/lib/nutrition/catalogue/dairy";
import { DISHES } from "@/lib/nutrition/catalogue/dishes";
import { DRINKS } from "@/lib/nutrition/catalogue/drinks";
import { EGGS } from "@/lib/nutrition/catalogue/eggs";
import { FAST_FOOD } from "@/lib/nutrition/catalogue/fast-food";
import { FATS } from "@/lib/nutrition/catalogue/fats";
import { FISH } from "@/lib/nutrition/catalogue/fish";
import { FRUIT } from "@/lib/nutrition/catalogue/fruit";
import { LEGUMES } from "@/lib/nutrition/catalogue/legumes";
import { MEAT } from "@/lib/nutrition/catalogue/meat";
import { NUTS } from "@/lib/nutrition/catalogue/nuts";
import { POULTRY } from "@/lib/nutrition/catalogue/poultry";
import { foodOf, nutrientsOf, type Row } from "@/lib/nutrition/catalogue/row";
import { SAUCES } from "@/lib/nutrition/catalogue/sauces";
import { SNACKS } from "@/lib/nutrition/catalogue/snacks";
import { SUPPLEMENTS } from "@/lib/nutrition/catalogue/supplements";
import { SWEETS } from "@/lib/nutrition/catalogue/sweets";
import { VEGETABLES } from "@/lib/nutrition/catalogue/vegetables";
import type { Food, FoodCategory } from "@/lib/nutrition/food";
import type { Nutrients } from "@/lib/nutrition/nutrients";
import { recipeFigures, recipeSource } from "@/lib/nutrition/recipe";
import { RECIPES } from "@/lib/nutrition/recipes";

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
  const rows = Object.values(ROWS).flat();
  const figures = new Map<string, Nutrients>();
  for (const row of rows) if (row.per100g) figures.set(row.id, nutrientsOf(row.per100g));

  // Parts may be dishes themselves (a sundae's syrup), so a dish may have to wait for another.
  const composing = new Set<string>();
  const per100gOf = (id: string): Nutrients => {
    const known = figures.get(id);
    if (known) return known;
    const recipe = RECIPES[id];
    if (!recipe || composing.has(id)) throw new Error(`no figures for ${id}`);
    composing.add(id);
    const composed = recipeFigures(recipe, per100gOf);
    figures.set(id, composed);
    return composed;
  };

  return (Object.keys(ROWS) as FoodCategory[]).flatMap((category) =>
    ROWS[category].map((row) => {
      const recipe = RECIPES[row.id];
      const source = row.source ?? (recipe ? recipeSource(recipe) : "");
      return foodOf(row, category, source, per100gOf(row.id));
    }),
  );
}
