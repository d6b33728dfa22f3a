import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { ANY_FOOD, ILLUSTRATIONS, illustrationOf } from "@/lib/nutrition/foods/illustration";

const FILE = readFileSync("components/food/food.svg", "utf8");

describe("the drawings of foods", () => {
  it("are there, each once, and no other", () => {
    const drawn = [...FILE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.toSorted()).toEqual([...ILLUSTRATIONS].sort());
    expect(drawn.length).toBeGreaterThanOrEqual(40);
  });

  it("take their colours from the page and weigh less than 6 KB together", () => {
    expect(FILE).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
    expect(gzipSync(FILE, { level: 9 }).length).toBeLessThan(6 * 1024);
  });

  it.each([
    ["feijao-carioca", "feijao"],
    ["arroz-branco", "arroz"],
    ["pao-frances", "pao-frances"],
    ["pao-de-queijo", "pao-de-queijo"],
    ["ovo-frito", "ovo"],
    ["cafe-com-leite", "cafe"],
    ["acai", "acai"],
    ["prato-feito", "prato-feito"],
    ["suco-de-laranja", "suco"],
    ["bolo-de-cenoura", "bolo"],
    ["coxinha", "coxinha"],
    ["coxa-de-frango", "frango"],
    ["coxao-mole", "carne"],
    ["leite-de-coco", "coco"],
    ["sopa-de-abobora", "sopa"],
    ["banana-prata", "banana"],
    ["agua", "agua"],
  ])("%s is drawn as %s", (food, drawing) => expect(illustrationOf(food)).toBe(drawing));

  it("stand for nearly all foods of the catalogue, and each for some", () => {
    const none = FOODS.filter(({ id }) => illustrationOf(id) === ANY_FOOD);
    expect(none.length / FOODS.length).toBeLessThan(0.03);
    const used = new Set(FOODS.map(({ id }) => illustrationOf(id)));
    expect(ILLUSTRATIONS.filter((name) => !used.has(name))).toEqual([]);
  });

  it("are one for whatever a food is called", () => {
    fc.assert(
      fc.property(fc.string(), (food) => {
        expect(ILLUSTRATIONS).toContain(illustrationOf(food));
      }),
    );
  });
});
