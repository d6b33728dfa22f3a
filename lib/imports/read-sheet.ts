import { codeOfWord } from "@/lib/imports/code-words";
import { headedColumn, titledSection } from "@/lib/imports/export-sheet";
import type { TableRow } from "@/lib/imports/read-columns";
import { readDay } from "@/lib/imports/read-date";
import { type ExportedRow, READ_COLUMNS } from "@/lib/imports/read-garfo";
import { instantAt } from "@/lib/nutrition/calendar/day";

/** What decimals are told apart by, and whose clock hours are of where the sheet names none. */
type SheetStyle = { decimal: "." | ","; timeZone: string };

/** Rows of the CSV export, by the titles of its sections and the heads of their columns, in either language. */
export function exportedOfSheet([mark, ...rows]: readonly TableRow[], style: SheetStyle): ExportedRow[] {
  const zone = mark?.cells[2] ?? "";
  const told = { ...style, timeZone: isZone(zone) ? zone : style.timeZone };
  const found: ExportedRow[] = [];
  let section: string | null = null;
  let columns: (string | undefined)[] | null = null;
  for (const { line, cells } of rows) {
    const titled = titledSection(cells);
    if (titled) {
      section = titled;
      columns = null;
    } else if (section === null || !(section in READ_COLUMNS)) {
      // Of a section that is no diary.
    } else if (columns === null) {
      const read = READ_COLUMNS[section] ?? [];
      columns = cells.map((head) => headedColumn(head, read));
    } else {
      const pairs = columns.flatMap((column, at) =>
        column ? [[column, valueIn(column, cells[at] ?? "", told)] as const] : [],
      );
      found.push({ line, section, values: Object.fromEntries(pairs) });
    }
  }
  return found;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "" && name !== "";
  } catch {
    return false;
  }
}

/** A cell as the row had it: a day, a moment, a meal, a figure or words. */
function valueIn(column: string, cell: string, { decimal, timeZone }: SheetStyle): unknown {
  switch (column) {
    case "day":
      return readDay(cell, "dmy") ?? cell;
    case "at":
    case "eaten_at":
      return readMoment(cell, timeZone) ?? cell;
    case "kind":
    case "portion_measure":
    case "portion_size":
    case "salt":
      return codeOfWord(column, cell);
    default:
      return unquoted(cell, decimal);
  }
}

const MOMENT = /^(\S+) (\d{1,2}):(\d\d)(?::(\d\d))?$/;

/** The instant of "29/11/2026 14:03:10"; null where a cell tells none. */
function readMoment(cell: string, timeZone: string): string | null {
  const [, date = "", hours, minutes, seconds] = MOMENT.exec(cell.trim()) ?? [];
  const day = readDay(date, "dmy");
  if (!day) return null;
  const minute = instantAt(day, Number(hours) + Number(minutes) / 60, timeZone);
  return new Date(minute.getTime() + Number(seconds ?? 0) * 1_000).toISOString();
}

/** What was written so that no spreadsheet takes it for a formula, and figures with their own mark. */
function unquoted(cell: string, decimal: "." | ","): string {
  if (/^-?\d+,\d+$/.test(cell) && decimal === ",") return cell.replace(",", ".");
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
