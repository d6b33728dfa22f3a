import { csvLine, csvStyle } from "@/lib/csv";
import { LOCALES, type Locale } from "@/lib/i18n/locale";
import { type Messages, messagesOf, translator } from "@/lib/i18n/translator";
import { codeWord } from "@/lib/imports/code-words";
import { type Day, localTime } from "@/lib/nutrition/calendar/day";

type Words = Messages["export"];

/** For whom a sheet is written: in which words, and by which clock. */
export type SheetReader = { locale: Locale; timeZone: string };

/** The first cell of a sheet, by which it is known again; beside it stand when it was made and whose clock its hours are of. */
export const SHEET_MARK = "Garfo";

/** The sections of a sheet, in its order: what people look for comes first. */
export const SHEET_SECTIONS = Object.keys(messagesOf("pt-BR").export.sections);

/** What stands above the rows of a section. */
export function sectionTitle(section: string, locale: Locale): string {
  return translator(locale)(`export.sections.${section as keyof Words["sections"]}`);
}

/** What stands above a column. */
export function columnHead(column: string, locale: Locale): string {
  return translator(locale)(`export.columns.${column as keyof Words["columns"]}`);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value as it stands in a cell: days and moments as spreadsheets of the language know them, lists with commas, codes in words. */
export function sheetValue(column: string, value: unknown, reader: SheetReader): unknown {
  const t = translator(reader.locale);
  if (typeof value === "boolean") return t(value ? "export.yes" : "export.no");
  if (Array.isArray(value) && value.every((one) => typeof one !== "object"))
    return value.map((one) => codeWord(column, String(one), reader.locale)).join(", ");
  if (typeof value !== "string") return value;
  if (DAY.test(value)) return dayText(value, reader.locale);
  if (MOMENT.test(value)) return momentText(new Date(value), reader);
  return codeWord(column, value, reader.locale);
}

/** What stands above a column of a list: some are in no section of the export. */
function listHead(column: string, locale: Locale): string {
  const own = column as keyof Words["lists"];
  return own in messagesOf(locale).export.lists
    ? translator(locale)(`export.lists.${own}`)
    : columnHead(column, locale);
}

const BYTE_ORDER_MARK = "\ufeff";

/** How a list is written for a spreadsheet: its columns by their heads, each with the field of a row that it shows. */
export function listSheet<Row extends object>(
  columns: Readonly<Record<string, keyof Row>>,
  reader: SheetReader,
) {
  const style = csvStyle(undefined, reader.locale);
  const shown = Object.entries(columns);
  const heads = shown.map(([column]) => listHead(column, reader.locale));
  return {
    // Without the mark, spreadsheets take UTF-8 for something else.
    head: BYTE_ORDER_MARK + csvLine(heads, style),
    line: (row: Row) =>
      csvLine(
        shown.map(([column, field]) => sheetValue(column, row[field], reader)),
        style,
      ),
  };
}

function dayText(day: Day, locale: Locale): string {
  return locale === "pt-BR" ? day.split("-").reverse().join("/") : day;
}

/** By the clock of the reader, to the second. */
export function momentText(at: Date, { locale, timeZone }: SheetReader): string {
  const { day, hour } = localTime(at, timeZone);
  const clock = [Math.floor(hour), Math.round(hour * 60) % 60, at.getUTCSeconds()];
  return `${dayText(day, locale)} ${clock.map((part) => String(part).padStart(2, "0")).join(":")}`;
}

/** The section whose title a row is, in either language; null for any other row. */
export function titledSection([first = "", ...others]: readonly string[]): string | null {
  if (others.some((cell) => cell !== "")) return null;
  return SECTION_OF.get(first.trim()) ?? null;
}

const SECTION_OF = new Map(
  LOCALES.flatMap((locale) => SHEET_SECTIONS.map((name) => [sectionTitle(name, locale), name] as const)),
);

/** Which of these columns has that head, in either language. */
export function headedColumn(head: string, columns: readonly string[]): string | undefined {
  return columns.find((column) => LOCALES.some((locale) => columnHead(column, locale) === head.trim()));
}
