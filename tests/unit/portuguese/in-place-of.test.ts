import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("what was had in the place of something told", () => {
  it.each<[string, string[]]>([
    ["não teve arroz no lugar dele comi uma banana prata", ["banana-prata 75", "bife-grelhado 100"]],
    [
      "o arroz está errado, no lugar dele eu comi 2 colheres de sopa de vatapá",
      ["bife-grelhado 100", "vatapa 50"],
    ],
    ["o arroz está errado, comi 2 colheres de purê no lugar", ["bife-grelhado 100", "pure-de-batata 90"]],
    ["não tinha arroz, comi lentilha no lugar dele", ["bife-grelhado 100", "lentilha 140"]],
    ["arroz não teve, em vez disso comi 2 bananas", ["banana-prata 150", "bife-grelhado 100"]],
    [
      "tira o arroz, no lugar dele comi purê e 1 ovo",
      ["bife-grelhado 100", "ovo-cozido 45", "pure-de-batata 130"],
    ],
  ])("%s", (text, held) => expect(heldAfter("almocei arroz e bife", text)).toEqual(held));

  it("is eaten where nothing of it was told", () => {
    expect(heldAfter("não teve feijão no lugar dele comi uma banana prata")).toEqual(["banana-prata 75"]);
  });

  it.each<[string, string[]]>([
    [
      "errei não foi dobradinha foi um prato de carne cozida com batata",
      ["arroz-branco 75", "carne-com-batata 300"],
    ],
    ["não não foi dobradinha foi feijoada", ["arroz-branco 75", "feijoada 350"]],
    ["ih errei não era dobradinha era feijoada", ["arroz-branco 75", "feijoada 350"]],
    ["desculpa não comi dobradinha comi feijoada", ["arroz-branco 75", "feijoada 350"]],
  ])("without marks: %s", (text, held) => {
    expect(heldAfter("almocei um prato de dobradinha", "com três colheres de arroz", text)).toEqual(held);
  });

  it("is no other time or number", () => {
    expect(heldAfter("comi 2 bananas", "não foi 2 foi 3")).toEqual(["banana-prata 225"]);
  });
});

describe("“foi com” is beside what was told, and of another kind only where it has one", () => {
  it.each<[readonly string[], string[]]>([
    [
      ["comi um sanduíche natural de frango", "foi com suco de laranja 300 ml"],
      ["sanduiche-natural 150", "suco-de-laranja 312"],
    ],
    [
      ["comi lasanha", "foi com arroz"],
      ["arroz-branco 125", "lasanha 250"],
    ],
    [
      ["comi pão", "era com manteiga"],
      ["manteiga 10", "pao-frances 50"],
    ],
    [["comi pão", "foi com pão integral"], ["pao-de-forma-integral 25"]],
    [["tomei café", "era com leite"], ["cafe-com-leite 204"]],
    [["comi cuscuz", "era com leite"], ["cuscuz-com-leite 235"]],
    [
      ["bati uma vitamina de abacate, 300 ml", "com 2 fatias de pão de forma e 1 fatia de mussarela"],
      ["pao-de-forma 50", "queijo-mucarela 20", "vitamina-de-abacate 312"],
    ],
    [
      ["tomei vitamina de banana", "com 200 ml de leite e 2 bananas"],
      ["banana-prata 150", "leite-integral 206"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a drink without what was in it", () => {
  it.each<[string, string, string[]]>([
    ["tomei uma caneca de café com leite", "foi sem leite", ["cafe 300"]],
    ["tomei 200 ml de café com leite", "o café foi puro, sem leite", ["cafe 200"]],
    ["tomei 2 xícaras de café com leite", "o café foi preto", ["cafe 400"]],
    ["tomei 300 ml de chá com leite", "o chá foi sem leite", ["cha 300"]],
    ["tomei um café com leite de 100 ml", "tira o leite", ["cafe 100"]],
    ["tomei um café com leite", "foi sem leite", ["cafe 50"]],
    ["tomei uma caneca de café com leite", "tira o café", []],
    ["comi um pão com manteiga", "foi sem manteiga", ["pao-frances 50"]],
  ])("%s: %s", (before, text, held) => expect(heldAfter(before, text)).toEqual(held));
});
