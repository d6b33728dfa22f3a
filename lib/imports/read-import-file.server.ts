import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { entryGrouper } from "@/lib/imports/group-entries";
import type { ImportEntry, ImportFileProblem, ImportProblem, ImportSource } from "@/lib/imports/import-entry";
import { type Columns, tellsEnough, unitsByTitle } from "@/lib/imports/import-fields";
import { type ImportLayout, layoutOf } from "@/lib/imports/import-layout";
import type { ImportChoices, ImportSummary } from "@/lib/imports/import-schema";
import { kindOf } from "@/lib/imports/meal-words";
import { type ParsedTable, parseTable, problemOfBytes } from "@/lib/imports/parse-table.server";
import { readBiometrics } from "@/lib/imports/read-biometrics";
import { readColumns, type TableRow, type ToldRow } from "@/lib/imports/read-columns";
import { orderOf } from "@/lib/imports/read-date";
import { readFatSecret } from "@/lib/imports/read-fatsecret";
import { type Decimal, decimalOf } from "@/lib/imports/read-figure";
import { readFoods } from "@/lib/imports/read-foods";
import { exportedOfJson, readGarfo } from "@/lib/imports/read-garfo";
import { exportedOfSheet } from "@/lib/imports/read-sheet";
import type { Food } from "@/lib/nutrition/foods/food";
import type { LabelledFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import { decodeFile } from "@/lib/read-table";

/** For whom and how a file is read. */
export type ReadingContext = {
  now: Date;
  timeZone: string;
  locale: Locale;
  /** The person's own foods, by the keys of their names. */
  own: ReadonlyMap<string, Food>;
};

/** What a file tells. */
export type ImportReading = {
  source: ImportSource;
  rows: number;
  entries: ImportEntry[];
  /** Foods of one's own, of a list of them. */
  foods: LabelledFoodBody[];
  problems: ImportProblem[];
  table: ImportSummary["table"];
};

/** Rows read in one go: other requests are served in between. */
const PIECE = 1_000;
const SAMPLED_ROWS = 4;
/** Columns that can be told apart by hand. */
const MOST_COLUMNS = 100;
const SAMPLED_CELLS = 60;

/** Reads a file of another program, of ours, or any table; stores nothing. */
export async function readImportFile(
  bytes: Uint8Array,
  choices: ImportChoices,
  context: ReadingContext,
): Promise<ImportReading | ImportFileProblem> {
  const problem = problemOfBytes(bytes);
  if (problem) return problem;
  const text = decodeFile(bytes).replace(/^\ufeff/, "");
  if (/^\s*\{/.test(text)) {
    const exported = exportedOfJson(text);
    return exported ? ofGarfo(readGarfo(exported), exported.length) : "file_unreadable";
  }
  const table = await parseTable(text);
  if (typeof table === "string") return table;
  const layout = layoutOf(table.rows);
  if (layout.kind === "columns") return readTitled(table, layout, choices, context);
  if (layout.kind === "garfo") {
    const figures = table.rows
      .slice(1, 2_000)
      .flatMap(({ cells }) => cells.filter((cell) => /^\d+[.,]\d+$/.test(cell)));
    const decimal = decimalOf(figures, table.delimiter);
    const exported = exportedOfSheet(table.rows, { decimal, timeZone: context.timeZone });
    return ofGarfo(readGarfo(exported), exported.length);
  }
  const decimal = decimalOf(cellsOf(table.rows), table.delimiter);
  if (layout.kind === "foods") {
    const read = readFoods(table.rows.slice(1), layout.columns, decimal);
    return { source: layout.source, rows: table.rows.length - 1, entries: [], ...read, table: null };
  }
  const isReport = layout.kind === "fatsecret";
  const { told, problems } = isReport
    ? readFatSecret(table.rows, decimal)
    : readBiometrics(table.rows, decimal);
  const source = isReport ? ("fatsecret" as const) : ("cronometer" as const);
  return finished({ source, told, problems, decimal, pounds: false, table: null }, context);
}

function ofGarfo(read: { entries: ImportEntry[]; problems: ImportProblem[] }, rows: number): ImportReading {
  return { source: "garfo", rows, ...read, foods: [], table: null };
}

type Titled = Extract<ImportLayout, { kind: "columns" }>;

async function readTitled(
  { rows, delimiter }: ParsedTable,
  { source, at, titles, columns: guessed }: Titled,
  choices: ImportChoices,
  context: ReadingContext,
): Promise<ImportReading> {
  const columns: Columns = choices.columns ?? guessed;
  const body = rows.slice(at + 1);
  const shown = titles.slice(0, MOST_COLUMNS);
  const dates = body.map(({ cells }) => cells[columns.date ?? -1] ?? "");
  const sure = orderOf(dates);
  const order = choices.order ?? sure ?? (context.locale === "pt-BR" ? "dmy" : "mdy");
  const decimal = decimalOf(figureCells(body, columns), delimiter);
  const units = unitsByTitle(titles, columns);
  const pounds = choices.pounds ?? units.pounds;
  const table = {
    titles: shown.map((title) => title.slice(0, SAMPLED_CELLS)),
    sample: body
      .slice(0, SAMPLED_ROWS)
      .map(({ cells }) => shown.map((_, index) => (cells[index] ?? "").slice(0, SAMPLED_CELLS))),
    columns: { ...columns },
    ...{
      order,
      isOrderSure: sure !== null || !dates.some((cell) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]/.test(cell)),
    },
    ...{
      pounds,
      asksUnit: columns.weight !== undefined && !units.pounds && !/kg/i.test(titles[columns.weight] ?? ""),
    },
    isEnough: tellsEnough(columns),
  };
  if (!table.isEnough) return { source, rows: body.length, entries: [], foods: [], problems: [], table };
  const style = {
    columns,
    order,
    decimal,
    gramsOfSodium: units.gramsOfSodium,
    nameOf: nameOf(context, source),
  };
  const told: ToldRow[] = [];
  const problems: ImportProblem[] = [];
  for (let at = 0; at < body.length; at += PIECE) {
    const read = readColumns(body.slice(at, at + PIECE), style);
    told.push(...read.told);
    problems.push(...read.problems);
    await breathe();
  }
  return finished({ source, told, problems, decimal, pounds, table }, context);
}

type Told = {
  source: ImportSource;
  told: ToldRow[];
  problems: ImportProblem[];
  decimal: Decimal;
  pounds: boolean;
  table: ImportReading["table"];
};

async function finished(
  { source, told, problems, decimal, pounds, table }: Told,
  context: ReadingContext,
): Promise<ImportReading> {
  const grouper = entryGrouper({ ...context, decimal, pounds });
  for (let at = 0; at < told.length; at += PIECE) {
    grouper.add(told.slice(at, at + PIECE));
    await breathe();
  }
  const { entries, problems: others } = grouper.result;
  const all = [...problems, ...others].sort((a, b) => a.line - b.line);
  return { source, rows: told.length + problems.length, entries, foods: [], problems: all, table };
}

/** What an entry is called where the file has sums of meals and no foods. */
function nameOf({ locale }: ReadingContext, source: ImportSource): (meal: string) => string {
  const t = translator(locale);
  return (meal) => {
    const kind = t(`chat.meals.${kindOf(meal, null)}`);
    return source === "myfitnesspal" ? `${kind} (MyFitnessPal)` : kind;
  };
}

function figureCells(rows: readonly TableRow[], columns: Columns): string[] {
  const places = Object.entries(columns).flatMap(([field, at]) =>
    ["date", "time", "meal", "food", "brand", "unit"].includes(field) ? [] : [at],
  );
  return rows.slice(0, 5_000).flatMap(({ cells }) => places.map((at) => cells[at] ?? ""));
}

function cellsOf(rows: readonly TableRow[]): string[] {
  return rows.slice(0, 5_000).flatMap(({ cells }) => cells.slice(1));
}
