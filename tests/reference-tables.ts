import { readFileSync } from "node:fs";

/** One food of a published table, per 100 g; NaN is a figure that the table does not publish. */
export type ReferenceRow = {
  id: string;
  name: string;
  kcal: number;
  protein_g: number;
  carbs_g: number;
  fat_g: number;
  fibre_g: number;
  sodium_mg: number;
  /** Of salt added in cooking; IBGE only. */
  added_sodium_mg: number;
};

export const TACO = readTable("taco.csv");
export const IBGE = readTable("ibge-pof.csv");

/** The row that a source like "taco:3" or "ibge:6503401-2" names; undefined for other kinds of source. */
export function referenceRow(source: string): ReferenceRow | undefined {
  const [table, id = ""] = source.split(":");
  return table === "taco" ? TACO.get(id) : table === "ibge" ? IBGE.get(id) : undefined;
}

function readTable(file: string): ReadonlyMap<string, ReferenceRow> {
  const [, ...lines] = readFileSync(`tests/fixtures/${file}`, "utf8").trim().split("\n");
  return new Map(lines.map((line) => readRow(line)).map((row) => [row.id, row]));
}

function readRow(line: string): ReferenceRow {
  const [id = "", name = "", ...figures] = (line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) =>
    cell.replace(/,$/, "").replace(/^"|"$/g, ""),
  );
  const [kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, added_sodium_mg] = figures.map((figure) =>
    figure === "" ? Number.NaN : Number(figure),
  ) as [number, number, number, number, number, number, number];
  return { id, name, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, added_sodium_mg };
}
