import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a clause behind what was told that names food for another reason", () => {
  it.each([
    [
      "why it was so hot",
      "Tomei 500 ml de água, que o calor aqui tá de cozinhar batata no passeio",
      ["water 500"],
    ],
    ["what it is for", "comi um ovo cozido. o ovo foi por conselho médico", ["ovo-cozido 45"]],
    ["a saying", "comi 3 fatias de pizza de calabresa. Banana é a que falta", ["pizza-de-calabresa 300"]],
    [
      "a kind of scales",
      "arroz 150g, batata palha 30 g. usei a balança da loja, a mesma de pesar batata",
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

describe("what a clause says of an allergen, of the list or of what was told before", () => {
  it.each([
    ["what the sauce is of", "jantei macarrão, o molho é de camarão", "camarao"],
    ["what it is full of", "comi um pão francês. tá cheio de manteiga", "manteiga"],
    ["what somebody puts on it", "jantei sopa de legumes. a Ana põe queijo ralado", "queijo-parmesao"],
    ["what one loves", "comi frango grelhado, batata frita que eu amo", "batata-frita"],
  ])("is kept: %s", (_, text, food) =>
    expect(heldAfter(text).map((one) => one.split(" ")[0])).toContain(food),
  );

  it.each([
    ["tira o frango. o arroz é integral", ["arroz-integral 125", "feijao-carioca 140"]],
    [
      "eram 3 colheres de arroz, o feijão é preto",
      ["arroz-branco 75", "feijao-preto 140", "frango-grelhado 100"],
    ],
  ])("puts right with the rest: %s", (text, held) =>
    expect(heldAfter("almocei arroz, feijão e frango", text)).toEqual(held),
  );
});
