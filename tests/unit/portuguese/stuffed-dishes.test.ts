import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("what a dish is stuffed with", () => {
  it.each<[string, string[]]>([
    ["almocei 250 g de berinjela recheada com carne moída", ["pimentao-recheado 250"]],
    ["almocei 250 g de abobrinha recheada com frango", ["pimentao-recheado 250"]],
    ["comi 2 pimentões recheados com carne moída", ["pimentao-recheado 300"]],
    ["almocei uma berinjela recheada com queijo", ["legume-recheado-com-queijo 150"]],
    ["comi uma batata recheada com frango", ["batata-recheada 350"]],
    ["almocei 200 g de panqueca recheada com frango", ["panqueca-de-frango 200"]],
    [
      "250 g de berinjela recheada com carne moída e 2 colheres de arroz",
      ["arroz-branco 50", "pimentao-recheado 250"],
    ],
  ])("is eaten once: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string]>([
    ["comi 1 tomate recheado com atum", "atum-em-lata 40"],
    ["comi uma abóbora recheada com camarão", "camarao 40"],
  ])("is told where an allergen would be lost: %s", (text, held) => {
    expect(heldAfter(text)).toContain(held);
  });

  it("is a ladle of crab stew", () => {
    expect(heldAfter("almocei 2 conchas de moqueca de siri e 2 colheres de arroz")).toEqual([
      "arroz-branco 50",
      "muma-de-siri 280",
    ]);
  });
});

describe("what goes because the dish came without it", () => {
  it.each([
    "apaga a granola, lembrei q o açaí veio sem",
    "tira a granola, o açaí foi sem",
    "tira a granola que o açaí veio sem",
  ])("leaves the dish: %s", (text) => {
    expect(heldAfter("tomei açaí 300 ml com granola e banana", text)).toEqual([
      "acai 300",
      "banana-prata 75",
    ]);
  });

  it("leaves the bread that it was on", () => {
    expect(heldAfter("comi pão com manteiga e café com leite", "apaga a manteiga, o pão tava sem")).toEqual([
      "cafe-com-leite 204",
      "pao-frances 50",
    ]);
  });
});

describe("a sandwich that is told by its bread and what is on it", () => {
  const PARTS = ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"];
  it.each<[string, string[]]>([
    [
      "jantei um sanduíche com duas fatias de pão de forma uma fatia de queijo mussarela e uma fatia de presunto",
      PARTS,
    ],
    ["jantei um sanduíche de duas fatias de pão de forma uma fatia de queijo e uma de presunto", PARTS],
    ["comi um sanduíche com duas fatias de pão uma de queijo e uma de presunto", PARTS],
    ["comi um sanduba com 2 fatias de pão de forma e um ovo", ["ovo-cozido 45", "pao-de-forma 50"]],
    ["um misto de 2 fatias de pão, 1 de queijo e 1 de presunto", PARTS],
    ["comi um sanduíche com duas fatias de pão", ["sanduiche-natural 150"]],
    [
      "comi um sanduíche natural com duas fatias de pão uma fatia de queijo",
      ["queijo-mucarela 20", "sanduiche-natural 150"],
    ],
    ["comi um sanduíche e uma fatia de queijo", ["queijo-mucarela 20", "sanduiche-natural 150"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
