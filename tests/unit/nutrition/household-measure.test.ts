import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure, MEASURES } from "@/lib/nutrition/foods/measures";

function food(id: string): Food {
  const found = findFood(id);
  if (!found) throw new Error(id);
  return found;
}

describe("findMeasure", () => {
  it.each([
    ["colheres de sopa", "colher de sopa"],
    ["colher", "colher de sopa"],
    ["col. sopa", "colher de sopa"],
    ["cs", "colher de sopa"],
    ["Conchas cheias", "concha"],
    ["xícara de chá", "xícara"],
    ["xícara de café", "xícara de café"],
    ["copos americanos", "copo americano"],
    ["copão", "copo grande"],
    ["latinhas", "lata"],
    ["pedacinhos", "pedaço"],
    ["un.", "unidade"],
    ["medidor", "scoop"],
    ["cumbuca", "tigela"],
  ])("%s is %s", (words, name) => expect(findMeasure(words)?.name).toBe(name));

  it("knows nothing of other words", () => expect(findMeasure("banana")).toBeUndefined());

  it("never reads what is only worked out", () => expect(findMeasure("ovos")).toBeUndefined());

  it("names each measure once", () => {
    expect(new Set(MEASURES.map((measure) => measure.name)).size).toBe(MEASURES.length);
  });
});

describe("gramsOf", () => {
  it.each([
    ["arroz-branco", "colher-de-sopa", 4, undefined, 100],
    ["feijao-carioca", "concha", 2, undefined, 280],
    ["bife-grelhado", "bife", 1, "medium", 100],
    ["bife-grelhado", "bife", 1, "large", 150],
    ["ovo-cozido", null, 2, undefined, 90],
    ["ovo-frito", null, 1, undefined, 50],
    ["pao-frances", null, 1, undefined, 50],
    ["pao-frances", "metade", 1, undefined, 25],
    ["pao-frances", "unidade", 1, "large", 70],
    ["whey-protein", "scoop", 1.5, undefined, 45],
    ["cafe", "xicara-de-cafe", 1, undefined, 50],
    ["refrigerante-de-cola", "lata", 1, undefined, 364],
    ["leite-integral", "ml", 200, undefined, 206],
    ["leite-integral", "l", 0.5, undefined, 515],
    ["arroz-branco", "g", 150, undefined, 150],
    ["carne-moida", "kg", 0.2, undefined, 200],
    ["banana-prata", null, 1, "small", 55],
    ["acai", "copo", 1, "large", 500],
  ] as const)("%s, %s x %d (%s) weighs %d g", (id, measure, quantity, size, grams) => {
    expect(gramsOf(food(id), measure, quantity, size)?.grams).toBe(grams);
  });

  it.each([
    ["mamao", "rodela", 170],
    ["laranja-lima", "rodela", 18],
    ["salame", "rodela", 7],
    ["pepino-em-conserva", "pedaco", 5],
    ["pao-de-forma", "pedaco", 25],
    ["linguica-toscana", "fatia", 10],
    ["queijo-prato", "pedaco", 30],
    ["feijao-rajado", "escumadeira", 35],
    ["brocolis", "escumadeira", 20],
    ["frango-ensopado", "escumadeira", 50],
    ["espinafre", "escumadeira", 50],
    ["berinjela", "escumadeira", 125],
    ["pimentao", "metade", 27.5],
    ["cenoura", "metade", 60],
    ["batata-frita", "metade", 55],
    ["chuchu", "unidade", 230],
    ["melao", "unidade", 660],
    ["polenta", "fatia", 100],
    ["cenoura", "fatia", 5],
    ["banana-prata", "pedaco", 16],
    ["alcatra", "pedaco", 35],
    ["picanha", "bife", 100],
    ["chocolate-ao-leite", "tablete", 90],
    ["chocolate-meio-amargo", "tablete", 90],
    ["grao-de-bico", "concha", 140],
    ["maionese", "colher-de-sopa", 16],
    ["tambaqui", "pedaco", 120],
    ["moqueca-de-camarao", "tigela", 300],
    ["feijao-carioca", "tigela", 300],
    ["farofa", "copo", 89.2],
    ["arroz-branco", "pote", 130.8],
  ] as const)("a cut or a spoon of %s, %s, weighs %d g", (id, measure, grams) => {
    expect(gramsOf(food(id), measure, 1)?.grams).toBe(grams);
  });

  it.each([
    ["chuchu", 57],
    ["melao", 90],
    ["alface", 30],
    ["abacate", 110],
    ["uva", 99],
    ["pipoca", 30],
    ["pipoca-com-manteiga", 50],
    ["pipoca-de-cinema", 100],
  ])("%s without an amount is a serving, %d g", (id, grams) => {
    expect(gramsOf(food(id), null, 1)?.grams).toBe(grams);
  });

  it("says which convention it used", () => {
    expect(gramsOf(food("banana-prata"), null, 1)).toEqual({
      grams: 75,
      portion: { quantity: 1, measure: "unidade", size: "medium" },
      assumed: ["medium-size"],
    });
    expect(gramsOf(food("arroz-branco"), "colher-de-sopa", 1)?.assumed).toEqual([]);
    expect(gramsOf(food("arroz-branco"), "colher-de-cha", 1)).toMatchObject({
      grams: 7.5,
      assumed: ["spoon-ratio"],
    });
    expect(gramsOf(food("arroz-branco"), "unidade", 1)?.assumed).toEqual(["default-portion"]);
    expect(gramsOf(food("coxinha"), "pacote", 1)).toBeNull();
    expect(gramsOf(food("arroz-branco"), "lata", 1)).toMatchObject({
      assumed: ["generic-measure", "density"],
    });
    expect(gramsOf(food("acai"), "ml", 300)).toMatchObject({ grams: 300, assumed: ["density"] });
    expect(gramsOf(food("lasanha"), "pedaco", 1, "small")).toMatchObject({ grams: 190, assumed: [] });
    expect(gramsOf(food("pamonha"), null, 1, "large")).toMatchObject({
      grams: 200,
      portion: { size: "large" },
      assumed: ["size-factor"],
    });
    expect(gramsOf(food("cerveja"), "dose", 1)).toMatchObject({ grams: 50.5, assumed: ["generic-measure"] });
  });

  it("refuses quantities that are none", () => {
    for (const quantity of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(gramsOf(food("arroz-branco"), null, quantity)).toBeNull();
    }
  });

  it("grows with the quantity, and no size is lighter than a smaller one", () => {
    const ids = MEASURES.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...FOODS),
        fc.option(fc.constantFrom(...ids)),
        fc.integer({ min: 1, max: 20 }),
        (one, measure, quantity) => {
          const weighed = (["small", "medium", "large"] as const).map((size) =>
            gramsOf(one, measure, quantity, size),
          );
          const more = gramsOf(one, measure, quantity + 1, "medium");
          if (weighed.some((w) => w === null)) return weighed.every((w) => w === null) && more === null;
          const [small = 0, medium = 0, large = 0] = weighed.map((w) => w?.grams ?? 0);
          return small > 0 && small <= medium && medium <= large && (more?.grams ?? 0) >= medium;
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
