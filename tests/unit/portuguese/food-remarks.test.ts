import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a clause behind what was told that names food for another reason", () => {
  it.each([
    [
      "why it was so hot",
      "Tomei 500 ml de água, que o calor aqui tá de fritar ovo no passeio",
      ["water 500"],
    ],
    ["what it is for", "comi um ovo cozido. o ovo foi por conselho médico", ["ovo-cozido 45"]],
    [
      "a saying",
      "comi 3 fatias de pizza de calabresa. Chocolate é fruta, vem do cacau de Ilhéus",
      ["pizza-de-calabresa 300"],
    ],
    [
      "a kind of scales",
      "arroz 150g, batata palha 30 g. usei a balança da loja, a mesma de pesar parafuso",
      ["arroz-branco 150", "batata-palha 30"],
    ],
    [
      "how it was",
      "tomei uma lata de cerveja de 350 ml. o caixa fechou ruim, a cerveja fechou boa",
      ["cerveja 354"],
    ],
    [
      "what one regrets",
      "almocei 4 colheres de sopa de arroz e uma de farofa. A farofa eu sei que não devia",
      ["arroz-branco 100", "farofa 15"],
    ],
  ])("adds nothing: %s", (_, text, eaten) => expect(heldAfter(text)).toEqual(eaten));

  it.each([
    ["a list", "almocei arroz, feijão, bife e batata frita", 4],
    ["a list with articles", "comi a couve, o arroz e a laranja", 3],
    ["a sentence of its own", "almocei arroz e feijão. salada de alface também", 3],
    ["as much as one liked", "comi 200 g de arroz, brócolis à vontade", 2],
    ["what it came with", "comi um pão, esse com manteiga", 2],
  ])("is no clause that tells: %s", (_, text, many) => expect(heldAfter(text)).toHaveLength(many));
});

describe("a remark behind what puts a meal right", () => {
  it.each([
    [
      "what it reminds of",
      "o suco era de 300 ml, exagerei. pescador conta peixe, eu conto suco",
      ["suco-de-laranja 312"],
    ],
    ["what the first was", "o suco era de melancia. laranja é pra gripe", ["suco-de-melancia 206"]],
  ])("changes nothing else: %s", (_, text, eaten) =>
    expect(heldAfter("tomei um suco de laranja", text)).toEqual(eaten),
  );
});
