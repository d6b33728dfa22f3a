import { describe, expect, it } from "vitest";
import { momentText, sheetValue } from "@/lib/imports/export-sheet";
import { exportedOfSheet } from "@/lib/imports/read-sheet";

const BRAZILIAN = { locale: "pt-BR", timeZone: "America/Sao_Paulo" } as const;
const AMERICAN = { locale: "en-US", timeZone: "America/New_York" } as const;

describe("a value in a sheet", () => {
  it.each([
    ["day", "2026-11-05", "05/11/2026", "2026-11-05"],
    ["eaten_at", "2026-11-29T02:05:09.123+00:00", "28/11/2026 23:05:09", "2026-11-28 21:05:09"],
    ["kind", "lunch", "Almoço", "Lunch"],
    ["text", "lunch", "lunch", "lunch"],
    ["granted", true, "sim", "yes"],
    ["allergies", ["leite", "ovo"], "leite, ovo", "leite, ovo"],
    ["kcal", 12.5, 12.5, 12.5],
    ["text", null, null, null],
  ])("of %s, %j", (column, value, brazilian, american) => {
    expect(sheetValue(column, value, BRAZILIAN)).toEqual(brazilian);
    expect(sheetValue(column, value, AMERICAN)).toEqual(american);
  });

  it("is at midnight of no other day", () => {
    expect(momentText(new Date("2026-11-29T03:00:00Z"), BRAZILIAN)).toBe("29/11/2026 00:00:00");
  });
});

describe("a sheet that is read again", () => {
  const rowsOf = (text: string, separator: string) =>
    text.split("\n").map((line, at) => ({ line: at + 1, cells: line.split(separator) }));
  const read = (text: string, separator: string) =>
    exportedOfSheet(rowsOf(text, separator), {
      decimal: separator === ";" ? "," : ".",
      timeZone: "America/Sao_Paulo",
    });

  it("gives the rows that its diary had, in whichever language, and none of its other sections", () => {
    const brazilian = [
      "Garfo;29/11/2026 14:00:00;America/Manaus",
      "Dias;;;",
      "Dia;Calorias (kcal);;",
      "28/11/2026;128,5;;",
      "Refeições;;;",
      "Dia;Comido em;Tipo;Código",
      "28/11/2026;28/11/2026 12:30:05;Almoço;m1",
      "Peso;;;",
      "Dia;Quando;Peso (kg);",
      "28/11/2026;28/11/2026 07:00;70,5;",
    ].join("\n");
    expect(read(brazilian, ";")).toEqual([
      {
        ...{ line: 7, section: "meals" },
        values: { day: "2026-11-28", eaten_at: "2026-11-28T16:30:05.000Z", kind: "lunch", id: "m1" },
      },
      {
        ...{ line: 10, section: "weight" },
        values: { day: "2026-11-28", at: "2026-11-28T11:00:00.000Z", kg: "70.5" },
      },
    ]);
    const american =
      "Garfo,2026-11-29 14:00:00,Mars/Olympus\nWeight\nDay,When,Weight (kg)\n2026-11-28,2026-11-28 07:00:00,70.5";
    expect(read(american, ",")).toMatchObject([
      { section: "weight", values: { at: "2026-11-28T10:00:00.000Z", kg: "70.5" } },
    ]);
  });
});
