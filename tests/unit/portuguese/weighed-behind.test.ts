import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("a weight behind the food, with how it was weighed", () => {
  it.each([
    ["Comi uma maçã agora à tarde, pesei antes: 118 g", ["maca 118"]],
    ["comi uma maçã no lanche, 118 g", ["maca 118"]],
    ["comi uma maçã à tarde: 118 g", ["maca 118"]],
    ["comi uma maçã hoje (118 g)", ["maca 118"]],
    ["comi uma maçã. Pesei: 118 g", ["maca 118"]],
    ["comi uma banana picada, pesei sem a casca: 85 g.", ["banana-prata 85"]],
    ["comi um bife, na balança deu 140g", ["bife-grelhado 140"]],
    ["comi uma fatia de melancia, sem casca deu 210 g", ["melancia 210"]],
    ["comi uma pera, pesada sem o miolo: 140 g", ["pera 140"]],
    ["comi uma laranja (sem casca deu 180 g)", ["laranja 180"]],
    ["comi 2 ovos cozidos, pesados deu 110 g", ["ovo-cozido 110"]],
    ["comi uma coxa de frango, sem o osso deu 90 g", ["coxa-de-frango 90"]],
    ["comi uma banana e tomei um café, pesei a banana: 92 g", ["banana-prata 92", "cafe 50"]],
    [
      "almocei arroz, feijão e bife, na balança deu 450 g",
      ["arroz-branco 154", "bife-grelhado 123", "feijao-carioca 173"],
    ],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("is what is added", () =>
    expect(
      heldAfter("comi 30 g de granola", "Ah, e uma banana picada junto, pesei sem a casca: 85 g."),
    ).toEqual(["banana-prata 85", "granola 30"]));

  it("mends what was told before", () =>
    expect(heldAfter("comi uma maçã", "deu 118 g na balança, sem a casca")).toEqual(["maca 118"]));
});

describe("parts that are weighed at the end", () => {
  it.each([
    [
      "No café da manhã comi tapioca com queijo minas, a tapioca tinha 70g e o queijo 40 g",
      ["queijo-minas-frescal 40", "tapioca 70"],
    ],
    [
      "comi pão francês com queijo minas, o pão pesou 50 g e o queijo 30 g",
      ["pao-frances 50", "queijo-minas-frescal 30"],
    ],
    [
      "comi crepioca com queijo branco. A crepioca tinha 90 g e o queijo 25 g.",
      ["crepioca 90", "queijo-minas-frescal 25"],
    ],
    [
      "almocei arroz e um filé de frango grelhado, o frango 120 g",
      ["arroz-branco 125", "frango-grelhado 120"],
    ],
    [
      "almocei arroz e um filé de frango, o frango pesei depois de pronto: 120 g",
      ["arroz-branco 125", "frango-grelhado 120"],
    ],
    ["comi 2 ovos cozidos e pão, os ovos deram 105 g", ["ovo-cozido 105", "pao-frances 50"]],
    ["comi um bife acebolado e arroz. O bife deu 150 g.", ["arroz-branco 125", "bife-acebolado 150"]],
    ["comi metade do bife, o bife tinha 200 g", ["bife-grelhado 100"]],
    ["almocei 2 conchas de feijão e arroz, o arroz 100 g", ["arroz-branco 100", "feijao-carioca 280"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("leaves what is eaten at another meal", () =>
    expect(heldAfterDay(["20:30", "almocei um bife e arroz e jantei bife, 120 g"])).toEqual([
      "arroz-branco 125",
      "bife-grelhado 100",
      "bife-grelhado 120",
    ]));
});

describe("a dish and the weights of its parts", () => {
  it.each([
    [
      ["Uma fatia de queijo com goiabada: 30 g de queijo minas e 20 g de goiabada"],
      ["goiabada 20", "queijo-minas-frescal 30"],
    ],
    [
      ["tapioca com queijo coalho, a goma usei 60 g e o queijo 40 g"],
      ["goma-de-tapioca-hidratada 60", "queijo-coalho 40"],
    ],
    [
      ["tapioca de queijo coalho. goma 60 g, queijo 40 g"],
      ["goma-de-tapioca-hidratada 60", "queijo-coalho 40"],
    ],
    [["uma tapioca com ovo. 50g de goma"], ["goma-de-tapioca-hidratada 50", "ovo-cozido 45"]],
    [["romeu e julieta, 30 g de queijo e 20 g de goiabada"], ["goiabada 20", "queijo-mucarela 30"]],
    [
      ["pão com queijo, 30 g de queijo e 20 g de presunto"],
      ["pao-frances 50", "presunto 20", "queijo-mucarela 30"],
    ],
    [
      ["macarrão com carne moída, o macarrão 150 g e a carne 80 g"],
      ["carne-moida 80", "macarrao-cozido 150"],
    ],
    [["estrogonofe feito com creme de leite, 180 g"], ["strogonoff-de-carne 180"]],
    [["estrogonofe de frango com creme de leite, 200 g"], ["strogonoff-de-frango 200"]],
    [["escondidinho feito com mandioca e carne seca, 300g"], ["escondidinho-de-carne-seca 300"]],
    [["pão com queijo. 100 g de uva"], ["pao-com-queijo 80", "uva 100"]],
    [["tapioca com ovo e 50 g de queijo"], ["queijo-mucarela 50", "tapioca-com-ovo 130"]],
    [["estrogonofe e 30 g de creme de leite"], ["creme-de-leite 30", "strogonoff-de-carne 150"]],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what it came to in the end, and what was left over", () => {
  const JUICE = "lanchei 300 ml de suco de laranja e um pão francês";
  it.each([
    ["e o suco ficou em 150 ml", ["pao-frances 50", "suco-de-laranja 156"]],
    ["o suco ficou em uns 250 ml no total", ["pao-frances 50", "suco-de-laranja 260"]],
    ["o pão comi sem miolo, ficou com umas 35 g", ["pao-frances 35", "suco-de-laranja 312"]],
    ["o pão tirei o miolo, ficou com 35g", ["pao-frances 35", "suco-de-laranja 312"]],
    ["o pão acabou ficando em 40 g", ["pao-frances 40", "suco-de-laranja 312"]],
    ["o suco ficou com 50 ml no copo", ["pao-frances 50", "suco-de-laranja 262"]],
    ["o suco ficou 50 ml na jarra", ["pao-frances 50", "suco-de-laranja 262"]],
  ])("%s", (said, held) => expect(heldAfter(JUICE, said)).toEqual(held));

  it.each(["meu filho ficou com 50 g", "a Ana ficou com 50 g", "sobrou 50 g"])("%s", (said) =>
    expect(heldAfter("almocei 200 g de arroz", said)).toEqual(["arroz-branco 150"]),
  );
});

describe("a piece with its weight, and so much in all", () => {
  it.each([
    ["um pedaço de carne de sol assada com 120 gramas", ["carne-de-sol 120"]],
    ["almocei um bife com 120 gramas e arroz", ["arroz-branco 125", "bife-grelhado 120"]],
    ["barrinha de cereal, 1 (25 g)", ["barra-de-cereal 25"]],
    ["banana, 1 (90 g), e pão de queijo, 2 (60 g)", ["banana-prata 90", "pao-de-queijo 60"]],
    [
      "A galinha à cabidela da minha sogra estava ótima, repeti e tudo! No total comi uns 300g dela, com 150 g de arroz",
      ["arroz-branco 150", "galinha-de-cabidela 300"],
    ],
    ["A lasanha tava uma delícia, repeti! No total comi 300g", ["lasanha 300"]],
    ["um bife com 120 g de arroz", ["arroz-branco 120", "bife-grelhado 100"]],
    ["a lasanha tava ótima, comi 2 pedaços", ["lasanha 500"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});
