import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { type CsvStyle, csvLine, csvStyle } from "@/lib/csv";
import { dayAt } from "@/lib/nutrition/calendar/day";
import type { ExportQuery } from "@/lib/privacy/export-format";
import { exportColumns, exportRows } from "@/lib/privacy/export-rows.server";
import type { DataOwner } from "@/lib/privacy/owned-rows.server";
import { exportedHoldings } from "@/lib/privacy/personal-data";

/** Everything that a person has given or made, as a download that is written while it is read from the database. */
export function exportData({ person: viewer, locale, now }: Context<Viewer>, query: ExportQuery): Response {
  const { format } = query;
  const pieces =
    format === "csv" ? csvPieces(viewer, csvStyle(query.separator, locale)) : jsonPieces(viewer, now);
  const file = `garfo-${dayAt(now, viewer.timeZone)}.${format}`;
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

/** What people look for, before the many columns that only some sections have. */
const FIRST = [
  "day",
  "at",
  "kind",
  "name",
  "text",
  "portion_quantity",
  "portion_measure",
  "portion_size",
  "portion_said",
  "grams",
  "kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
];

/** One table with a line a row; the first column says of what, the others are those of all sections together. */
async function* csvPieces(whose: DataOwner, style: CsvStyle): AsyncGenerator<string> {
  const holdings = exportedHoldings();
  const columns = [...new Set([...FIRST, ...(await Promise.all(holdings.map(exportColumns))).flat()])];
  // Without the mark, spreadsheets take UTF-8 for something else.
  yield BYTE_ORDER_MARK + csvLine(["section", ...columns], style);
  for (const holding of holdings) {
    for await (const rows of exportRows({ ...holding, bytes: [], omit: without(holding) }, whose)) {
      const line = (row: (typeof rows)[number]) => columns.map((column) => row[column]);
      yield rows.map((row) => csvLine([holding.section, ...line(row)], style)).join("");
    }
  }
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
