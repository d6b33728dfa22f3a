import { describe, expect, it } from "vitest";
import { eaten, read } from "./read";

describe("what was shared", () => {
  it.each([
    ["pedimos um yakisoba, comi metade", [["yakisoba", 200]]],
    ["dividi uma pizza grande com meu marido", [["pizza-de-mucarela", 400]]],
    ["rachei uma porção de batata frita com 3 amigos", [["batata-frita", 100]]],
    ["dividi uma pizza com minha esposa, comi 4 fatias", [["pizza-de-mucarela", 400]]],
    ["comi 2 fatias de pizza que dividi com ela", [["pizza-de-mucarela", 200]]],
    ["dividimos a pizza em 3", [["pizza-de-mucarela", 266.7]]],
    ["dividi uma pizza em 4 pessoas", [["pizza-de-mucarela", 200]]],
    ["dividi a pizza com 2 amigos", [["pizza-de-mucarela", 266.7]]],
    ["eu e mais 2 amigos dividimos uma pizza", [["pizza-de-mucarela", 266.7]]],
    [
      "comi um x-tudo e uma coca 2L dividida com minha esposa",
      [
        ["x-tudo", 320],
        ["refrigerante-de-cola", 1040],
      ],
    ],
    [
      "uma pizza e um refri divididos com meu irmão",
      [
        ["pizza-de-mucarela", 200],
        ["refrigerante-de-cola", 182],
      ],
    ],
    ["comemos 2 pizzas em 4 pessoas", [["pizza-de-mucarela", 200]]],
    ["eu e minha esposa comemos uma pizza grande", [["pizza-de-mucarela", 400]]],
    ["comemos uma pizza em casa", [["pizza-de-mucarela", 400]]],
    ["a gente pediu 2 pizzas e comi 3 pedaços", [["pizza-de-mucarela", 300]]],
    ["fiz um bolo e comi 2 fatias", [["bolo-simples", 120]]],
    ["we split a pizza in 3", [["pizza-de-mucarela", 266.7]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("is not what somebody else was given", () => {
    expect(eaten("dei papinha pro neném e comi só um pão")).toEqual([["pao-frances", 50]]);
  });
});

describe("what stands for what was on it", () => {
  it.each([
    ["rodízio de pizza, comi uns 6 pedaços", ["pizza-de-mucarela"]],
    ["fui no rodízio de carne, comi picanha e arroz", ["picanha", "arroz-branco"]],
    ["churrasco: 2 linguiças e picanha", ["linguica-toscana", "picanha"]],
    ["comi churrasco com pão de alho", ["churrasco", "pao-de-alho"]],
    ["mequi hoje: big mac e batata", ["big-mac", "batata-frita"]],
    ["combo de esfiha, 4 de carne e 2 de queijo", ["esfiha-de-carne", "esfiha-de-queijo"]],
  ])("%s", (text, foods) => {
    expect(eaten(text).map(([food]) => food)).toEqual(foods);
  });
});

describe("a length", () => {
  it.each([
    ["comi um sanduíche de 30 cm", 460],
    ["subway de 15cm", 230],
    ["2 subways de 30 cm", 920],
    ["30 cm de subway", 460],
    ["6 inch subway", 230],
  ])("counts what comes in lengths: %s", (text, weight) => {
    expect(eaten(text)).toEqual([["sanduiche-de-metro", weight]]);
  });

  it("counts nothing else", () => {
    expect(eaten("comi uma tapioca de 20 cm e 2 ovos").map(([, weight]) => weight)).toEqual(
      eaten("comi uma tapioca e 2 ovos").map(([, weight]) => weight),
    );
  });
});

describe("small words that weigh", () => {
  it.each([
    ["6 salgadinhos na festa", [["salgado", 120]]],
    ["umas 10 bolinhas de queijo", [["bolinha-de-queijo", 150]]],
    ["kitkat 1", [["barra-de-wafer", 42]]],
    ["cerveja long neck 3", [["cerveja", 1077]]],
    ["3 dedos de suco de laranja", [["suco-de-laranja", 156]]],
    ["mini coxinha 10", [["coxinha", 200]]],
    ["ravioli 4 queijos", [["ravioli", 250]]],
    [
      "café com 2 colheres de açúcar",
      [
        ["cafe", 50],
        ["acucar", 8],
      ],
    ],
    ["2 colheres de sopa de açúcar", [["acucar", 26]]],
    ["tomei vitamina D e ômega 3", [["omega-3", 1]]],
    ["vitamina de abacate", [["vitamina-de-abacate", 250]]],
    ["sushi rolls 8 pieces", [["sushi", 200]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("a picture of a dish that is cut", () => {
  it.each([
    ["🍕🍕", [["pizza-de-mucarela", 200]]],
    ["comi 2 fatias de pizza 🍕", [["pizza-de-mucarela", 200]]],
    ["comi bolo 🎂", [["bolo-simples", 60]]],
    ["🍌🍌", [["banana-prata", 150]]],
  ])("is a slice: %s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("an amount after a list", () => {
  it.each([
    [
      "marmita arroz integral 100g frango desfiado 150g",
      [
        ["arroz-integral", 100],
        ["frango-desfiado", 150],
      ],
    ],
    [
      "vitamina de abacate com leite e açúcar 1 copo grande",
      [
        ["vitamina-de-abacate", 312],
        ["acucar", 4],
      ],
    ],
    ["1 scoop de whey com água", [["whey-protein", 30]]],
    [
      "farofa ovo frito",
      [
        ["farofa", 35],
        ["ovo-frito", 50],
      ],
    ],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("is in millilitres where only they are counted in hundreds", () => {
    expect(read("tomei 3 garrafinhas de 500").water).toMatchObject([{ ml: 1500 }]);
  });
});
