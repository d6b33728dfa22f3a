import { describe, expect, it } from "vitest";
import { readDay } from "@/lib/portuguese/grammar/days";
import { readWeights } from "@/lib/portuguese/grammar/weights";
import { hourForMeal, readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import { buildSpeller } from "@/lib/portuguese/text/spelling";
import { cleanText, tokenise } from "@/lib/portuguese/text/tokens";
import { GOLDEN_DAY as TODAY } from "@/tests/golden/score";

const tokens = (text: string) => tokenise(cleanText(text));
/** Friday. */

describe("quantities", () => {
  it.each([
    ["2", 2],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1½", 1.5],
    ["1,5", 1.5],
    ["1.200", 1200],
    ["1.200,5", 1200.5],
    ["meio", 0.5],
    ["um e meio", 1.5],
    ["duas e meia", 2.5],
    ["2 e 1/2", 2.5],
    ["vinte e cinco", 25],
    ["cento e cinquenta", 150],
    ["mil e duzentos", 1200],
    ["dois mil", 2000],
    ["uma dúzia", 12],
    ["meia dúzia", 6],
    ["um par de", 1],
    ["metade de uma", 0.5],
  ])("%s is %d", (text, value) => {
    expect(readQuantity(tokens(text), 0)?.value).toBe(value);
  });

  it.each([
    ["2 a 3", 2, 3],
    ["2 ou 3", 2, 3],
    ["entre 2 e 4", 2, 4],
    ["de 3 a 5", 3, 5],
    ["2-3", 2, 3],
    ["umas 3 ou 4", 3, 4],
  ])("%s is the midpoint of %d and %d", (text, low, high) => {
    expect(readQuantity(tokens(text), 0)).toMatchObject({ low, high, value: (low + high) / 2 });
  });

  it.each(["de arroz", "arroz", "e", "", "uns pães"])("%s is none", (text) => {
    expect(readQuantity(tokens(text), 0)).toBeNull();
  });
});

describe("days", () => {
  it.each([
    ["hoje", "2026-11-20"],
    ["ontem", "2026-11-19"],
    ["anteontem", "2026-11-18"],
    ["antes de ontem", "2026-11-18"],
    ["há 3 dias", "2026-11-17"],
    ["2 dias atrás", "2026-11-18"],
    ["segunda", "2026-11-16"],
    ["quinta-feira", "2026-11-19"],
    ["sexta-feira passada", "2026-11-13"],
    ["domingo", "2026-11-15"],
    ["dia 3", "2026-11-03"],
    ["dia 28", "2026-10-28"],
    ["12/05", "2026-05-12"],
    ["25/12", "2025-12-25"],
    ["05/11/2026", "2026-11-05"],
    ["dia 3 de maio", "2026-05-03"],
  ])("%s is %s", (text, day) => {
    expect(readDay(tokens(text), 0, TODAY)?.day).toBe(day);
  });

  it.each(["1/2", "3/4", "dia 31/02", "segundo", "2 dias"])("%s is none", (text) => {
    expect(readDay(tokens(text), 0, TODAY)).toBeNull();
  });
});

describe("hours", () => {
  it.each([
    ["às 8h", 8],
    ["8h30", 8.5],
    ["16:45", 16.75],
    ["às 8 da noite", 20],
    ["3 da tarde", 15],
    ["meio-dia", 12],
    ["meio dia e meia", 12.5],
    ["meia-noite", 0],
    ["8 horas", 8],
    ["às 10 da manhã", 10],
    ["lá pelas 15h", 15],
  ])("%s is %d", (text, hour) => {
    expect(readHour(tokens(text), 0)?.hour).toBe(hour);
  });

  it.each(["8 fatias", "às 8 fatias", "2", "99h"])("%s is none", (text) => {
    expect(readHour(tokens(text), 0)).toBeNull();
  });

  it("puts an unsure hour where the meal is eaten", () => {
    expect(hourForMeal(8, false, "dinner")).toBe(20);
    expect(hourForMeal(8, true, "dinner")).toBe(8);
    expect(hourForMeal(1, false, "lunch")).toBe(13);
    expect(hourForMeal(8, false, "breakfast")).toBe(8);
  });
});

describe("meals", () => {
  it.each([
    ["almocei", 0, "lunch"],
    ["no jantar", 1, "dinner"],
    ["café da manhã", 0, "breakfast"],
    ["no café comi", 1, "breakfast"],
    ["lanche da tarde", 0, "afternoon_snack"],
    ["antes de dormir", 0, "supper"],
  ])("%s", (text, at, kind) => {
    expect(readMeal(tokens(text), at)?.kind).toBe(kind);
  });

  it("leaves the drink and the sandwich alone", () => {
    expect(readMeal(tokens("tomei café com leite"), 1)).toBeNull();
    expect(readMeal(tokens("comi um lanche"), 2)).toBeNull();
  });
});

describe("weights", () => {
  it.each([
    ["peso 72,4", 72.4],
    ["tô com 80 kg", 80],
    ["hoje a balança deu 79 e meio", 79.5],
    ["pesei 72.400", 72.4],
    ["72 quilos e 300 gramas em jejum", 72.3],
    ["68kg", 68],
    ["emagreci, estou com 77,8", 77.8],
  ])("%s is %d kg", (text, kg) => {
    expect(readWeights(tokens(text)).map((reading) => reading.kg)).toEqual([kg]);
  });

  it("doubts a weight without its decimal mark", () => {
    expect(readWeights(tokens("peso 724"))).toMatchObject([{ kg: 72.4, sure: false }]);
  });

  it.each([
    ["peso 400 kg", 400],
    ["estou pesando 18 kg", 18],
    ["peso 700 kg", 70],
    ["peso 412,5 kg", 412.5],
  ])("asks whether %s is meant", (text, kg) => {
    expect(readWeights(tokens(text))).toMatchObject([{ kg, sure: false }]);
  });

  it.each([
    ...["1 kg de arroz", "peso 3", "pesei 100g de arroz", "perdi 2 kg", "tô com 72", "meu peso caiu 2 kg"],
    ...["peso 3 kg de arroz", "peso 9 t", "2 kg"],
  ])("%s is none", (text) => {
    expect(readWeights(tokens(text))).toEqual([]);
  });
});

describe("spelling", () => {
  const speller = buildSpeller([
    "mussarela",
    "iogurte",
    "queijo",
    "bife",
    "chuchu",
    "brocolis",
    "feijoada",
    "pera",
  ]);

  it.each([
    ["mucarela", "mussarela"],
    ["musarela", "mussarela"],
    ["iorgute", "iogurte"],
    ["quejo", "queijo"],
    ["bifi", "bife"],
    ["xuxu", "chuchu"],
    ["brocolos", "brocolis"],
    ["feijoda", "feijoada"],
    ["janela", null],
    ["par", null],
  ])("%s is %s", (said, meant) => {
    expect(speller.correct(said)?.word ?? null).toBe(meant);
  });
});

describe("tokens", () => {
  it("writes abbreviations out, all at their own place", () => {
    const list = tokens("vc comeu c/ arroz");
    expect(list.map(({ word }) => word)).toEqual(["voce", "comeu", "com", "arroz"]);
    expect(list[0]).toMatchObject({ start: 0, end: 2 });
  });

  it("leaves laughter out and keeps food emoji", () => {
    expect(tokens("kkkk 🍕 hahaha rsrs").map(({ word }) => word)).toEqual(["fatia", "de", "pizza"]);
  });

  it("drops what cannot be seen and cuts what is too long", () => {
    expect(cleanText("a\u200bb\u0000c")).toBe("ab c");
    expect(cleanText("x".repeat(9000))).toHaveLength(4096);
  });
});
