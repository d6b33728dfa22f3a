import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";
import { editDistance } from "@/lib/portuguese/text/edit-distance";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

const first = (query: string) => searchFoods(query, 1)[0]?.id;

describe("searchFoods", () => {
  it.each([
    // exact names and aliases
    ["arroz", "arroz-branco"],
    ["Feijão", "feijao-carioca"],
    ["bife", "bife-grelhado"],
    ["frango", "frango-grelhado"],
    ["leite", "leite-integral"],
    ["banana", "banana-prata"],
    ["pão", "pao-frances"],
    ["AÇAÍ", "acai"],
    ["ovos mexidos", "ovo-mexido"],
    ["coca-cola", "refrigerante-de-cola"],
    ["miojo", "macarrao-instantaneo"],
    ["toddy", "achocolatado-em-po"],
    ["nutella", "creme-de-avela"],
    ["yakult", "leite-fermentado"],
    // words of the regions
    ["macaxeira", "mandioca"],
    ["aipim", "mandioca"],
    ["bergamota", "mexerica"],
    ["cacetinho", "pao-frances"],
    ["jerimum", "abobora"],
    ["munguzá", "canjica"],
    // beginnings
    ["pão de quei", "pao-de-queijo"],
    ["bolo choc", "bolo-de-chocolate"],
    ["suco laranja", "suco-de-laranja"],
    // joined and misspelt
    ["cocacola", "refrigerante-de-cola"],
    ["paodequeijo", "pao-de-queijo"],
    ["mexirica", "mexerica"],
    ["brigadero", "brigadeiro"],
    ["iorgute de morango", "iogurte-de-morango"],
    ["estrogonofi de frango", "strogonoff-de-frango"],
    // more words than any name has
    ["linguiça de Maracaju", "linguica-toscana"],
    ["galeto com fritas", "galeto"],
    ["arroz com feijão e farofa", "arroz-com-feijao"],
  ])("%s finds %s first", (query, id) => expect(first(query)).toBe(id));

  it("puts exact before prefix before word prefix", () => {
    const ids = searchFoods("uva", 50).map((food) => food.id);
    const places = ["uva", "uva-rubi", "suco-de-uva"].map((id) => ids.indexOf(id));
    expect(places).toEqual([0, ...places.slice(1).sort((a, b) => a - b)]);
    expect(places).not.toContain(-1);
  });

  it("finds nothing in nothing and in gibberish", () => {
    for (const query of ["", "   ", "!!!", "🍌", "xqzwkj", "\u0000", "'; drop table"])
      expect(searchFoods(query)).toEqual([]);
  });

  it("finds every food by its name and by every alias, at once", () => {
    for (const food of FOODS) {
      for (const name of [food.name, ...food.aliases]) expect([name, first(name)]).toEqual([name, food.id]);
    }
  });

  it("gives at most as many as asked, each once, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.integer({ min: 1, max: 30 }),
        (query, limit) => {
          const ids = searchFoods(query, limit).map((food) => food.id);
          expect(ids.length).toBeLessThanOrEqual(limit);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  it("does not mind case, accents and plurals", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), (food) => {
        expect(first(food.name.toUpperCase())).toBe(food.id);
        expect(first(searchKey(food.name))).toBe(food.id);
      }),
    );
  });
});

describe("editDistance", () => {
  it.each([
    ["banana", "banana", 0],
    ["banana", "bannana", 1],
    ["iogurte", "iogrute", 1],
    ["frango", "frando", 1],
    ["pao", "pa", 1],
    ["", "abc", 3],
    ["abc", "xyz", 3],
  ])("%s and %s are %d apart", (a, b, distance) => expect(editDistance(a, b, 5)).toBe(distance));

  it("is symmetric and gives up beyond the limit", () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const full = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(full);
        const limited = editDistance(a, b, limit);
        expect(full <= limit ? limited === full : limited > limit).toBe(true);
      }),
    );
  });
});
