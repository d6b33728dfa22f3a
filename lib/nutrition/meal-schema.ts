import { z } from "zod";
import { daySchema } from "@/lib/nutrition/day";
import { MEAL_KINDS } from "@/lib/nutrition/meal";

/** Where an entry came from. */
export const ENTRY_SOURCES = ["whatsapp_text", "whatsapp_photo", "whatsapp_audio", "web"] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Bounds of one meal; the chat keeps to them too. */
export const MAX_ITEMS = 40;
export const MAX_GRAMS = 5_000;
export const MAX_TEXT = 4_096;

const amount = z.number().min(0);

export const nutrientsSchema = z.object({
  kcal: amount,
  protein_g: amount,
  carbs_g: amount,
  fat_g: amount,
  fibre_g: amount,
  sodium_mg: amount,
});

export const mealKindSchema = z.enum(MEAL_KINDS);

export const mealItemSchema = nutrientsSchema.extend({
  id: z.uuid(),
  food: z.string().describe("Id in the catalogue, see GET /api/foods"),
  name: z.string(),
  grams: z.number().positive(),
  portion: z.string().optional().describe("As said or picked: 2 conchas"),
});

/** A meal everywhere: figures are those of the items as logged, rounded; totals are their sum. */
export const mealSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  kind: mealKindSchema,
  eatenAt: z.iso.datetime(),
  source: z.enum(ENTRY_SOURCES),
  text: z.string().optional().describe("What the person wrote"),
  version: z.int().min(1).describe("Send it back when editing"),
  items: z.array(mealItemSchema),
  totals: nutrientsSchema,
});

export type Meal = z.infer<typeof mealSchema>;
export type MealItem = z.infer<typeof mealItemSchema>;
