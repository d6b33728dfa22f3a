import { z } from "zod";
import { type ImportEntry, type ImportProblem, MOST, plainText } from "@/lib/imports/import-entry";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import {
  MAX_GRAMS,
  MAX_TEXT,
  MAX_WATER_ML,
  MAX_WEIGHT_KG,
  MIN_WEIGHT_KG,
} from "@/lib/nutrition/figures/bounds";
import { measureSchema, saltSchema, sizeSchema } from "@/lib/nutrition/foods/portion-schema";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";

/** A row of our own export, whichever form it was written in: its section, its columns, its line or place. */
export type ExportedRow = { section: string; line: number; values: Record<string, unknown> };

const amount = (most: number) => z.coerce.number().min(0).max(most);
const instant = z.coerce.date().transform((at) => at.toISOString());
/** What a CSV leaves empty. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());

const mealSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  kind: z.enum(MEAL_KINDS),
  eaten_at: instant,
  text: orNull(z.string().max(MAX_TEXT)),
  deleted_at: orNull(z.string()),
});

const itemSchema = z.object({
  meal_id: z.uuid(),
  position: z.coerce.number().int().min(0),
  food: z.string().min(1).max(80),
  name: z.string().min(1).max(120),
  grams: z.coerce.number().positive().max(MAX_GRAMS),
  portion_quantity: orNull(z.coerce.number().positive()),
  portion_measure: orNull(measureSchema),
  portion_size: orNull(sizeSchema),
  portion_said: orNull(z.string().max(80)),
  salt: orNull(saltSchema),
  kcal: amount(MOST.kcal * 5),
  protein_g: amount(MOST.macro_g),
  carbs_g: amount(MOST.macro_g),
  fat_g: amount(MOST.macro_g),
  fibre_g: amount(MOST.macro_g),
  sodium_mg: amount(MOST.sodium_mg * 10),
});

const waterSchema = z.object({
  day: daySchema,
  ml: z.coerce.number().int().min(1).max(MAX_WATER_ML),
  at: instant,
});
const weightSchema = z.object({
  day: daySchema,
  kg: z.coerce.number().min(MIN_WEIGHT_KG).max(MAX_WEIGHT_KG),
  at: instant,
});

/** Section -> the columns that are read of it. */
export const READ_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  meals: Object.keys(mealSchema.shape),
  meal_items: Object.keys(itemSchema.shape),
  water: Object.keys(waterSchema.shape),
  weight: Object.keys(weightSchema.shape),
};

/** The entries of our own export, as they were: items keep their foods, portions and figures, meals their moments. */
export function readGarfo(rows: readonly ExportedRow[]): {
  entries: ImportEntry[];
  problems: ImportProblem[];
} {
  const entries: ImportEntry[] = [];
  const problems: ImportProblem[] = [];
  const meals = new Map<string, Extract<ImportEntry, { type: "meal" }>>();
  const gone = new Set<string>();
  const items: { item: z.output<typeof itemSchema>; line: number }[] = [];
  const take = <S extends z.ZodType>(schema: S, { line, values }: ExportedRow): z.output<S> | null => {
    const read = schema.safeParse(values);
    if (read.success) return read.data;
    const text = plainText(String(values.name ?? values.day ?? values.id ?? ""));
    problems.push({ line, why: read.error.issues[0]?.path[0] === "day" ? "day" : "figure", text });
    return null;
  };
  for (const row of rows) {
    if (row.section === "meals") {
      const meal = take(mealSchema, row);
      if (meal?.deleted_at) gone.add(meal.id);
      else if (meal) {
        const { id, day, kind, eaten_at: eatenAt, text } = meal;
        const entry = {
          type: "meal" as const,
          line: row.line,
          day,
          kind,
          eatenAt,
          items: [],
          ...(text ? { text } : {}),
        };
        meals.set(id, entry);
        entries.push(entry);
      }
    } else if (row.section === "meal_items") {
      const item = take(itemSchema, row);
      if (item) items.push({ item, line: row.line });
    } else if (row.section === "water") {
      const water = take(waterSchema, row);
      if (water) entries.push({ type: "water", line: row.line, ...water });
    } else if (row.section === "weight") {
      const weight = take(weightSchema, row);
      if (weight) entries.push({ type: "weight", line: row.line, ...weight });
    }
  }
  for (const { item, line } of items.sort((a, b) => a.item.position - b.item.position)) {
    const meal = meals.get(item.meal_id);
    if (meal) meal.items.push(rowOf(item));
    else if (!gone.has(item.meal_id)) problems.push({ line, why: "short", text: plainText(item.name) });
  }
  return { entries: entries.filter((entry) => entry.type !== "meal" || entry.items.length > 0), problems };
}

function rowOf(item: z.output<typeof itemSchema>): ItemRow {
  const { food, name, grams, salt } = item;
  const isMeasured = item.portion_quantity !== null && item.portion_measure !== null;
  return {
    ...{ food, name, grams, salt: salt ?? "usual" },
    portionQuantity: isMeasured ? item.portion_quantity : null,
    portionMeasure: isMeasured ? item.portion_measure : null,
    portionSize: isMeasured ? item.portion_size : null,
    portionSaid: isMeasured ? null : item.portion_said,
    ...{ kcal: item.kcal, proteinG: item.protein_g, carbsG: item.carbs_g, fatG: item.fat_g },
    ...{ fibreG: item.fibre_g, sodiumMg: item.sodium_mg },
  };
}

/** Rows of the JSON export; null where it is none. */
export function exportedOfJson(text: string): ExportedRow[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== "object" || parsed === null) return null;
  const sections = parsed as Record<string, unknown>;
  if (sections.format !== "garfo-export-1") return null;
  return Object.keys(READ_COLUMNS).flatMap((section) => {
    const list = sections[section];
    if (!Array.isArray(list)) return [];
    return list.map((values, index) => ({ section, line: index + 1, values: Object(values) }));
  });
}
