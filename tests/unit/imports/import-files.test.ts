import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ImportEntry } from "@/lib/imports/import-entry";
import type { ImportChoices } from "@/lib/imports/import-schema";
import { type ImportReading, readImportFile } from "@/lib/imports/read-import-file.server";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";

const CONTEXT = {
  now: new Date("2026-11-22T15:00:00Z"),
  timeZone: "America/Sao_Paulo",
  locale: "pt-BR",
  own: new Map(),
} as const;

async function read(bytes: Uint8Array | string, choices: ImportChoices = {}): Promise<ImportReading> {
  const found = await readImportFile(
    typeof bytes === "string" ? Buffer.from(bytes) : bytes,
    choices,
    CONTEXT,
  );
  if (typeof found === "string") throw new Error(found);
  return found;
}

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/${name}.csv`);
const meals = ({ entries }: { entries: readonly ImportEntry[] }) =>
  entries.filter((entry) => entry.type === "meal");
/** day kind: food grams kcal */
const told = (reading: ImportReading) =>
  meals(reading).map(({ day, kind, items }) => [
    `${day} ${kind}`,
    ...items.map(({ name, grams, kcal }) => `${name} ${grams} ${kcal}`),
  ]);

describe("what other programs export", () => {
  it("MyFitnessPal: sums of meals, without the line of totals and meals of nothing", async () => {
    const reading = await read(fixture("myfitnesspal-nutrition"));
    expect([reading.source, reading.problems]).toEqual(["myfitnesspal", []]);
    expect(told(reading)).toEqual([
      ["2024-01-15 breakfast", "Café da manhã (MyFitnessPal) 100 500"],
      ["2024-01-15 lunch", "Almoço (MyFitnessPal) 100 1050"],
      ["2024-01-16 dinner", "Jantar (MyFitnessPal) 100 451"],
    ]);
    expect(meals(reading)[1]!.items[0]).toMatchObject({
      proteinG: 40,
      carbsG: 85,
      fatG: 25,
      fibreG: 5,
      sodiumMg: 900,
    });
  });

  it("MyFitnessPal: weights, whose unit only their owner knows", async () => {
    const kilos = await read(fixture("myfitnesspal-measurement"));
    expect([kilos.source, kilos.table?.asksUnit]).toEqual(["myfitnesspal", true]);
    const pounds = await read(fixture("myfitnesspal-measurement"), { pounds: true });
    expect(kilos.entries.map((entry) => "kg" in entry && entry.kg)).toEqual([165.3, 164.9]);
    expect(pounds.entries.map((entry) => "kg" in entry && entry.kg)).toEqual([75, 74.8]);
  });

  it("Cronometer: servings with their times, nothing taken for another column", async () => {
    const reading = await read(fixture("cronometer-servings"));
    expect([reading.source, reading.problems]).toEqual(["cronometer", []]);
    expect(told(reading)).toEqual([
      ["2026-08-06 breakfast", "Oats, rolled 58 220", expect.stringMatching(/^Banana\S* \d+(\.\d)? 105$/)],
      ["2026-08-06 lunch", "Chicken breast, roasted 120 198"],
      ["2026-08-07 dinner", "ZZTest Chili 100 291"],
      ["2026-08-06 lunch", expect.stringMatching(/^Água|^Water/)],
    ]);
    expect(meals(reading)[0]!.eatenAt).toBe("2026-08-06T14:05:00.000Z");
    expect(meals(reading)[0]!.items[0]).toMatchObject({
      carbsG: 37.5,
      fibreG: 5.8,
      fatG: 4.1,
      sodiumMg: 1,
      proteinG: 7.8,
    });
    expect(meals(reading)[0]!.items[0]!.food).toBe("import-oat-rolled");
  });

  it("Cronometer: weights among other biometrics, in their own units", async () => {
    const { source, entries } = await read(fixture("cronometer-biometrics"));
    expect(source).toBe("cronometer");
    expect(entries).toMatchObject([
      { type: "weight", day: "2026-02-01", kg: 83.5, at: "2026-02-01T10:10:00.000Z" },
      { type: "weight", day: "2026-02-09", kg: 83.5 },
    ]);
  });

  it("FatSecret: foods below their meals and days, with how much of them", async () => {
    const reading = await read(fixture("fatsecret-detailed"));
    expect([reading.source, reading.problems]).toEqual(["fatsecret", []]);
    expect(told(reading)).toEqual([
      [
        "2018-05-01 breakfast",
        "Trader Joe's Wild Salmon Jerky 56 160",
        "Dynasty Oolong Tea 240 0",
        "Wonka Nerd Rope 100 90",
      ],
      ["2018-05-01 dinner", "Multigrain Bread 100 196", "Goats Cheese (Soft) 85.1 228"],
      ["2018-05-02 afternoon_snack", expect.stringMatching(/^Banana/)],
    ]);
    expect(meals(reading)[1]!.items[0]).toMatchObject({ portionSaid: "3 regular slices", sodiumMg: 380 });
  });

  it("SparkyFitness: in the language of its reader", async () => {
    const reading = await read(fixture("sparkyfitness-diary"));
    expect([reading.source, reading.problems]).toEqual(["sparkyfitness", []]);
    expect(told(reading)).toEqual([
      [
        "2026-04-25 breakfast",
        "Lait frais entier (U Bio) 200 136",
        "Flocons d'avoine bio, paquet 900g (U Bio) 60 218",
      ],
      ["2026-04-26 afternoon_snack", "Fromage blanc nature 0%MG - 1kg (U) 200 100"],
      ["2026-04-27 breakfast", "Petit déjeuner 100 714"],
    ]);
  });

  it("a spreadsheet of Brazil: Windows-1252, semicolons, decimal commas, kilojoules, grams of sodium", async () => {
    const reading = await read(fixture("planilha-brasileira"));
    expect([reading.source, reading.problems]).toEqual(["csv", []]);
    expect(told(reading)).toEqual([
      ["2025-12-25 lunch", "Arroz branco 150.5 192"],
      ["2025-12-24 supper", "Panetone da vó 100 300"],
    ]);
    expect(meals(reading)[0]).toMatchObject({
      eatenAt: "2025-12-25T15:30:00.000Z",
      items: [{ food: "arroz-branco", sodiumMg: 2 }],
    });
    expect(reading.table).toMatchObject({ order: "dmy", isOrderSure: true, isEnough: true });
  });
});

describe("a table of one's own", () => {
  it("is read as its columns are told", async () => {
    const text = "quando,o que,quanto,energia total\n03/04/2026,pizza,2 fatias,512\n";
    const asked = await read(text);
    expect(asked.table).toMatchObject({
      isEnough: false,
      titles: ["quando", "o que", "quanto", "energia total"],
    });
    const columns = { date: 0, food: 1, amount: 2, kcal: 3 };
    expect(told(await read(text, { columns }))[0]![0]).toBe("2026-04-03 afternoon_snack");
    expect(told(await read(text, { columns, order: "mdy" }))[0]![0]).toBe("2026-03-04 afternoon_snack");
    expect((await read(text, { columns })).table?.isOrderSure).toBe(false);
  });

  it.each([
    ["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`)],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["Windows-1252", (text: string) => Buffer.from(text, "latin1")],
    ["tabs", (text: string) => Buffer.from(text.replaceAll(";", "\t"))],
    ["old line ends", (text: string) => Buffer.from(text.replaceAll("\n", "\r"))],
  ])("is the same as %s", async (_name, write) => {
    const text =
      "Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n01/02/2026;Almoço;Feijão da vó;200;g;152,5\n";
    expect(told(await read(write(text)))).toEqual([["2026-02-01 lunch", "Feijão da vó 200 153"]]);
  });

  it("says of each row why it is left out, and takes the others", async () => {
    const rows = [
      ["01/02/2026", "bom", "100"],
      ["31/02/2026", "dia que não existe", "100"],
      ["01/02/2036", "futuro", "100"],
      ["01/02/2026", "negativo", "-100"],
      ["01/02/2026", "absurdo", "1000000"],
      ["01/02/2026", "fórmula", "=1+1"],
      ["01/02/2026", "palavra", "muito"],
      ["01/02/2026", "sem energia", ""],
      ["", "sem dia", "100"],
      ["01/02/2026", '=HYPERLINK("http://x")', "50"],
    ];
    const text = [
      "Data;Alimento;Calorias",
      ...rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")),
    ];
    const { entries, problems } = await read(text.join("\n"));
    expect(problems.map(({ line, why }) => [line, why])).toEqual([
      [3, "day"],
      [4, "future"],
      [5, "negative"],
      [6, "absurd"],
      [7, "formula"],
      [8, "figure"],
      [9, "energy"],
      [10, "day"],
    ]);
    const names = meals({ entries }).flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual(["bom", 'HYPERLINK("http://x")']);
    expect(JSON.stringify(problems)).not.toMatch(/"[=+@]/);
  });
});

