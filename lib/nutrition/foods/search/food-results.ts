import { z } from "zod";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";

/** Most foods that a search answers. */
export const MAX_FOODS = 20;

const MAX_IDS = MAX_ITEMS;

/** What to search for, or the ids of foods that are already known. */
export const foodsQuery = z.object({
  q: z.string().trim().max(100).default(""),
  ids: z
    .string()
    .regex(/^[\w-]{1,80}(,[\w-]{1,80})*$/)
    .max(MAX_IDS * 81)
    .optional()
    .describe("Ids with commas between them, at most 40; unknown ones are left out"),
});

export const foodSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z
    .string()
    .describe("taco:3, ibge:6300101, usda:173180, or recipe:… for dishes worked out from their parts"),
  per100g: nutrientsSchema,
  portions: z.array(z.object({ name: z.string(), grams: z.number() })).describe("The usual one first"),
});

export const foodsSchema = z.object({ foods: z.array(foodSchema).max(MAX_IDS) });
export type FoodResult = z.infer<typeof foodSchema>;

/** A food as the search answers it, its usual portion first. */
export function foodResult(food: Food, locale: "pt-BR" | "en-US"): FoodResult {
  const { id, name, nameEn, source, per100g, portions, defaultPortion } = food;
  const usualFirst = [...portions].sort(
    (a, b) => Number(b.name === defaultPortion) - Number(a.name === defaultPortion),
  );
  return {
    id,
    name: locale === "en-US" ? nameEn : name,
    source,
    per100g,
    portions: usualFirst.map(({ name, grams }) => ({ name, grams })),
  };
}

/** The foods with these ids, in this order. */
export function foodsById(ids: string): Food[] {
  return ids
    .split(",")
    .slice(0, MAX_IDS)
    .map(findFood)
    .filter((food) => food !== undefined);
}
