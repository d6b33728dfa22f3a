import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";

/** What programs write; `csv` is any table whose columns are told, `garfo` our own export. */
export const IMPORT_SOURCES = [
  "myfitnesspal",
  "cronometer",
  "fatsecret",
  "sparkyfitness",
  "garfo",
  "csv",
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Why a row is left out. */
export const ROW_PROBLEMS = [
  "day",
  "future",
  "energy",
  "negative",
  "absurd",
  "formula",
  "figure",
  "weight",
  "short",
  "unweighed",
  "many",
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

export type ImportProblem = { line: number; why: RowProblem; text: string };

/** Why a file as a whole cannot be read: a key of `errors.fields`. */
export type ImportFileProblem =
  | "file_empty_table"
  | "file_zip"
  | "file_html"
  | "file_unreadable"
  | "file_too_many_rows";

/** An entry about to be stored, and the line of the file that tells it. Moments are ISO instants. */
export type ImportEntry =
  | {
      type: "meal";
      line: number;
      day: Day;
      kind: MealKind;
      eatenAt: string;
      /** What its writer wrote. */
      text?: string;
      items: ItemRow[];
    }
  | { type: "water"; line: number; day: Day; ml: number; at: string }
  | { type: "weight"; line: number; day: Day; kg: number; at: string };

/** Bounds of one row: beyond them it is a slip, or another unit. */
export const MOST = {
  kcal: 10_000,
  grams: 5_000,
  macro_g: 2_000,
  sodium_mg: 50_000,
  water_ml: 10_000,
} as const;
export const MOST_ROWS = 100_000;

/** Text of a file as it may be shown and kept: no controls, nothing that a spreadsheet takes for a formula, not too long. */
export function plainText(text: string, most = 80): string {
  return text
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, " ")
    .replace(/^[=+\-@\s]+/, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most)
    .trim();
}
