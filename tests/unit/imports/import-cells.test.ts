import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsByTitle } from "@/lib/imports/import-fields";
import { kindOf } from "@/lib/imports/meal-words";
import { orderOf, readDay, readHour } from "@/lib/imports/read-date";
import { decimalOf, readAmount, readFigure } from "@/lib/imports/read-figure";

describe("dates", () => {
  it.each([
    ["2026-04-25T00:00:00.000Z", "2026-04-25"],
    ["25/04/2026", "2026-04-25"],
    ["5.4.26", "2026-04-05"],
    ["Tuesday, May 1, 2018", "2018-05-01"],
    ["terça-feira, 1 de maio de 2018", "2018-05-01"],
    ["domingo, março 4, 2018", "2018-03-04"],
    ["martes, 6 de marzo de 2018", "2018-03-06"],
    ["sábado, 1 de setembro de 2018", "2018-09-01"],
    ["mardi 1 août 2023", "2023-08-01"],
    ["31/02/2026", null],
    ["ontem", null],
    ["", null],
  ])("%j is %j", (cell, day) => expect(readDay(cell, "dmy")).toBe(day));

  it("are in the order that they themselves tell", () => {
    expect(orderOf(["01/02/2026", "25/02/2026"])).toBe("dmy");
    expect(orderOf(["01/02/2026", "02/25/2026"])).toBe("mdy");
    expect(orderOf(["2026-01-02"])).toBe("ymd");
    expect(orderOf(["01/02/2026", "03/04/2026"])).toBeNull();
    expect(orderOf(["ontem"])).toBeNull();
  });

  it("are read back whatever order and mark they were written with", () => {
    const dates = fc.date({ min: new Date("2001-01-01"), max: new Date("2098-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom("/", "-", "."),
        fc.constantFrom("dmy", "mdy", "ymd"),
        (date, mark, order) => {
          const [y, m, d] = date.toISOString().slice(0, 10).split("-") as [string, string, string];
          const parts = order === "dmy" ? [d, m, y] : order === "mdy" ? [m, d, y] : [y, m, d];
          expect(readDay(parts.join(mark), order as "dmy")).toBe(`${y}-${m}-${d}`);
        },
      ),
    );
  });

  it.each([
    ["9:15 AM", 9.25],
    ["12:30 AM", 0.5],
    ["1:00 PM", 13],
    ["21:30", 21.5],
    ["7h30", 7.5],
    ["2026-04-25 07:30:12", 7.5],
    ["25:00", null],
    ["cedo", null],
  ])("the hour of %j is %j", (cell, hour) => expect(readHour(cell)).toBe(hour));
});

describe("figures", () => {
  it.each<[string, "." | ",", unknown]>([
    ["1,050", ".", 1050],
    ["1.050,5", ",", 1050.5],
    ["1 050,5", ",", 1050.5],
    ["12,5", ".", 12.5],
    ["12.5", ",", 12.5],
    ["1,234,567", ".", 1234567],
    ["58.00 g", ".", 58],
    ["-5", ".", "negative"],
    ["-0.0", ".", 0],
    ["=SUM(A1)", ".", "formula"],
    ["+cmd|' /C calc'!A0", ".", "formula"],
    ["-", ".", null],
    ["n/a", ".", null],
    ["", ".", null],
    ["muito", ".", "figure"],
    ["1e9", ".", 1],
    ["99999999", ".", "absurd"],
  ])("%j with %j is %j", (cell, decimal, value) => expect(readFigure(cell, decimal, 2_000_000)).toBe(value));

  it("have the mark that most of them tell", () => {
    expect(decimalOf(["12.5", "1,050"], ",")).toBe(".");
    expect(decimalOf(["12,5", "1.050"], ";")).toBe(",");
    expect(decimalOf(["12", "1050"], ";")).toBe(",");
    expect(decimalOf(["12", "1050"], ",")).toBe(".");
    expect(decimalOf(["136.0", "218.4"], ";")).toBe(".");
  });

  it("never throw, whatever a cell holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(".", ","), (cell, decimal) => {
        const value = readFigure(cell, decimal as ".", 1_000);
        expect(value === null || typeof value === "string" || (value >= 0 && value <= 1_000)).toBe(true);
        readAmount(cell, decimal as ".");
        readDay(cell, "dmy");
        readHour(cell);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["58.00 g", { quantity: 58, unit: "g" }],
    ["2  x 1 oz, 56 g", { quantity: 56, unit: "g" }],
    ["1 teabag, 240 ml", { quantity: 240, unit: "ml" }],
    ["8.00 fl oz", { quantity: 8, unit: "fl oz" }],
    ["1.00 full recipe", { quantity: 1, unit: "full recipe" }],
    ["um pouco", null],
  ])("the amount of %j is %j", (cell, amount) => expect(readAmount(cell, ".")).toEqual(amount));
});

describe("titles", () => {
  it("tell columns in four languages, and no column of one thing for another", () => {
    expect(
      columnsByTitle([
        "Date",
        "Saturated Fat",
        "Fat (g)",
        "Trans Fat",
        "Net Carbs (g)",
        "Carbs (g)",
        "Cholesterol (mg)",
      ]),
    ).toEqual({
      date: 0,
      fat: 2,
      carbs: 5,
    });
    expect(
      columnsByTitle([
        "Dia",
        "Refeição",
        "Nome do alimento",
        "Porção",
        "Energia (kJ)",
        "Gorduras totais (g)",
      ]),
    ).toEqual({
      date: 0,
      meal: 1,
      food: 2,
      amount: 3,
      kj: 4,
      fat: 5,
    });
    expect(columnsByTitle(["Weight (lbs)", "Peso"])).toEqual({ weight: 0 });
  });
});

describe("meals", () => {
  it.each<[string, number | null, string]>([
    ["Breakfast", null, "breakfast"],
    ["Café da Manhã", 15, "breakfast"],
    ["Snacks/Other", null, "afternoon_snack"],
    ["Lanches", 10.2, "morning_snack"],
    ["snack", 23, "supper"],
    ["Uncategorized", 12, "lunch"],
    ["Pós-treino", null, "afternoon_snack"],
    ["petit-déjeuner", null, "breakfast"],
    ["Morning Snack", null, "morning_snack"],
  ])("%j at %j is %s", (word, hour, kind) => expect(kindOf(word, hour)).toBe(kind));
});
