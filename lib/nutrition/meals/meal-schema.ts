import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_GRAMS, MAX_ITEMS, MAX_QUANTITY, MAX_TEXT } from "@/lib/nutrition/figures/bounds";
import { ENTRY_SOURCES } from "@/lib/nutrition/figures/entry-source";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { CONFIDENCES } from "@/lib/nutrition/foods/food";
import { illustrationSchema } from "@/lib/nutrition/foods/illustration-schema";
import { measureSchema, saltSchema, sizeSchema } from "@/lib/nutrition/foods/portion-schema";
import { withWarnings } from "@/lib/nutrition/warnings/warning-schema";

const MAX_LABEL = 80;

const mealKindSchema = z.enum(MEAL_KINDS);

export const mealItemSchema = z.object({
  id: z.uuid(),
  food: z.string().describe("Id in the catalogue, see GET /api/foods"),
  name: z.string(),
  grams: z.number().positive(),
  portion: z.string().optional().describe("As said or picked, in the reader's language: 2 conchas"),
  quantity: z.number().positive().optional().describe("The portion as data, where a measure stands for it"),
  measure: measureSchema.optional(),
  size: sizeSchema.optional(),
  salt: saltSchema.optional().describe("Absent where it was the usual"),
  alcohol_g: z.number().optional().describe("Absent where there is none; 10 to 14 g are a dose"),
  source: z
    .string()
    .optional()
    .describe("Where the catalogue has the food's figures from; absent when it is gone"),
  confidence: z.enum(CONFIDENCES).optional().describe("How sure they are, see GET /api/foods"),
  illustration: illustrationSchema.optional(),
  ...nutrientsSchema.shape,
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

/** A meal as it would be if it were logged. */
export const previewedMealSchema = mealSchema
  .pick({ day: true, kind: true, eatenAt: true, totals: true })
  .extend({ items: z.array(mealItemSchema.omit({ id: true })) });

/** A meal that has just been logged. */
export const loggedMealSchema = mealSchema.extend(withWarnings);

export type MealAnswer = z.infer<typeof mealSchema>;
export type LoggedMeal = z.infer<typeof loggedMealSchema>;
export type MealItemAnswer = z.infer<typeof mealItemSchema>;

/**
 * An amount in grams, or so many of one of the food's portions, by its name or its measure. With both a measure and grams,
 * the grams are what it weighed.
 */
export const itemBody = z
  .strictObject({
    id: z.uuid().optional().describe("An item of the meal being edited keeps its id"),
    food: z
      .string()
      .min(1)
      .max(MAX_LABEL)
      .describe("Id in the catalogue, see GET /api/foods, or one of the food's names: Arroz branco"),
    grams: z.number().positive().max(MAX_GRAMS).optional(),
    quantity: z.number().positive().max(MAX_QUANTITY).optional(),
    portion: z.string().trim().min(1).max(MAX_LABEL).optional(),
    measure: measureSchema.optional(),
    size: sizeSchema.optional(),
    salt: saltSchema.optional().describe("Absent: as it was, else usual"),
  })
  .refine(
    ({ grams, quantity, measure }) =>
      measure === undefined ? (grams === undefined) !== (quantity === undefined) : quantity !== undefined,
    { message: "required", path: ["grams"] },
  )
  .refine(
    ({ quantity, portion, measure }) =>
      quantity === undefined || (portion === undefined) !== (measure === undefined),
    { message: "required", path: ["portion"] },
  )
  .refine(({ measure, size }) => size === undefined || measure !== undefined, {
    message: "required",
    path: ["measure"],
  });
export type ItemBody = z.infer<typeof itemBody>;

const itemsBody = z.array(itemBody).min(1).max(MAX_ITEMS);
const eatenAtBody = z.iso.datetime({ offset: true });

/** Exactly one of `items` and `text`. */
export const mealBody = z
  .strictObject({
    day: daySchema.optional().describe("Today when absent"),
    kind: mealKindSchema.optional().describe("That of the hour when absent"),
    eatenAt: eatenAtBody.optional().describe("With items only: a text tells its own time"),
    items: itemsBody.optional(),
    text: z.string().trim().min(1).max(MAX_TEXT).optional().describe("2 ovos e um pão francês"),
    toldAt: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        "When a text was told that is sent later: its days and hours count from then; 14 days at most",
      ),
  })
  .refine((body) => (body.items === undefined) !== (body.text === undefined), {
    message: "required",
    path: ["items"],
  })
  .refine((body) => body.text === undefined || body.eatenAt === undefined, {
    message: "invalid",
    path: ["eatenAt"],
  });
export type MealBody = z.infer<typeof mealBody>;

export const mealEditBody = z.strictObject({
  version: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .describe("The version that was edited; another one since then answers 409"),
  day: daySchema.optional(),
  kind: mealKindSchema.optional(),
  eatenAt: eatenAtBody.optional(),
  items: itemsBody.optional().describe("All items that the meal has afterwards"),
});
export type MealEditBody = z.infer<typeof mealEditBody>;

export const mealCopyBody = z.strictObject({ day: daySchema, kind: mealKindSchema });
export type MealCopyBody = z.infer<typeof mealCopyBody>;

export const deletedMealSchema = z.object({
  id: z.uuid(),
  undoUntil: z.iso.datetime().describe("POST /api/meals/{id}/restore brings it back until then"),
});
export type DeletedMeal = z.infer<typeof deletedMealSchema>;
