import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locale";
import { codeOfWord, codeWord } from "@/lib/imports/code-words";
import { momentText, sheetValue } from "@/lib/imports/export-sheet";
import { exportedOfSheet } from "@/lib/imports/read-sheet";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { MEASURE_IDS } from "@/lib/nutrition/foods/measures";
import { PORTION_SIZES } from "@/lib/nutrition/foods/portion";
import { SALT_LEVELS } from "@/lib/nutrition/foods/salt";
import { PERSONAL_DATA } from "@/lib/privacy/personal-data";
import type { PersonalTable } from "@/lib/privacy/personal-table";

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

describe("a code of the database", () => {
  /** Column -> every code that it may hold in a section of the export, as prisma/schema.prisma has them. */
  const codes = () => {
    const schema = readFileSync("prisma/schema.prisma", "utf8");
    const blocks = (kind: string) =>
      [...schema.matchAll(new RegExp(`^${kind} (\\w+) \\{(.*?)^\\}`, "gms"))].map(
        ([, name = "", body = ""]) => ({ name, lines: body.split("\n").map((line) => line.trim()) }),
      );
    const enums = new Map(
      blocks("enum").map(({ name, lines }) => [name, lines.filter((line) => /^\w+$/.test(line))]),
    );
    const holdings: Readonly<Record<string, PersonalTable>> = PERSONAL_DATA;
    return blocks("model").flatMap(({ name, lines }) => {
      const holding = holdings[name];
      if (typeof holding?.section !== "string") return [];
      return lines.flatMap((line) => {
        const [, field = "", type = ""] = /^(\w+)\s+(\w+)/.exec(line) ?? [];
        const column = /@map\("(\w+)"\)/.exec(line)?.[1] ?? field;
        const isHidden = holding.omit?.includes(column);
        return isHidden ? [] : (enums.get(type) ?? []).map((code) => [column, code] as const);
      });
    });
  };

  it("is a word of the reader's language, whichever column of the export it stands in", () => {
    const all = codes();
    expect(all.length).toBeGreaterThan(100);
    for (const { locale } of [BRAZILIAN, AMERICAN]) {
      expect(all.filter(([column, code]) => codeWord(column, code, locale) === code)).toEqual([]);
    }
  });

  it.each(
    (["kind", "portion_measure", "portion_size", "salt"] as const).flatMap((column) =>
      LOCALES.map((locale) => [column, locale] as const),
    ),
  )("of %s is read again out of a sheet in %s", (column, locale) => {
    const known = {
      kind: MEAL_KINDS,
      portion_measure: MEASURE_IDS,
      portion_size: PORTION_SIZES,
      salt: SALT_LEVELS,
    };
    for (const code of known[column]) {
      expect(codeOfWord(column, codeWord(column, code, locale))).toBe(code);
    }
  });

  it("is told from what somebody wrote", () => {
    expect(sheetValue("text", "lunch", BRAZILIAN)).toBe("lunch");
    expect(sheetValue("status", "active e mais.nada", BRAZILIAN)).toBe("active e mais.nada");
    expect(sheetValue("action", "account.blocked", BRAZILIAN)).toBe("Conta bloqueada");
    expect(sheetValue("areas", ["diary", "plan"], BRAZILIAN)).toBe("Diário, Metas e plano");
    expect(sheetValue("portion_measure", "colher-de-sopa", AMERICAN)).toBe("tablespoon");
  });
});
