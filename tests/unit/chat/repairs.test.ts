import { describe, expect, it } from "vitest";
import { eaten, following, read } from "./read";

describe("what is taken back in the same message", () => {
  it.each([
    ["2 ovos, não, 3", [["ovo-cozido", 135]]],
    ["comi 2 pães, quer dizer, 1", [["pao-frances", 50]]],
    ["arroz... digo, macarrão", [["macarrao-cozido", 200]]],
    ["comi 3 aliás 4 fatias de pizza", [["pizza-de-mucarela", 400]]],
    ["200g de arroz, digo, 100g", [["arroz-branco", 100]]],
    ["comi 2 pães franceses com queijo, opa, 1 pão só", [["pao-com-queijo", 80]]],
    ["tomei café com açúcar, melhor dizendo, sem açúcar", [["cafe", 50]]],
    [
      "2 conchas de feijão, aliás 3, e 4 colheres de arroz",
      [
        ["feijao-carioca", 420],
        ["arroz-branco", 100],
      ],
    ],
    [
      "comi um pão, desculpa, mas também comi um ovo",
      [
        ["pao-frances", 50],
        ["ovo-cozido", 45],
      ],
    ],
    [
      "comi uma pera aí comi um caqui",
      [
        ["pera", 130],
        ["caqui", 110],
      ],
    ],
    [
      "almocei bife, digo, frango e salada",
      [
        ["frango-grelhado", 100],
        ["salada-verde", 80],
      ],
    ],
    ["opa, comi 2 ovos", [["ovo-cozido", 90]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("may be the meal, the day or the hour", () => {
    expect(read("jantei sopa, desculpa, almocei sopa").meals.map(({ kind }) => kind)).toEqual(["lunch"]);
    expect(read("comi ontem, não, hoje, 2 ovos").meals[0]?.day).toBe("2026-11-20");
    expect(read("comi hoje, aliás ontem, 2 ovos").meals[0]?.day).toBe("2026-11-19");
    expect(read("almocei às 11h, digo, 12h um pf").meals[0]?.eatenAt).toBe("2026-11-20T15:00:00.000Z");
  });

  it("may be water or a weight", () => {
    expect(read("tomei 300ml de água, não, 500ml").water).toMatchObject([{ ml: 500 }]);
    expect(read("peso 82, digo, 72").weight).toMatchObject([{ kg: 72 }]);
  });

  it("may be a part of a correction", () => {
    expect(read("foram 3 aliás 4 conchas", following("almoco")).corrections).toMatchObject([
      { kind: "amount", to: { quantity: 4, measure: "concha" } },
    ]);
  });

  it("is not what is denied without a comma", () => {
    expect(eaten("comi 2 ovos não 3")).toEqual([["ovo-cozido", 90]]);
  });
});
