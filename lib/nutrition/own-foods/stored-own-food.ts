import { z } from "zod";
import { measureOf } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";
import { measureSchema, sizeSchema } from "@/lib/nutrition/foods/portion-schema";
import {
  DECLARED_CONTENTS,
  type DeclaredContent,
  type LabelBasis,
  type OwnFood,
  type OwnFoodKind,
  type OwnFoodSource,
} from "@/lib/nutrition/own-foods/own-food";

/** A food of one's own as the database holds it. */
export type StoredOwnFood = {
  id: string;
  kind: OwnFoodKind;
  name: string;
  brand: string | null;
  liquid: boolean;
  labelBasis: LabelBasis;
  portionMeasure: string;
  portionGrams: number | null;
  kcal: number | null;
  proteinG: number | null;
  carbsG: number | null;
  fatG: number | null;
  fibreG: number | null;
  sodiumMg: number | null;
  contains: string[];
  mayContain: string[];
  source: OwnFoodSource;
  barcode: string | null;
  ingredients: unknown;
  yieldPortions: number | null;
  yieldGrams: number | null;
  updatedAt: Date;
};

const storedIngredients = z.array(
  z.object({
    food: z.string(),
    grams: z.number().positive(),
    portion: z
      .object({ quantity: z.number().positive(), measure: measureSchema, size: sizeSchema.nullable() })
      .nullable()
      .default(null) satisfies z.ZodType<Portion | null>,
  }),
);

const DECLARED: ReadonlySet<string> = new Set(DECLARED_CONTENTS);

export function ownFoodOf(row: StoredOwnFood): OwnFood {
  const { id, name, updatedAt } = row;
  const declared = (words: readonly string[]) =>
    words.filter((word): word is DeclaredContent => DECLARED.has(word));
  const common = {
    ...{ id, name, updatedAt, portionMeasure: measureIn(row.portionMeasure) },
    ...{ contains: declared(row.contains), mayContain: declared(row.mayContain) },
  };
  if (row.kind === "recipe") {
    const ingredients = storedIngredients.parse(row.ingredients);
    const { yieldPortions, yieldGrams } = row;
    return { ...common, kind: "recipe", ingredients, yieldPortions: yieldPortions ?? 1, yieldGrams };
  }
  const { brand, liquid, labelBasis, source, barcode } = row;
  const { kcal, proteinG, carbsG, fatG, fibreG, sodiumMg } = row;
  return {
    ...common,
    ...{ kind: "food", brand, liquid, labelBasis, source, barcode, portionGrams: row.portionGrams ?? 100 },
    per100g: {
      ...{ kcal: kcal ?? 0, protein_g: proteinG, carbs_g: carbsG },
      ...{ fat_g: fatG, fibre_g: fibreG, sodium_mg: sodiumMg },
    },
  };
}

/** Measures are never renamed, so that what is stored is one of them. */
function measureIn(stored: string) {
  return measureOf(stored as Parameters<typeof measureOf>[0])?.id ?? "porcao";
}

/** The columns of a food; those that its kind has not are empty. */
export function ownFoodColumns(own: Omit<OwnFood, "id" | "updatedAt">) {
  const food = own as OwnFood;
  const isFood = food.kind === "food";
  const { name, portionMeasure } = food;
  return {
    ...{ kind: food.kind, name, portionMeasure },
    ...{ contains: [...food.contains], mayContain: [...food.mayContain] },
    ...{ brand: isFood ? food.brand : null, liquid: isFood && food.liquid },
    ...{ labelBasis: isFood ? food.labelBasis : "hundred", portionGrams: isFood ? food.portionGrams : null },
    ...{ kcal: isFood ? food.per100g.kcal : null, proteinG: isFood ? food.per100g.protein_g : null },
    ...{ carbsG: isFood ? food.per100g.carbs_g : null, fatG: isFood ? food.per100g.fat_g : null },
    ...{ fibreG: isFood ? food.per100g.fibre_g : null, sodiumMg: isFood ? food.per100g.sodium_mg : null },
    ...{ source: isFood ? food.source : "label", barcode: isFood ? food.barcode : null },
    ...{ yieldPortions: isFood ? null : food.yieldPortions, yieldGrams: isFood ? null : food.yieldGrams },
  } as const;
}
