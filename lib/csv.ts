import type { Locale } from "@/lib/i18n/locale";

/** How a spreadsheet in somebody's language separates cells and writes decimals. */
export type CsvStyle = { separator: "," | ";"; decimal: "." | "," };

const COMMA: CsvStyle = { separator: ",", decimal: "." };
const SEMICOLON: CsvStyle = { separator: ";", decimal: "," };

/** How tables are written for a reader: with semicolons for Brazil, whose decimals have the comma. */
export function csvStyle(asked: "comma" | "semicolon" | undefined, locale: Locale): CsvStyle {
  if (asked) return asked === "comma" ? COMMA : SEMICOLON;
  return locale === "pt-BR" ? SEMICOLON : COMMA;
}

/** A line of the CSV, ended as RFC 4180 wants it. */
export function csvLine(cells: readonly unknown[], style: CsvStyle): string {
  return `${cells.map((cell) => csvCell(cell, style)).join(style.separator)}\r\n`;
}

/** What spreadsheets take for a formula, which could act on whoever opens the file. */
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(value: unknown, { separator, decimal }: CsvStyle): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return quoted(String(value).replace(".", decimal), separator);
  if (typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return quoted(FORMULA.test(text) ? `'${text}` : text, separator);
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
