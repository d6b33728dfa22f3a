import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { type CsvStyle, csvLine, csvStyle } from "@/lib/csv";
import {
  columnHead,
  momentText,
  SHEET_MARK,
  SHEET_SECTIONS,
  type SheetReader,
  sectionTitle,
  sheetValue,
} from "@/lib/imports/export-sheet";
import { dayAt } from "@/lib/nutrition/calendar/day";
import type { ExportQuery, ExportRow } from "@/lib/privacy/export-format";
import { exportColumns, exportRows } from "@/lib/privacy/export-rows.server";
import type { DataOwner } from "@/lib/privacy/owned-rows.server";
import { type Exported, exportedHoldings } from "@/lib/privacy/personal-data";

/** Everything that a person has given or made, as a download that is written while it is read from the database. */
export function exportData({ person: viewer, locale, now }: Context<Viewer>, query: ExportQuery): Response {
  const { format, separator } = query;
  const { timeZone } = viewer;
  const pieces =
    format === "csv"
      ? csvPieces(viewer, { locale, timeZone, now, style: csvStyle(separator, locale) })
      : jsonPieces(viewer, now);
  const file = `garfo-${dayAt(now, timeZone)}.${format}`;
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** An object with one member a section: a list, or an object where there is one row at most. */
async function* jsonPieces(whose: DataOwner, now: Date): AsyncGenerator<string> {
  yield `{"format":"garfo-export-1","exported_at":${JSON.stringify(now)}`;
  for (const holding of exportedHoldings()) {
    const isMany = Object.keys(holding.key).length > 0;
    yield `,\n${JSON.stringify(holding.section)}:${isMany ? "[" : ""}`;
    let separator = "";
    for await (const rows of exportRows(holding, whose)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
      separator = ",\n";
    }
    yield isMany ? "]" : separator === "" ? "null" : "";
  }
  yield "}\n";
}

const BYTE_ORDER_MARK = "\ufeff";

/** What people look for in a section, before its other columns. */
const FIRST = [
  ...["day", "eaten_at", "at", "kind", "name", "text"],
  ...["portion_quantity", "portion_measure", "portion_size", "portion_said", "grams"],
  ...["ml", "kg", "kcal", "protein_g", "carbs_g", "fat_g"],
];
/** What only tells rows apart comes last. */
const IDS = /^id$|_id$|_hash$/;

type Sheet = SheetReader & { style: CsvStyle; now: Date };

/**
 * A table below the other, each under its title and the heads of its columns, with an empty line between them: what has
 * no rows is not there.
 */
async function* csvPieces(whose: DataOwner, sheet: Sheet): AsyncGenerator<string> {
  const { style, now, locale, timeZone } = sheet;
  // Without the mark, spreadsheets take UTF-8 for something else.
  yield BYTE_ORDER_MARK + csvLine([SHEET_MARK, momentText(now, sheet), timeZone], style);
  for (const holding of inOrder(exportedHoldings())) {
    const columns = inPlace(await exportColumns(holding));
    const heads = columns.map((column) => columnHead(column, locale));
    let above = `\r\n${csvLine([sectionTitle(holding.section, locale)], style)}${csvLine(heads, style)}`;
    for await (const rows of exportRows({ ...holding, bytes: [], omit: without(holding) }, whose)) {
      const cells = (row: ExportRow) => columns.map((column) => sheetValue(column, row[column], sheet));
      yield above + rows.map((row) => csvLine(cells(row), style)).join("");
      above = "";
    }
  }
}

function inOrder(holdings: readonly Exported[]): Exported[] {
  const place = ({ section }: Exported) => SHEET_SECTIONS.indexOf(section);
  return [...holdings].sort((a, b) => place(a) - place(b));
}

function inPlace(columns: readonly string[]): string[] {
  const place = (column: string) => {
    const first = FIRST.indexOf(column);
    return first >= 0 ? first : IDS.test(column) ? FIRST.length + 1 : FIRST.length;
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

/** No cell holds a picture. */
function without({
  omit = [],
  bytes = [],
}: {
  omit?: readonly string[];
  bytes?: readonly string[];
}): string[] {
  return [...omit, ...bytes];
}

/** Reads on when the reader has taken what there was, and stops reading when they leave. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
