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
