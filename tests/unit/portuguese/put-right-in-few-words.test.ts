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