it("a list of foods without days is foods of one's own, where a portion has a weight", async () => {
  const text = [
    "name,brand,is_custom,shared_with_public,is_quick_food,serving_size,serving_unit,calories,protein,carbs,fat,saturated_fat,sodium,dietary_fiber",
    "Almonds,,TRUE,,FALSE,100,g,607.14,21.43,21.43,53.57,3.57,0,10.71",
    'Broth,Casa,TRUE,,FALSE,250,ml,20,1,2,1,0,"1,730",',
    "Cookie,,TRUE,,FALSE,1,serving,560,7,69,29,6.5,580,",
  ].join("\n");
  const { source, entries, foods, problems } = await read(text);
  expect([source, entries]).toEqual(["sparkyfitness", []]);
  expect(foods).toMatchObject([
    {
      name: "Almonds",
      portion_grams: 100,
      liquid: false,
      label: { kcal: 607.14, fat_g: 53.57, fibre_g: 10.71 },
    },
    {
      name: "Broth",
      brand: "Casa",
      portion_grams: 250,
      liquid: true,
      label: { sodium_mg: 1730, fibre_g: null },
    },
  ]);
  expect(problems).toMatchObject([{ line: 4, why: "unweighed" }]);
});

it("a food of one's own is known by its name, before the catalogue's", async () => {
  const soup = { ...findFood("arroz-branco")!, id: "own-sopa", name: "Sopa da vó", nameEn: "Sopa da vó" };
  const text = "Data;Alimento;Quantidade;Unidade;Calorias\n01/02/2026;SOPA da vo;200;g;\n";
  const context = { ...CONTEXT, own: new Map([["sopa da vo", soup]]) };
  const reading = (await readImportFile(Buffer.from(text), {}, context)) as ImportReading;
  expect(meals(reading)[0]!.items[0]).toMatchObject({
    food: "own-sopa",
    grams: 200,
    kcal: soup.per100g.kcal * 2,
  });
});

