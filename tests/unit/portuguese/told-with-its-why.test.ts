import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "./held-after";

describe("how much it was, with its reason", () => {
  it.each<[string, string, string[]]>([
    ["comi uma tigela de pipoca", "pipoca anota 30 gramas, a tigela era pequena", ["pipoca 30"]],
    ["comi uma tigela de pipoca", "anota 30 g de pipoca, o pote era grande", ["pipoca 30"]],
    ["comi um prato de sopa", "foram 250 ml, o prato era fundo", ["sopa-de-legumes 250"]],
    ["jantei arroz e tilápia", "o peixe pesei, 105g frito", ["arroz-branco 125", "tilapia 105"]],
    ["jantei arroz e tilápia", "pesei o peixe, 105g frito", ["arroz-branco 125", "tilapia 105"]],
    [
      "jantei arroz e frango",
      "o frango pesei agora: 130 g assado",
      ["arroz-branco 125", "frango-grelhado 130"],
    ],
  ])("%s / %s", (told, text, held) => expect(heldAfter(told, text)).toEqual(held));

  it("is nothing where it only tells of the bowl", () => {
    expect(heldAfter("comi 50 g de pipoca", "a tigela era azul")).toEqual(["pipoca 50"]);
  });
});

describe("two of what was told", () => {
  const SANDWICH = "pão francês com queijo e presunto";
  const TWICE = heldAfter(SANDWICH, "dobra tudo");

  it.each([
    "comi 2 desses, dobra tudo",
    "foram dois iguais, pode dobrar tudo",
    "na verdade comi 2 sanduíches, dobra",
  ])("%s", (text) => expect(heldAfter(SANDWICH, text)).toEqual(TWICE));
});

describe("a meat that was not told", () => {
  const LUNCH = "almocei arroz, feijão e bife";

  it.each([
    "a carne moída meu genro comeu toda",
    "a carne moída não comi",
    "a carne de porco meu filho comeu",
    "tira a carne moída",
  ])("takes no steak out: %s", (text) => expect(heldAfter(LUNCH, text)).toEqual(heldAfter(LUNCH)));

  it.each<[string, string, string[]]>([
    ["almocei arroz e bife", "a carne meu genro comeu toda", ["arroz-branco 125"]],
    ["almocei arroz e carne moída", "a carne moída meu genro comeu toda", ["arroz-branco 125"]],
    ["almocei arroz e patinho moído", "a carne moída não comi", ["arroz-branco 125"]],
    ["almocei arroz e bife", "era carne moída", ["arroz-branco 125", "carne-moida 100"]],
  ])("is out or in its place where it was: %s / %s", (told, text, held) => {
    expect(heldAfter(told, text)).toEqual(held);
  });
});

describe("one glass more, like those before", () => {
  it.each<[string, string, string[]]>([
    ["2 copos de água", "mais um copo de água igual", ["water 200", "water 400"]],
    ["2 copos de água de 250 ml", "mais um copo de água igual", ["water 250", "water 500"]],
    ["1 copo de 350 ml de água", "mais 2 copos de água iguais", ["water 350", "water 700"]],
  ])("%s / %s", (told, text, held) => expect(heldAfter(told, text)).toEqual(held));
});

describe("the same meal with other amounts", () => {
  it.each<[string, string[]]>([
    ["jantei a mesma coisa, só que 150 g de arroz", ["arroz-branco 150", "bife-grelhado 100"]],
    ["jantei o mesmo do almoço mas com 150 g de arroz", ["arroz-branco 150", "bife-grelhado 100"]],
    ["jantei o mesmo do almoço mas sem bife e com 2 ovos", ["arroz-branco 100", "ovo-cozido 90"]],
    ["janta igual ao almoço só que com 150 g de arroz e sem o bife", ["arroz-branco 150"]],
    ["jantei o mesmo do almoço mais 2 ovos", ["arroz-branco 100", "bife-grelhado 100", "ovo-cozido 90"]],
    ["jantei a mesma coisa", ["arroz-branco 100", "bife-grelhado 100"]],
  ])("%s", (text, dinner) => {
    const lunch = ["arroz-branco 100", "bife-grelhado 100"];
    const held = heldAfterDay(["12:40", "almocei 100 g de arroz e bife"], ["19:40", text]);
    expect(held).toEqual([...lunch, ...dinner].sort());
  });
});

describe("all of a day that is named", () => {
  it.each(["apaga tudo de hoje", "apaga tudo de segunda-feira", "limpa tudo que comi hoje"])("%s", (text) => {
    expect(heldAfter("almocei arroz e bife", text)).toEqual([]);
  });

  it.each(["apaga tudo de ontem", "apaga tudo de sábado"])("is none of today: %s", (text) => {
    expect(heldAfter("almocei arroz e bife", text)).toEqual(heldAfter("almocei arroz e bife"));
  });
});

describe("what was too salty", () => {
  it.each<[string, string[]]>([
    ["o pirão cê tira, tava um sal só e não comi", ["arroz-branco 125"]],
    ["o pirão não comi, tava puro sal", ["arroz-branco 125"]],
  ])("is taken out: %s", (said, held) => expect(heldAfter("almocei arroz e pirão", said)).toEqual(held));

  it.each<[string, string[]]>([
    ["almocei arroz e pirão, tava um sal só", ["arroz-branco 125", "pirao 150"]],
    ["comi pastel, tava puro óleo", ["pastel 100"]],
  ])("was eaten: %s", (said, held) => expect(heldAfter(said)).toEqual(held));
});
