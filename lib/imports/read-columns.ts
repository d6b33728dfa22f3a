import { type ImportProblem, MOST, plainText, type RowProblem } from "@/lib/imports/import-entry";
import type { Columns, ImportField } from "@/lib/imports/import-fields";
import type { ToldItem } from "@/lib/imports/import-item";
import { type DateOrder, readDay, readHour } from "@/lib/imports/read-date";
import { type Decimal, readFigure } from "@/lib/imports/read-figure";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

/** A line of a table and its cells. */
export type TableRow = { line: number; cells: readonly string[] };

/** What a row tells, before foods are looked up and meals put together. */
export type ToldRow = {
  line: number;
  day: Day;
  hour: number | null;
  meal: string;
  /** Which entry of the file it belongs to, where the file says so. */
  group?: string;
} & ({ item: ToldItem } | { water_ml: number } | { weight: number });

/** How the cells of a table are to be read. */
export type TableStyle = {
  columns: Columns;
  order: DateOrder;
  decimal: Decimal;
  gramsOfSodium: boolean;
  /** What a row is called that names no food: "Almoço (MyFitnessPal)". */
  nameOf: (meal: string) => string;
};

/** What no name, date or figure is longer than: patterns are asked of short texts only. */
export const LONGEST_CELL = 200;

const KCAL_IN_KJ = 1 / 4.184;
/** Rows that add up others: "Total", "TOTAL:", "Totals", "Média". */
const SUM = /^\s*(totals?|totais|daily average|average|m[eé]dia|meta|goal|objectifs?|total .*)\s*:?\s*$/i;

/** What the rows of a table with titles tell; a row that cannot be used says why and stops no other. */
export function readColumns(
  rows: Iterable<TableRow>,
  style: TableStyle,
): { told: ToldRow[]; problems: ImportProblem[] } {
  const told: ToldRow[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const read = readRow(row, style);
    if (Array.isArray(read)) told.push(...read);
    else if (read) problems.push({ line: row.line, why: read, text: plainText(row.cells.join(" · "), 120) });
  }
  return { told, problems };
}

/** null for a row that is not meant to be an entry. */
function readRow({ line, cells }: TableRow, style: TableStyle): ToldRow[] | RowProblem | null {
  const cell = (field: ImportField) => (cells[style.columns[field] ?? -1] ?? "").slice(0, LONGEST_CELL);
  if (cells.every((text) => text.trim() === "")) return null;
  if (
    [cell("date"), cell("food"), cell("meal"), (cells[0] ?? "").slice(0, LONGEST_CELL)].some((text) =>
      SUM.test(text),
    )
  )
    return null;
  const day = readDay(cell("date"), style.order);
  if (day === null) return "day";
  const at = { line, day, hour: readHour(cell("time")) ?? readTimeOfDate(cell("date")), meal: cell("meal") };
  const found: ToldRow[] = [];
  for (const [field, most] of [["water", MOST.water_ml] as const, ["weight", 2_000] as const]) {
    const amount = readFigure(cell(field), style.decimal, most);
    if (typeof amount === "string") return amount;
    if (amount !== null && amount > 0)
      found.push({ ...at, ...(field === "water" ? { water_ml: amount } : { weight: amount }) });
  }
  const item = readItem(cell, style);
  if (typeof item === "string") return item;
  if (item) found.push({ ...at, item });
  if (found.length > 0) return found;
  if (item === undefined) return null;
  return style.columns.kcal === undefined && style.columns.food === undefined ? null : "energy";
}

function readTimeOfDate(date: string): number | null {
  // Midnight is how programs write a day, not an hour.
  const hour = readHour(date);
  return hour === 0 ? null : hour;
}

const FIGURES = [
  ["protein", "protein_g"],
  ["carbs", "carbs_g"],
  ["fat", "fat_g"],
  ["fibre", "fibre_g"],
] as const;

/** undefined for what is no entry, null where its figures are missing. */
function readItem(
  cell: (field: ImportField) => string,
  style: TableStyle,
): ToldItem | RowProblem | null | undefined {
  const { decimal, columns } = style;
  const figures: Partial<Nutrients> = {};
  const kcal = readFigure(cell("kcal"), decimal, MOST.kcal);
  if (typeof kcal === "string") return kcal;
  if (kcal !== null) figures.kcal = kcal;
  else {
    const kj = readFigure(cell("kj"), decimal, MOST.kcal / KCAL_IN_KJ);
    if (typeof kj === "string") return kj;
    if (kj !== null) figures.kcal = kj * KCAL_IN_KJ;
  }
  for (const [field, name] of FIGURES) {
    const value = readFigure(cell(field), decimal, MOST.macro_g);
    if (typeof value === "string") return value;
    if (value !== null) figures[name] = value;
  }
  const sodium = readFigure(cell("sodium"), decimal, MOST.sodium_mg);
  if (typeof sodium === "string") return sodium;
  if (sodium !== null) figures.sodium_mg = style.gramsOfSodium ? sodium * 1_000 : sodium;
  const named = cell("food").trim();
  if (named === "" && figures.kcal === undefined) return null;
  // A program's line of nothing: a meal that nobody ate.
  if (columns.food === undefined && figures.kcal === 0) return undefined;
  const name = named || style.nameOf(cell("meal"));
  return { name, brand: cell("brand"), amount: amountOf(cell), figures };
}

function amountOf(cell: (field: ImportField) => string): string {
  const [quantity, unit] = [cell("quantity").trim(), cell("unit").trim()];
  if (quantity === "") return cell("amount");
  return `${quantity} ${unit || (cell("amount") ? `x ${cell("amount")}` : "")}`.trim();
}
