import { type ImportProblem, plainText } from "@/lib/imports/import-entry";
import { LONGEST_CELL, type TableRow, type ToldRow } from "@/lib/imports/read-columns";
import { readDay, readHour } from "@/lib/imports/read-date";
import { type Decimal, readFigure } from "@/lib/imports/read-figure";
import { kgFrom } from "@/lib/nutrition/figures/units";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Cronometer's biometrics (Day, Time, Group, Metric, Unit, Amount), of which weights are taken, in kilograms. */
export function readBiometrics(
  [titles, ...rows]: readonly TableRow[],
  decimal: Decimal,
): { told: ToldRow[]; problems: ImportProblem[] } {
  const names = (titles?.cells ?? []).map((title) => fold(title).trim());
  const told: ToldRow[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, cells } of rows) {
    const cell = (name: string) => (cells[names.indexOf(name)] ?? "").slice(0, LONGEST_CELL);
    if (!/^(weight|peso|poids)\b/i.test(cell("metric"))) continue;
    const day = readDay(cell("day") || cell("date"), "ymd");
    const amount = readFigure(cell("amount"), decimal, 2_000);
    if (day === null) problems.push({ line, why: "day", text: plainText(cells.join(" · ")) });
    else if (typeof amount !== "number")
      problems.push({ line, why: amount ?? "figure", text: plainText(cells.join(" · ")) });
    else {
      const isPounds = /^lbs?$/i.test(cell("unit").trim());
      told.push({
        line,
        day,
        hour: readHour(cell("time")),
        meal: "",
        weight: kgFrom(isPounds ? "lb" : "kg", amount),
      });
    }
  }
  return { told, problems };
}
