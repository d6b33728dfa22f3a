import { describe, expect, it } from "vitest";
import { eaten, read } from "./read";

describe("what was shared", () => {
  it.each([
    ["pedimos um yakisoba, comi metade", [["yakisoba", 200]]],
    ["dividi uma pizza grande com meu marido", [["pizza-de-mucarela", 400]]],
    ["rachei uma porção de batata frita com 3 amigos", [["batata-frita", 27.5]]],
    ["dividi uma pizza com minha esposa, comi 4 fatias", [["pizza-de-mucarela", 400]]],
    ["comi 2 fatias de pizza que dividi com ela", [["pizza-de-mucarela", 200]]],
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
    ["mequi hoje: big mac e batata", ["x-burger", "batata-frita"]],
    ["combo de esfiha, 4 de carne e 2 de queijo", ["esfiha-de-carne", "esfiha-de-queijo"]],
  ])("%s", (text, foods) => {
    expect(eaten(text).map(([food]) => food)).toEqual(foods);
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
        ["acucar", 5],
      ],
    ],
    ["1 scoop de whey com água", [["whey-protein", 30]]],
    [
      "farofa ovo frito",
      [
        ["farofa", 15],
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
