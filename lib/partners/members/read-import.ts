import { parse } from "csv-parse/sync";
import type { ImportRow } from "@/lib/partners/members/member-schema";
import { delimiterOf } from "@/lib/read-table";

const MOST_ROWS = 10_000;
const LONGEST_RECORD = 20_000;
const EMAIL = /^[\p{L}\d_][\p{L}\d._%+&~'-]{0,63}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u;
/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\s]+/;
const CONTROL = /\p{Cc}/u;

/** Why a file as a whole cannot be read. */
export type FileProblem = "empty" | "too_many" | "unreadable";

/**
 * The people of a table: a column of addresses and, if there is one, of names, by their titles or else by what stands
 * in them. A row that cannot be used says why, and stops no other.
 */
export function readImport(text: string): ImportRow[] | FileProblem {
  const records = recordsOf(text);
  if (typeof records === "string") return records;
  const [first] = records;
  if (!first) return "empty";
  const titled = columnsByTitle(first.record);
  const rows = titled ? records.slice(1) : records;
  if (rows.length === 0) return "empty";
  if (rows.length > MOST_ROWS) return "too_many";
  const columns = titled ?? columnsByContent(first.record);
  const seen = new Set<string>();
  return rows.map(({ record, info }) => {
    const email = (record[columns.email] ?? "").trim().toLowerCase();
    const name = columns.name === null ? null : nameOf(record[columns.name] ?? "");
    const problem = problemOf(email, name, seen);
    if (problem === null) seen.add(email);
    return { line: info.lines, email: email.slice(0, 254), name: name?.slice(0, 120) || null, problem };
  });
}

type RawRow = { record: string[]; info: { lines: number } };

function recordsOf(text: string): RawRow[] | FileProblem {
  const isBinary = /\0/.test(text.slice(0, 4_000));
  if (isBinary) return "unreadable";
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text.split(/\r?\n|\r/, 1)[0] ?? ""),
      info: true,
      max_record_size: LONGEST_RECORD,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MOST_ROWS + 2,
    }) as unknown as RawRow[];
  } catch {
    return "unreadable";
  }
}

type Columns = { email: number; name: number | null };

function columnsByTitle(cells: readonly string[]): Columns | null {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell.trim()));
  const email = find(/^(e-?mail|email address|correio.*|endere[cç]o de e-?mail)$/i);
  if (email < 0) return null;
  const name = find(/^(nome.*|name|full name|colaborador.*|funcion[aá]ri[oa])$/i);
  return { email, name: name < 0 ? null : name };
}

function columnsByContent(cells: readonly string[]): Columns {
  const email = Math.max(
    0,
    cells.findIndex((cell) => cell.includes("@")),
  );
  const name = cells.findIndex((cell, index) => index !== email && /\p{L}/u.test(cell));
  return { email, name: name < 0 ? null : name };
}

/** A name as plain text: what a spreadsheet would take for a formula is one no more. */
function nameOf(cell: string): string {
  return cell.replace(FORMULA, "").trim();
}

function problemOf(email: string, name: string | null, seen: ReadonlySet<string>): ImportRow["problem"] {
  if (email === "") return "no_email";
  if (email.length > 254 || !EMAIL.test(email)) return "email";
  if (name !== null && (name.length > 120 || CONTROL.test(name))) return "name";
  return seen.has(email) ? "twice" : null;
}
