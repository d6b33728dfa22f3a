import { z } from "zod";
import {
  DECLARED_CONTENTS,
  type DeclaredContent,
  type LabelFigures,
} from "@/lib/nutrition/own-foods/own-food";
import { implausibilities } from "@/lib/nutrition/own-foods/plausibility";

const figure = z.number().nullable();

/** A product under a barcode, as it is kept for a while. */
export const storedProduct = z.object({
  name: z.string(),
  brand: z.string().nullable(),
  liquid: z.boolean(),
  per100g: z.object({
    kcal: figure,
    protein_g: figure,
    carbs_g: figure,
    fat_g: figure,
    fibre_g: figure,
    sodium_mg: figure,
  }),
  portionGrams: z.number().nullable(),
  contains: z.array(z.string()),
  mayContain: z.array(z.string()),
});
export type Product = z.infer<typeof storedProduct>;

const FIGURES = ["kcal", "protein_g", "carbs_g", "fat_g", "fibre_g", "sodium_mg"] as const;
const contents = z.array(z.enum(DECLARED_CONTENTS));

export const productSchema = z.object({
  barcode: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  liquid: z.boolean().describe("Figures and portion are of ml"),
  per100g: storedProduct.shape.per100g.describe("null where nobody has told"),
  portion_grams: z.number().nullable(),
  contains: contents,
  may_contain: contents,
  implausible: z.array(z.enum(FIGURES)).describe("Figures that cannot be so, or do not go with the others"),
  source: z.literal("open_food_facts"),
  url: z.url().describe("Where the product can be seen and put right; data under the ODbL"),
  own: z.uuid().nullable().describe("The food of one's own that was made of it already"),
});
export type ProductAnswer = z.infer<typeof productSchema>;

const PAGE = "https://world.openfoodfacts.org/product/";

/** A product as a reader sees it before they keep it. */
export function productAnswer(barcode: string, product: Product, own: string | null): ProductAnswer {
  const { name, brand, liquid, per100g, portionGrams } = product;
  const { kcal } = per100g;
  const wrong = kcal === null ? [] : implausibilities({ ...per100g, kcal }, { liquid });
  return {
    ...{ barcode, name, brand, liquid, per100g, portion_grams: portionGrams },
    ...{ contains: declared(product.contains), may_contain: declared(product.mayContain) },
    implausible: [...new Set(wrong.map(({ field }) => field))],
    ...{ source: "open_food_facts", url: `${PAGE}${barcode}`, own },
  };
}

/** Rounding of what was shown, typed again and worked out per 100 g. */
const SAME = 0.06;

/** Whether figures are the product's, none of them changed. */
export function isOfProduct(per100g: LabelFigures, { per100g: listed }: Product): boolean {
  return FIGURES.every((key) => {
    const [mine, theirs] = [per100g[key], listed[key]];
    return mine === theirs || (mine !== null && theirs !== null && Math.abs(mine - theirs) <= SAME);
  });
}

function declared(words: readonly string[]): DeclaredContent[] {
  return DECLARED_CONTENTS.filter((content) => words.includes(content));
}
