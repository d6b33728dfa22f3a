import { describe, expect, it } from "vitest";
import { eaten, itemsOf } from "./read";

describe("a weight of the whole plate", () => {
  it.each([
    "prato de 600g com arroz, feijão e bife",
    "marmita de 600g: arroz, feijão, bife",
    "almocei no quilo, deu 600 gramas, arroz feijão e bife",
    "self service 600g arroz feijão bife",
  ])("is shared out and said to be: %s", (text) => {
    const items = itemsOf(text);
    expect(items.map(({ foodId }) => foodId)).toEqual(["arroz-branco", "feijao-carioca", "bife-grelhado"]);
    expect(items.reduce((sum, item) => sum + item.grams, 0)).toBeCloseTo(600, -1);
    expect(items.every(({ assumed }) => assumed.some(({ kind }) => kind === "portion"))).toBe(true);
  });

  it("is not the weight of one food", () => {
    expect(eaten("comi 100g de arroz, feijão e bife no prato")).toEqual([
      ["arroz-branco", 100],
      ["feijao-carioca", 140],
      ["bife-grelhado", 100],
    ]);
    expect(eaten("600g de arroz, 2 conchas de feijão e um bife no prato")[0]).toEqual(["arroz-branco", 600]);
  });
});

describe("a plate by its name", () => {
  it.each([
    ["pf com bife e ovo", ["arroz-branco", "feijao-carioca", "bife-grelhado", "ovo-cozido"]],
    ["marmita com arroz e frango", ["arroz-branco", "frango-grelhado"]],
  ])("is what is on it once its rice is told: %s", (text, foods) => {
    expect(itemsOf(text).map(({ foodId }) => foodId)).toEqual(foods);
  });
});

describe("parts of a dish", () => {
  it("are small in a salad and in a sandwich", () => {
    expect(eaten("salada de alface, tomate e cenoura")).toEqual([
      ["alface", 30],
      ["tomate", 30],
      ["cenoura", 30],
    ]);
    expect(eaten("salada (alface, tomate e cenoura)").map(([, weight]) => weight)).toEqual([30, 30, 30]);
    expect(eaten("pão com ovo, alface e tomate").at(-1)).toEqual(["tomate", 30]);
  });

  it("keep their portion beside it, and the amount that was said", () => {
    expect(eaten("salada, brócolis e frango")[1]).toEqual(["brocolis", 60]);
    expect(eaten("salada de alface com 1 tomate").at(-1)).toEqual(["tomate", 100]);
  });

  it("are not counted beside a dish that has them", () => {
    expect(eaten("x-salada com alface e tomate")).toEqual([["x-salada", 200]]);
    expect(eaten("sanduíche com frango, alface e tomate")).toEqual([["x-frango", 200]]);
    expect(eaten("cachorro quente com purê, milho e batata palha")).toEqual([
      ["cachorro-quente-completo", 260],
    ]);
    expect(eaten("x-salada com ovo").map(([food]) => food)).toEqual(["x-salada", "ovo-cozido"]);
  });
});
