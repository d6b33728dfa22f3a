import { ASIAN_RECIPES } from "@/lib/nutrition/foods/recipes/asian-dishes";
import { DAIRY_AND_SAUCES_RECIPES } from "@/lib/nutrition/foods/recipes/dairy-and-sauces";
import { DISHES_RECIPES } from "@/lib/nutrition/foods/recipes/dishes";
import { DRINKS_RECIPES } from "@/lib/nutrition/foods/recipes/drinks";
import { HOME_SWEETS_RECIPES } from "@/lib/nutrition/foods/recipes/home-sweets";
import { IMMIGRANT_DISHES_RECIPES } from "@/lib/nutrition/foods/recipes/immigrant-dishes";
import type { Recipe } from "@/lib/nutrition/foods/recipes/recipe";
import { REGIONAL_DISHES_RECIPES } from "@/lib/nutrition/foods/recipes/regional-dishes";
import { SNACKS_RECIPES } from "@/lib/nutrition/foods/recipes/snacks";
import { STAPLES_RECIPES } from "@/lib/nutrition/foods/recipes/staples";
import { SWEETS_RECIPES } from "@/lib/nutrition/foods/recipes/sweets";
import { WORLD_DISHES_RECIPES } from "@/lib/nutrition/foods/recipes/world-dishes";

/**
 * Dishes that no table lists as people eat them here, by the food's id. Amounts are those of common recipes, packages
 * and menus; the figures follow from the parts (recipe.ts).
 */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...ASIAN_RECIPES,
  ...DAIRY_AND_SAUCES_RECIPES,
  ...DISHES_RECIPES,
  ...DRINKS_RECIPES,
  ...HOME_SWEETS_RECIPES,
  ...IMMIGRANT_DISHES_RECIPES,
  ...REGIONAL_DISHES_RECIPES,
  ...SNACKS_RECIPES,
  ...STAPLES_RECIPES,
  ...SWEETS_RECIPES,
  ...WORLD_DISHES_RECIPES,
};