describe("what is no table", () => {
  it.each<[string, Uint8Array, string]>([
    ["an archive", Buffer.from("PK\u0003\u0004…"), "file_zip"],
    ["gzip", Buffer.from([0x1f, 0x8b, 8, 0]), "file_zip"],
    ["a page", Buffer.from("\n <!DOCTYPE html><html><body>login</body></html>"), "file_html"],
    ["a table of HTML", Buffer.from("<table><tr><td>Date</td></tr></table>"), "file_html"],
    ["a page after a mark", Buffer.from("\ufeff<html>"), "file_html"],
    ["nothing", new Uint8Array(), "file_empty_table"],
    ["blank lines", Buffer.from("\n\n  \n"), "file_empty_table"],
    ["a PDF", Buffer.from("%PDF-1.7"), "file_unreadable"],
    ["bytes", Buffer.from([0, 1, 2, 3, 0, 0, 9]), "file_unreadable"],
    ["JSON of somebody else", Buffer.from('{"meals":[]}'), "file_unreadable"],
  ])("%s is told to be one", async (_name, bytes, problem) => {
    expect(await readImportFile(bytes, {}, CONTEXT)).toBe(problem);
  });

  it("more rows than are taken are told to be too many", async () => {
    const text = `Data;Alimento;Calorias\n${"01/02/2026;pão;100\n".repeat(100_200)}`;
    expect(await readImportFile(Buffer.from(text), {}, CONTEXT)).toBe("file_too_many_rows");
  });
});
