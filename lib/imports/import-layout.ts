import { SHEET_MARK, titledSection } from "@/lib/imports/export-sheet";
import type { ImportSource } from "@/lib/imports/import-entry";
import { type Columns, columnsByTitle, tellsEnough, tellsFoods } from "@/lib/imports/import-fields";
import type { TableRow } from "@/lib/imports/read-columns";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** How a table is made, as far as its first lines tell. */
export type ImportLayout =
  | { kind: "garfo" }
  | { kind: "fatsecret" }
  | { kind: "biometrics" }
  /** A list of foods without days. */
  | { kind: "foods"; source: ImportSource; columns: Columns }
  /** A table with titles in the row `at`; -1 where it has none. */
  | { kind: "columns"; source: ImportSource; at: number; titles: readonly string[]; columns: Columns };

const HEAD = 12;

/** What wrote a table, by its titles and by the marks of reports. */
export function layoutOf(rows: readonly TableRow[]): ImportLayout {
  const head = rows.slice(0, HEAD);
  const first = head[0]?.cells ?? [];
  if (first[0] === SHEET_MARK && head[1] && titledSection(head[1].cells)) return { kind: "garfo" };
  if (head.some(({ cells }) => /^#.*(report|relat[oó]rio|informe|rapport)/i.test(cells[0] ?? "")))
    return { kind: "fatsecret" };
  const titles = new Set(first.map((title) => fold(title).trim()));
  if (["metric", "unit", "amount"].every((title) => titles.has(title))) return { kind: "biometrics" };
  const at = head.findIndex(({ cells }) => tellsEnough(columnsByTitle(cells)));
  const row = at < 0 ? first : head[at]!.cells;
  const listed = columnsByTitle(first);
  if (at < 0 && tellsFoods(listed)) {
    return { kind: "foods", source: titles.has("is_custom") ? "sparkyfitness" : "csv", columns: listed };
  }
  return {
    kind: "columns",
    source: writerOf(row),
    at: Math.max(at, 0),
    titles: row,
    columns: columnsByTitle(row),
  };
}

function writerOf(titles: readonly string[]): ImportSource {
  const folded = titles.map((title) => fold(title).trim());
  const has = (pattern: RegExp) => folded.some((title) => pattern.test(title));
  if (has(/^food name$/) && has(/^energy \(kcal\)$/)) return "cronometer";
  const columns = columnsByTitle(titles);
  const counts = columns.kcal !== undefined && columns.meal !== undefined;
  if (counts && columns.food === undefined && has(/^note$/)) return "myfitnesspal";
  if (columns.weight !== undefined && has(/^body fat %$/)) return "myfitnesspal";
  const isFull = columns.food !== undefined && columns.quantity !== undefined && columns.unit !== undefined;
  return counts && isFull && columns.brand !== undefined && has(/cholest/) ? "sparkyfitness" : "csv";
}
