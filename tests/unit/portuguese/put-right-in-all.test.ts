import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";
import { heldAfter } from "./held-after";

describe("a helping more, and how much it was in all", () => {
  const PASTA = "almocei 130 g de macarrão à bolonhesa";
  it.each([
    "Eu repeti o macarrão: o total foi 210 g.",
    "repeti o macarrão, no total foi 210 g",
    "repeti o macarrão e o total foi de 210 gramas",
    "repeti o macarrão, ao todo 210 g",
    "repeti o macarrão e ficou em 210 g tudo",
    "repeti o macarrão, deu 210 g no total",
    "acabei repetindo o macarrão, somando tudo 210 g",
    "repeti, total 210 g",
    "repeti o macarrão, mais 80 g",
    "repeti o macarrão: 80 g",
  ])("%s", (text) => expect(heldAfter(PASTA, text)).toEqual(["macarrao-a-bolonhesa 210"]));

  it("is one more where nothing is told of it", () =>
    expect(heldAfter(PASTA, "repeti o macarrão")).toEqual(["macarrao-a-bolonhesa 260"]));

  it.each<[string, string, string]>([
    ["comi 2 fatias de pizza calabresa", "repeti, ao todo 4", "pizza-de-calabresa 400"],
    ["comi 2 fatias de pizza calabresa", "repeti a pizza, no total foram 4 fatias", "pizza-de-calabresa 400"],
    ["comi 2 pastéis", "repeti, no total foram 3", "pastel 300"],
  ])("%s, %s", (told, text, held) => expect(heldAfter(told, text)).toEqual([held]));
});

describe("water that was less, and why", () => {
  it.each([
    "a água na vdd foi 500ml, enchi a garrafa mas n terminei",
    "a água na verdade foi 500ml",
    "na verdade a água foi 500 ml, não terminei a garrafa",
    "a água foi 500ml, n tomei tudo",
    "a água na real foi 500 ml, sobrou na garrafa",
    "na verdade foram 500ml de água, enchi a garrafa mas não bebi tudo",
  ])("%s", (text) => {
    expect(heldAfter("já bebi 750ml de água hj", text)).toEqual(["water 500"]);
    expect(heldAfter("já bebi 750ml de água hj", "comi uma banana", text)).toEqual([
      "banana-prata 75",
      "water 500",
    ]);
  });

  it("is no more than was eaten of a plate", () =>
    expect(heldAfter("almocei 200 g de arroz", "o arroz foi 150g, enchi o prato mas n terminei")).toEqual([
      "arroz-branco 150",
    ]));
});

describe("how much it was, to be honest", () => {
  it.each(["sejamos honestas", "sejamos sinceros", "vamos ser realistas", "convenhamos", "não vou mentir"])(
    "%s",
    (aside) => {
      const told = ["jantei 320 g de risoto de cogumelo", "e 1 taça de vinho branco de 150ml"];
      expect(heldAfter(...told, `a taça era de 200ml, ${aside}`)).toEqual([
        "risoto-de-legumes 320",
        "vinho-branco 198",
      ]);
      expect(heldAfter(`comi 2 fatias de pizza, ${aside}`)).toEqual(["pizza-de-mucarela 200"]);
    },
  );
});

describe("out, and what was eaten", () => {
  it.each<[string, string]>([
    ["apaga o sanduíche, na janta eu comi foi 300g de sopa de legumes", "sopa-de-legumes 300"],
    ["tira o sanduíche, comi foi 300 g de sopa", "sopa-de-legumes 300"],
    ["apaga o sanduíche, jantei foi sopa de legumes", "sopa-de-legumes 325"],
    ["tira o x-frango, na janta eu comi foi sopa de legumes", "sopa-de-legumes 325"],
  ])("%s", (text, held) =>
    expect(heldAfter("almocei arroz", "jantei um x-frango", text)).toEqual(["arroz-branco 125", held]),
  );
});

describe("a salad's parts, and the weight of all", () => {
  it.each([
    "a salada era de alface e tomate, 100g",
    "a salada era alface e tomate, uns 100 g no total",
    "a salada foi 100g, de alface e tomate",
    "a salada era de alface com tomate, deu 100g",
  ])("%s", (text) =>
    expect(heldAfter("jantei 150 g de frango grelhado e salada", text)).toEqual([
      "alface 50",
      "frango-grelhado 150",
      "tomate 50",
    ]),
  );

  it.each<[string, string, string[]]>([
    ["comi salada de frutas", "a salada era de banana e maçã, 200g", ["banana-prata 100", "maca 100"]],
    ["comi 80 g de salada", "a salada era de alface e tomate", ["alface 40", "tomate 40"]],
    ["comi 80 g de salada", "a salada era de alface e 100 g de tomate", ["alface 30", "tomate 100"]],
  ])("%s, %s", (told, text, held) => expect(heldAfter(told, text)).toEqual(held));
});

describe("a plate that was all of another day's meal", () => {
  const after = (text: string) => {
    const diary = new DiaryInMemory(ZONE);
    for (const [minute, said] of ["almocei purê de batata, almôndega e vagem", text].entries())
      diary.say(said, momentAt("2026-11-23", "13:15", minute));
    return diary.entries.map((entry) => (entry.type === "meal" ? `${entry.day} ${entry.kind}` : entry.type));
  };

  it.each<[string, string]>([
    ["Na verdade, essa marmita toda foi o almoço de ontem. Hoje ainda não almocei.", "2026-11-22 lunch"],
    ["essa marmita foi o almoço de ontem", "2026-11-22 lunch"],
    ["a marmita inteira foi ontem", "2026-11-22 lunch"],
    ["essa comida toda foi de anteontem", "2026-11-21 lunch"],
    ["esse prato todo foi o jantar de ontem. Hoje ainda não jantei", "2026-11-22 dinner"],
    ["essa marmita foi de ontem, hoje ainda não almocei", "2026-11-22 lunch"],
    ["Hoje ainda não almocei, essa marmita foi de ontem", "2026-11-22 lunch"],
    // What was left over from yesterday, and eaten today.
    ["essa marmita era de ontem", "2026-11-23 lunch"],
  ])("%s", (text, held) => expect(after(text)).toEqual([held]));
});
