import { z } from "zod";
import { MAX_GRAMS, MAX_QUANTITY } from "@/lib/nutrition/figures/bounds";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { CONTENTS } from "@/lib/nutrition/foods/contents/contents";
import { MEASURES } from "@/lib/nutrition/foods/measures";
import { measureSchema, sizeSchema } from "@/lib/nutrition/foods/portion-schema";
import { isBarcode } from "@/lib/nutrition/own-foods/barcode";
import {
  DECLARED_CONTENTS,
  LABEL_BASES,
  MAX_INGREDIENTS,
  MAX_OWN_FOODS,
  OWN_FOOD_KINDS,
  OWN_FOOD_SOURCES,
} from "@/lib/nutrition/own-foods/own-food";

const MAX_NAME = 80;
/** More portions than a recipe is cut into, and more than a kitchen's largest pot holds, in grams. */
const MAX_YIELD = { portions: 500, grams: 50_000 } as const;

const CONTROL = /\p{Cc}/u;
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !CONTROL.test(text), "control_characters");

const householdSchema = z.enum(MEASURES.map(({ id }) => id));
const barcodeSchema = z.string().trim().refine(isBarcode, "barcode");
const grams = z.number().positive().max(MAX_GRAMS);
/** Far beyond anything edible: what is plausible is judged by the figures together. */
const figure = z.number().min(0).max(100_000);
const untold = figure.nullable().default(null);

const labelSchema = z.object({
  kcal: figure,
  protein_g: untold,
  carbs_g: untold,
  fat_g: untold,
  fibre_g: untold,
  sodium_mg: untold,
});

const common = {
  name: words(MAX_NAME),
  portion_measure: householdSchema
    .default("porcao")
    .describe("What one portion is called: fatia, copo, unidade"),
  contains: z.array(z.enum(DECLARED_CONTENTS)).max(DECLARED_CONTENTS.length).default([]),
  may_contain: z.array(z.enum(DECLARED_CONTENTS)).max(DECLARED_CONTENTS.length).default([]),
};

const foodBody = z.strictObject({
  kind: z.literal("food"),
  ...common,
  brand: words(MAX_NAME).nullable().default(null),
  liquid: z.boolean().default(false).describe("Measured in ml, each taken for 1 g"),
  per: z.enum(LABEL_BASES).describe("What the label's figures are of: 100 g (or ml), or one portion"),
  portion_grams: grams.describe("Of one portion, in g (or ml)"),
  label: z
    .strictObject(labelSchema.shape)
    .describe("Figures as the label tells them; null what it does not tell"),
  barcode: barcodeSchema.nullable().default(null).describe("Of the product it is, see GET /api/products"),
  as_labelled: z
    .boolean()
    .default(false)
    .describe("Take energy that does not fit the macronutrients: the label says so"),
});

export const ingredientBody = z
  .strictObject({
    food: z
      .string()
      .min(1)
      .max(MAX_NAME)
      .describe("Id of a food of the catalogue or of one's own, see GET /api/foods"),
    grams: grams.optional(),
    quantity: z.number().positive().max(MAX_QUANTITY).optional(),
    measure: measureSchema.optional(),
    size: sizeSchema.optional(),
  })
  .refine(
    ({ grams, quantity, measure }) =>
      (grams !== undefined || quantity !== undefined) && (quantity === undefined) === (measure === undefined),
    { message: "required", path: ["grams"] },
  );
export type IngredientBody = z.infer<typeof ingredientBody>;

const recipeBody = z.strictObject({
  kind: z.literal("recipe"),
  ...common,
  ingredients: z.array(ingredientBody).min(1).max(MAX_INGREDIENTS),
  yield_portions: z
    .number()
    .positive()
    .max(MAX_YIELD.portions)
    .describe("Into how many portions it is divided"),
  yield_grams: z
    .number()
    .positive()
    .max(MAX_YIELD.grams)
    .nullable()
    .default(null)
    .describe("What it weighs when done; null: as much as its ingredients"),
});

export const ownFoodBody = z.discriminatedUnion("kind", [foodBody, recipeBody]);
export type OwnFoodBody = z.infer<typeof ownFoodBody>;
export type LabelledFoodBody = z.infer<typeof foodBody>;
export type OwnRecipeBody = z.infer<typeof recipeBody>;

const contents = z.array(z.enum(CONTENTS));

const ingredientSchema = z.object({
  food: z.string(),
  name: z.string().describe("In the reader's language"),
  grams: z.number(),
  kcal: z.number(),
  portion: z.string().nullable().describe("In the reader's language: 2 unidades"),
  quantity: z.number().optional(),
  measure: measureSchema.optional(),
  size: sizeSchema.optional(),
});

export const ownFoodSchema = z.object({
  id: z.uuid(),
  food: z.string().describe("The id by which meals and the search of foods know it"),
  kind: z.enum(OWN_FOOD_KINDS),
  name: z.string(),
  brand: z.string().nullable(),
  liquid: z.boolean(),
  source: z.enum([...OWN_FOOD_SOURCES, "recipe"]),
  barcode: z.string().nullable(),
  per: z.enum(LABEL_BASES).nullable().describe("Of a recipe null, as its label"),
  label: labelSchema
    .extend({ protein_g: figure.nullable(), carbs_g: figure.nullable(), fat_g: figure.nullable() })
    .extend({ fibre_g: figure.nullable(), sodium_mg: figure.nullable() })
    .nullable(),
  per100g: nutrientsSchema,
  portion: z.object({
    measure: householdSchema,
    name: z.string().describe("In the reader's language: fatia"),
    grams: z.number(),
    ...nutrientsSchema.shape,
  }),
  declared: z.object({ contains: contents, may_contain: contents }).describe("What its owner ticked"),
  contains: contents.describe("That and, of a recipe, all that its ingredients have"),
  may_contain: contents,
  ingredients: z.array(ingredientSchema).nullable(),
  yield_portions: z.number().nullable(),
  yield_grams: z.number().nullable(),
  updated_at: z.iso.datetime(),
});
export type OwnFoodAnswer = z.infer<typeof ownFoodSchema>;

export const ownFoodsSchema = z.object({
  foods: z.array(ownFoodSchema).max(MAX_OWN_FOODS).describe("By name"),
});
export type OwnFoods = z.infer<typeof ownFoodsSchema>;

export const removedOwnFoodSchema = z.object({ id: z.uuid() });
