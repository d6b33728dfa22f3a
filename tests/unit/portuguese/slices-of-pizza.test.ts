import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("slices of which only the kind is named", () => {
  it.each<[string, string[]]>([
    [
      "eu e a mulher fomos na pizzaria agora de noite eu comi duas fatias de calabresa e ela comeu três",
      ["pizza-de-calabresa 200"],
    ],
    ["comi 2 fatias de calabresa", ["pizza-de-calabresa 200"]],
    ["comi um pedaço de calabresa na pizzaria do zé", ["pizza-de-calabresa 100"]],
    ["fomos na pizzaria, comi 4 fatias de mussarela", ["pizza-de-mucarela 400"]],
    [
      "jantei na pizzaria, 2 de calabresa e 1 de frango com catupiry",
      ["pizza-de-calabresa 200", "pizza-de-frango 120"],
    ],
    [
      "fui num rodízio de pizza e comi 2 fatias de portuguesa e uma de quatro queijos",
      ["pizza-portuguesa 250", "pizza-quatro-queijos 115"],
    ],
    ["comi 3 fatias de portuguesa e 1 de mussarela", ["pizza-de-mucarela 100", "pizza-portuguesa 375"]],
    [
      "fui num rodízio comi 3 fatias de portuguesa 2 de calabresa e uma de chocolate",
      ["pizza-de-calabresa 200", "pizza-de-chocolate 100", "pizza-portuguesa 375"],
    ],
    ["duas fatias de frango com catupiry", ["pizza-de-frango 240"]],
    ["na pizzaria comi uma fatia de calabresa, meu marido comeu 3 de portuguesa", ["pizza-de-calabresa 100"]],
  ])("are of pizza: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    [
      "arroz, feijão e 3 fatias de calabresa",
      ["arroz-branco 125", "feijao-carioca 140", "linguica-calabresa 30"],
    ],
    ["comi 3 rodelas de calabresa", ["linguica-calabresa 30"]],
    ["comi 2 fatias de calabresa frita", ["linguica-calabresa 20"]],
    ["pão com 2 fatias de mussarela", ["pao-frances 50", "queijo-mucarela 40"]],
    ["comi 2 fatias de mussarela", ["queijo-mucarela 40"]],
    ["uma fatia de torta de frango com catupiry", ["torta-de-frango-com-requeijao 150"]],
    ["rodízio de sushi, comi 2 de camarão", ["camarao 20"]],
  ])("are of what they are called: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("are put in the place of the pizza that was told", () => {
    expect(heldAfter("jantei uma pizza", "2 pedaços de calabresa e 1 de chocolate")).toEqual([
      "pizza-de-calabresa 200",
      "pizza-de-chocolate 100",
    ]);
    expect(heldAfter("jantei 3 fatias de pizza", "foram 2 fatias de portuguesa e 1 de calabresa")).toEqual([
      "pizza-de-calabresa 100",
      "pizza-portuguesa 250",
    ]);
  });
});
