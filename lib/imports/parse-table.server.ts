import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { parse } from "csv-parse";
import { type ImportFileProblem, MOST_ROWS } from "@/lib/imports/import-entry";
import type { TableRow } from "@/lib/imports/read-columns";
import { delimiterOf } from "@/lib/read-table";

const LONGEST_RECORD = 20_000;
/** Characters read in one go: other requests are served in between. */
const PIECE = 128 * 1024;

export type ParsedTable = { rows: TableRow[]; delimiter: string };

/** What a file begins with that is no table: archives (Excel's files are one), PDF, pictures, pages. */
export function problemOfBytes(bytes: Uint8Array): ImportFileProblem | null {
  const [a, b] = bytes;
  if (bytes.length === 0) return "file_empty_table";
  if ((a === 0x50 && b === 0x4b) || (a === 0x1f && b === 0x8b) || (a === 0x52 && b === 0x61))
    return "file_zip";
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  const told = head.replace(/^[^\x20-\x7e]+/, "").trimStart();
  if (/^<(!doctype|html|table|\?xml|head|body|script)/i.test(told)) return "file_html";
  if (/^(%PDF|PNG|JFIF|GIF8)/.test(told) || (a === 0xd0 && b === 0xcf)) return "file_unreadable";
  return null;
}

/** The rows of a table whatever separates its cells, a piece at a time. */
export async function parseTable(text: string): Promise<ParsedTable | ImportFileProblem> {
  if (/\0/.test(text.slice(0, 4_000))) return "file_unreadable";
  const delimiter = delimiterOf(headOf(text));
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const rows: TableRow[] = [];
  let failed = false;
  const ended = new Promise<void>((resolve) => {
    parser.on("end", resolve);
    parser.on("error", () => {
      failed = true;
      resolve();
    });
  });
  parser.on("readable", () => {
    for (let read = parser.read(); read !== null; read = parser.read()) {
      const { record, info } = read as { record: string[]; info: { lines: number } };
      if (rows.length <= MOST_ROWS + 100) rows.push({ line: info.lines, cells: record });
    }
  });
  for (let at = 0; at < text.length && !failed && rows.length <= MOST_ROWS + 100; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    await breathe();
  }
  parser.end();
  await ended;
  if (failed) return "file_unreadable";
  if (rows.length > MOST_ROWS + 50) return "file_too_many_rows";
  return rows.length === 0 ? "file_empty_table" : { rows, delimiter };
}

/** The first line with something between its cells: reports begin with lines that have none. */
function headOf(text: string): string {
  const lines = text.slice(0, 8_192).split(/\r?\n|\r/);
  const titled = lines.find((line) => !line.startsWith("#") && /[;,\t].*[;,\t]/.test(line));
  return titled ?? lines[0] ?? "";
}
