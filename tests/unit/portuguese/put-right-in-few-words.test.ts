import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("of what kind, how much and where it was, in few words", () => {
  const ESFIHAS = "almocei 3 esfihas de carne, 1 quibe e coca zero";
  const OF_THREE = ["esfiha-de-carne 140", "esfiha-de-queijo 70", "quibe 80", "refrigerante-zero 350"];
  it.each([
    [ESFIHAS, "dessas três, duas de carne e uma de queijo", OF_THREE],
    [ESFIHAS, "das três esfihas, duas de carne e uma de queijo", OF_THREE],
    ["jantei meia taça de vinho tinto", "a taça foi cheia: 150 ml", ["vinho-tinto 149"]],
    ["cuscuz e cafe preto 50 ml", "o café foi numa caneca de 250 ml", ["cafe 250", "cuscuz-de-milho 135"]],
    ["cuscuz e suco", "o suco era num copo grande de 300 ml", ["cuscuz-de-milho 135", "suco-de-fruta 312"]],
    ["almocei arroz e feijão", "O feijão sai da lista, hoje fiquei sem", ["arroz-branco 125"]],
    ["almocei arroz e carne moída", "a carne moída pode sair do almoço", ["arroz-branco 125"]],
    ["almocei arroz e feijão", "o feijão sai fora, nem comi", ["arroz-branco 125"]],
    [
      "almocei lombo 110g, arroz 90 e lentilha 70",
      "lombo 100, lentilha 85",
      ["arroz-branco 90", "lentilha 85", "lombo-suino 100"],
    ],
    [
      "almocei lombo 110g, arroz 90 e lentilha 70",
      "o lombo 100, a lentilha 85",
      ["arroz-branco 90", "lentilha 85", "lombo-suino 100"],
    ],
    [
      "almocei arroz e feijão",
      "o feijão foi na panela de pressão",
      ["arroz-branco 125", "feijao-carioca 140"],
    ],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

it.each([
  "me atrapalhei: isso tudo foi no jantar de ontem, a pizza e o guaraná",
  "Me confundi todo: tudo isso foi ontem",
  "Olha, me enganei, isso foi ontem",
])("all of it was yesterday: %s", (said) => {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say("jantei 3 fatias de pizza e guaraná", momentAt("2026-11-23", "20:00", 0));
  diary.say(said, momentAt("2026-11-23", "20:02", 0));
  const meals = diary.entries.flatMap((one) =>
    one.type === "meal" ? [`${one.day} ${one.items.length}`] : [],
  );
  expect(meals).toEqual(["2026-11-22 2"]);
});

describe("one fewer, and how many that leaves", () => {
  const COFFEE = "o café foi 100 ml";
  it.each([
    ["2 ovos mexidos e café", "tira um ovo, comi só um", ["cafe 100", "ovo-mexido 50"]],
    ["3 bananas e café", "tira uma banana, comi só duas", ["banana-prata 150", "cafe 100"]],
    ["4 pães de queijo e café", "tira 2 pães de queijo, comi 2", ["cafe 100", "pao-de-queijo 80"]],
    ["2 bananas e café", "tira uma banana, comi só uma maçã", ["banana-prata 75", "cafe 100", "maca 150"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, COFFEE, said)).toEqual(held));
});

describe("so much water or weight, and not so much", () => {
  it.each<[string[], string, string[]]>([
    [["bebi 500ml de água"], "a água foi 1 litro na vdd, n 500ml", ["water 1000"]],
    [["bebi 500 ml de água"], "não foi 500 ml de água, foi 1 litro", ["water 1000"]],
    [["bebi 500 ml de água"], "foi 1 litro na real, nao 500", ["water 1000"]],
    [["bebi 2 copos de água"], "a água foram 3 copos na vdd e n 2", ["water 600"]],
    [["bebi 2 copos de água"], "3 copos de água, não 2", ["water 600"]],
    [["bebi 2 copos de água"], "a água foram 3 copos", ["water 600"]],
    [["bebi 1 litro de água"], "bebi 700 ml e não 1 litro", ["water 700"]],
    [["bebi 1 litro de água"], "eu não bebi 1 litro, bebi 700", ["water 700"]],
    [
      ["bebi 500 ml de água", "bebi 200 ml de água"],
      "n foi 500 ml de água, foi 1 litro",
      ["water 1000", "water 200"],
    ],
    [["pesei 82,4 kg"], "pesei 81,4 kg, não 82,4", ["kg 81.4"]],
    [["pesei 82,4 kg"], "não pesei 82,4, pesei 81,4 na verdade", ["kg 81.4"]],
  ])("%s: %s", (before, text, held) => expect(heldAfter(...before, text)).toEqual(held));

  it.each<[string, string, string[]]>([
    ["bebi 1 litro de água", "bebi 700 ml", ["water 1000", "water 700"]],
    ["tomei 2 copos de suco", "o suco foi 1 copo na vdd, n 2", ["suco-de-fruta 208"]],
    ["comi 150 g de arroz", "o arroz foi 200 g na vdd, n 150 g", ["arroz-branco 200"]],
    ["pesei 82,4 kg", "quero pesar 81,4 kg não 82,4", ["kg 82.4"]],
  ])("of something else, or nothing put right: %s, %s", (before, text, held) =>
    expect(heldAfter(before, text)).toEqual(held),
  );
});

describe("taken out, since it was something else", () => {
  it.each<[string, string[]]>([
    ["tira o frango, não foi frango, foi peixe: 120 g", ["arroz-branco 125", "peixe-grelhado 120"]],
    ["apaga o frango, não era frango, era peixe", ["arroz-branco 125", "peixe-grelhado 120"]],
    ["tira o frango que não foi frango foi peixe", ["arroz-branco 125", "peixe-grelhado 120"]],
    ["tira o frango, não era frango, era 50 g de atum", ["arroz-branco 125", "atum-em-lata 50"]],
    ["tira o frango, não comi frango", ["arroz-branco 125"]],
    ["tira o frango", ["arroz-branco 125"]],
  ])("%s", (text, held) => expect(heldAfter("almocei arroz e frango", text)).toEqual(held));
});
