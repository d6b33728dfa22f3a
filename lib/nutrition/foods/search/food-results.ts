import { z } from "zod";
import type { Locale } from "@/lib/i18n/locale";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { CONFIDENCES, type Food } from "@/lib/nutrition/foods/food";
import { illustrationOf } from "@/lib/nutrition/foods/illustration";
import { illustrationSchema } from "@/lib/nutrition/foods/illustration-schema";
import { measureText } from "@/lib/nutrition/foods/portion";
import { measureSchema, sizeSchema } from "@/lib/nutrition/foods/portion-schema";

/** Most foods that a search answers. */
export const MAX_FOODS = 20;

const MAX_IDS = MAX_ITEMS;

/** What to search for, or the ids of foods that are already known. */
export const foodsQuery = z.object({
  q: z.string().trim().max(100).default(""),
  ids: z
    .string()
    .regex(/^[\w.~-]{1,80}(,[\w.~-]{1,80})*$/)
    .max(MAX_IDS * 81)
    .optional()
    .describe("Ids with commas between them, at most 40; unknown ones are left out"),
});

export const foodSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z
    .string()
    .describe(
      "taco:3, ibge:6300101, usda:173180, recipe:… for dishes worked out from their parts, label:…, own:… for one's own, open_food_facts:… or estimate:…",
    ),
  confidence: z
    .enum(CONFIDENCES)
    .describe(
      "How sure the figures are: a published table, a dish worked out from its parts, a label, an estimate",
    ),
  illustration: illustrationSchema,
  added_sodium_mg: z.number().describe("Of the sodium in 100 g, what is salt added in cooking"),
  alcohol_g: z.number().describe("Alcohol in 100 g; 10 to 14 g are a dose"),
  contains: z.array(z.string()).describe("What is in it that people avoid: gluten, milk, peanut"),
  may_contain: z.array(z.string()).describe("What may be in it, by its brand, its filling or its cook"),
  per100g: nutrientsSchema,
  portions: z
    .array(
      z.object({
        name: z.string().describe("In the reader's language: unidade média"),
        measure: measureSchema,
        size: sizeSchema.optional(),
        grams: z.number(),
      }),
    )
    .describe("The usual one first"),
});

export const foodsSchema = z.object({ foods: z.array(foodSchema).max(MAX_IDS) });
export type FoodResult = z.infer<typeof foodSchema>;

export type PortionResult = FoodResult["portions"][number];

/** A food as the search answers it, its usual portion first. */
export function foodResult(food: Food, locale: Locale): FoodResult {
  const { id, name, nameEn, source, confidence, per100g, portions, defaultPortion } = food;
  const usualFirst = [...portions].sort(
    (a, b) => Number(b === defaultPortion) - Number(a === defaultPortion),
  );
  return {
    id,
    name: locale === "en-US" ? nameEn : name,
    source,
    confidence,
    illustration: illustrationOf(id),
    added_sodium_mg: food.addedSodiumMg,
    alcohol_g: food.alcoholG,
    contains: [...food.contains],
    may_contain: [...food.mayContain],
    per100g,
    portions: usualFirst.map((portion) => ({
      name: measureText(portion.measure, portion.size ?? null, locale),
      ...portion,
    })),
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
