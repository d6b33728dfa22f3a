import { z } from "zod";
import type { Food } from "@/lib/nutrition/food";
import { nutrientsSchema } from "@/lib/nutrition/meal-schema";

/** Most foods of one answer. */
export const MAX_FOODS = 20;

export const foodsQuery = z.object({ q: z.string().trim().max(100).default("") });

export const foodSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z
    .string()
    .describe("taco:3, ibge:6300101, usda:173180, or recipe:… for dishes worked out from their parts"),
  per100g: nutrientsSchema,
  portions: z.array(z.object({ name: z.string(), grams: z.number() })).describe("The usual one first"),
});

export const foodsSchema = z.object({ foods: z.array(foodSchema).max(MAX_FOODS) });

/** A food as the search answers it, its usual portion first. */
export function foodResult(food: Food, locale: "pt-BR" | "en-US"): z.infer<typeof foodSchema> {
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
