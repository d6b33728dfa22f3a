import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFood, ownFoodsAtHand, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { composeOwnFoods, yieldOf } from "@/lib/nutrition/own-foods/compose-own-foods";
import { labelled, PANCAKE_PARTS, recipe } from "./some-foods";

const kcalOf = (food: string) => findFood(food)?.per100g.kcal ?? Number.NaN;

describe("foods of one's own", () => {
  it("have the figures of their label, what it leaves out as none", () => {
    const [granola] = composeOwnFoods([
      labelled({
        id: "g",
        name: "Granola da feira",
        brand: "Vó Nair",
        per100g: { kcal: 420, protein_g: 9, carbs_g: null, fat_g: null, fibre_g: null, sodium_mg: null },
        contains: ["gluten", "nuts"],
      }),
    ]);
    expect(granola).toMatchObject({
      ...{ id: "own-g", name: "Granola da feira", aliases: ["Granola da feira Vó Nair"] },
      per100g: { kcal: 420, protein_g: 9, carbs_g: 0, fat_g: 0, fibre_g: 0, sodium_mg: 0 },
      ...{ defaultPortion: { measure: "porcao", grams: 40 }, source: "own:label" },
    });
    expect([...(granola?.contains ?? [])]).toEqual(["gluten", "nuts"]);
  });

  it("may contain what they are called after, unless the name denies it", () => {
    const [milk, free] = composeOwnFoods([
      labelled({ id: "a", name: "Biscoito de amendoim" }),
      labelled({ id: "b", name: "Biscoito sem amendoim" }),
    ]);
    expect(milk?.mayContain.has("peanut")).toBe(true);
    expect(free?.mayContain.has("peanut")).toBe(false);
  });

  it("as recipes are worked out of their parts, portions and all", () => {
    const pancake = recipe({ id: "p", name: "Panqueca", ingredients: PANCAKE_PARTS, yieldPortions: 6 });
    const [food] = composeOwnFoods([pancake]);
    const total = PANCAKE_PARTS.reduce((sum, { food, grams }) => sum + (kcalOf(food) * grams) / 100, 0);
    expect(yieldOf(pancake)).toEqual({ grams: 416, portionGrams: 416 / 6 });
    expect(food?.defaultPortion).toEqual({ measure: "unidade", grams: 69.3 });
    expect(food?.per100g.kcal).toBeCloseTo((total / 416) * 100, 6);
    for (const allergen of ["egg", "milk", "gluten"] as const)
      expect(food?.contains.has(allergen)).toBe(true);
  });

  it("as recipes that were weighed when done have their energy in less", () => {
    const [raw, baked] = composeOwnFoods([
      recipe({ id: "a", name: "A", ingredients: PANCAKE_PARTS }),
      recipe({ id: "b", name: "B", ingredients: PANCAKE_PARTS, yieldGrams: 208 }),
    ]);
    expect(baked?.per100g.kcal).toBeCloseTo(2 * (raw?.per100g.kcal ?? 0), 6);
  });

  it("have the energy of all that goes in, however it is divided, also inside of one another", () => {
    const grams = fc.integer({ min: 1, max: 2_000 });
    fc.assert(
      fc.property(
        grams,
        grams,
        grams,
        fc.integer({ min: 1, max: 40 }),
        (egg, granola, inner, yieldPortions) => {
          const all = [
            labelled({ id: "g", name: "Granola" }),
            recipe({
              id: "inner",
              name: "Massa",
              ingredients: [
                { food: "ovo-cozido", grams: egg, portion: null },
                { food: "own-g", grams: granola, portion: null },
              ],
            }),
            recipe({
              id: "outer",
              name: "Torta",
              ingredients: [{ food: "own-inner", grams: inner, portion: null }],
              yieldPortions,
            }),
          ];
          const [, mass, pie] = composeOwnFoods(all);
          const expected = (kcalOf("ovo-cozido") * egg + 420 * granola) / (egg + granola);
          expect(mass?.per100g.kcal).toBeCloseTo(expected, 6);
          expect(pie?.per100g.kcal).toBeCloseTo(expected, 6);
          expect(pie?.contains.has("egg")).toBe(true);
        },
      ),
    );
  });

  it("made of themselves or of what is gone count that for nothing", () => {
    const part = (food: string) => [{ food, grams: 100, portion: null }];
    const all = [
      recipe({ id: "a", name: "A", ingredients: part("own-b") }),
      recipe({ id: "b", name: "B", ingredients: part("own-a") }),
      recipe({ id: "c", name: "C", ingredients: part("own-gone") }),
    ];
    expect(composeOwnFoods(all).map(({ per100g }) => per100g.kcal)).toEqual([0, 0, 0]);
  });
});

describe("foods at hand", () => {
  it("are known while work runs and to nobody afterwards, whatever happens in it", () => {
    const own = composeOwnFoods([labelled({ id: "g", name: "Granola" })]);
    expect(withOwnFoods(own, () => findFood("own-g")?.name)).toBe("Granola");
    expect(findFood("own-g")).toBeUndefined();
    expect(() =>
      withOwnFoods(own, () => {
        throw new Error("odd");
      }),
    ).toThrow("odd");
    expect(ownFoodsAtHand().size).toBe(0);
  });

  it("inside of another's work are that one's alone", () => {
    const foods = (id: string) => composeOwnFoods([labelled({ id, name: id })]);
    const seen = withOwnFoods(foods("a"), () => [
      withOwnFoods(foods("b"), () => [findFood("own-a"), findFood("own-b")?.name]),
      findFood("own-a")?.name,
    ]);
    expect(seen).toEqual([[undefined, "b"], "a"]);
  });
});
