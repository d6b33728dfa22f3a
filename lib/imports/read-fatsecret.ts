import { type ImportProblem, MOST, plainText } from "@/lib/imports/import-entry";
import { type Columns, columnsByTitle } from "@/lib/imports/import-fields";
import { kindOfWord } from "@/lib/imports/meal-words";
import { LONGEST_CELL, type TableRow, type ToldRow } from "@/lib/imports/read-columns";
import { readDay } from "@/lib/imports/read-date";
import { type Decimal, readFigure } from "@/lib/imports/read-figure";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

/**
 * FatSecret's report of a diary, whose lines are told apart by how far they are indented: a day, below it a meal, below that
 * a food with its figures, below that how much of it. Sums of days and meals are left out.
 *
 *     Date,Cals ( kcal),Fat( g),…
 *     "Tuesday, May 1, 2018",1523,46.06,…
 *      Breakfast,250,4,…
 *       Trader Joe's Wild Salmon Jerky,160,4,…
 *     "   2  x 1 oz, 56 g"
 */
export function readFatSecret(
  rows: readonly TableRow[],
  decimal: Decimal,
): { told: ToldRow[]; problems: ImportProblem[] } {
  const told: ToldRow[] = [];
  const problems: ImportProblem[] = [];
  let columns: Columns | null = null;
  let day: string | null = null;
  let meal = "";
  for (const { line, cells: whole } of rows) {
    const cells = whole.map((cell) => cell.slice(0, LONGEST_CELL));
    const first = cells[0] ?? "";
    if (first.trim() === "" || first.startsWith("#")) continue;
    const depth = first.length - first.trimStart().length;
    if (depth === 0) {
      const titles = columnsByTitle(cells);
      if (titles.kcal !== undefined) columns = titles.date === undefined ? null : titles;
      else if (columns) {
        day = readDay(first, "dmy");
        if (day === null) problems.push({ line, why: "day", text: plainText(first) });
      }
    } else if (columns && day && depth === 1) meal = kindOfWord(first) ? first.trim() : "";
    else if (columns && day && cells.length > 2) {
      const figures = readFigures(cells, columns, decimal);
      if (typeof figures === "string") problems.push({ line, why: figures, text: plainText(first) });
      else told.push({ line, day, hour: null, meal, item: { name: first.trim(), amount: "", figures } });
    } else if (columns && day) {
      // How much of the food on the line above it: the comma stands in words here.
      const last = told.at(-1);
      if (last && "item" in last) last.item.amount ||= cells.join(",").trim();
    }
  }
  return { told, problems };
}

const FIELDS = [
  ["kcal", "kcal", MOST.kcal],
  ["protein", "protein_g", MOST.macro_g],
  ["carbs", "carbs_g", MOST.macro_g],
  ["fat", "fat_g", MOST.macro_g],
  ["fibre", "fibre_g", MOST.macro_g],
  ["sodium", "sodium_mg", MOST.sodium_mg],
] as const;

function readFigures(cells: readonly string[], columns: Columns, decimal: Decimal) {
  const figures: Partial<Nutrients> = {};
  for (const [field, name, most] of FIELDS) {
    const value = readFigure(cells[columns[field] ?? -1] ?? "", decimal, most);
    if (typeof value === "string") return value;
    if (value !== null) figures[name] = value;
  }
  return figures;
}
