import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Portion } from "@/lib/nutrition/foods/portion";
import { eatenItems, itemRow } from "@/lib/nutrition/meals/meal-item";
import { itemBody, mealBody } from "@/lib/nutrition/meals/meal-schema";

const CONCHAS: Portion = { quantity: 2, measure: "concha", size: null };

describe("meal item", () => {
  it("takes its figures from the catalogue, rounded", () => {
    expect(itemRow({ food: "feijao-carioca", grams: 280, portion: CONCHAS })).toEqual({
      ...{ food: "feijao-carioca", name: "Feijão carioca", grams: 280, kcal: 213 },
      ...{
        salt: "usual",
        portionQuantity: 2,
        portionMeasure: "concha",
        portionSize: null,
        portionSaid: null,
      },
      ...{ proteinG: 13.4, carbsG: 38.1, fatG: 1.4, fibreG: 23.8, sodiumMg: 619 },
    });
  });

  it("weighs portions as the chat does", () => {
    expect(eatenItems([itemBody.parse({ food: "feijao-carioca", quantity: 2, portion: "Conchas" })])).toEqual(
      [{ food: "feijao-carioca", grams: 280, portion: CONCHAS }],
    );
  });

  it.each([
    [{ quantity: 2, measure: "concha" }, 280, CONCHAS],
    [{ quantity: 2, portion: "ladles" }, 280, CONCHAS],
    [{ grams: 300, quantity: 2, measure: "concha" }, 300, CONCHAS],
    [{ grams: 300, portion: "um prato cheio" }, 300, { said: "um prato cheio" }],
    [{ grams: 300 }, 300, null],
  ])("takes %j as %d g", (amount, grams, portion) => {
    const [item] = eatenItems([itemBody.parse({ food: "feijao-carioca", ...amount })]);
    expect(item).toEqual({ food: "feijao-carioca", grams, portion });
  });

  it("takes a size by name or as data", () => {
    const portion = { quantity: 1, measure: "unidade", size: "large" };
    for (const named of [
      { portion: "unidade grande" },
      { portion: "Large unit" },
      { measure: "unidade", size: "large" },
    ])
      expect(eatenItems([itemBody.parse({ food: "pao-frances", quantity: 1, ...named })])).toEqual([
        { food: "pao-frances", grams: 70, portion },
      ]);
  });

  it("refuses foods and portions that there are not, and too much", () => {
    const items = (body: object) => () => eatenItems([itemBody.parse(body)]);
    expect(items({ food: "pedra", quantity: 1, portion: "unidade" })).toThrow("food_unknown");
    expect(items({ food: "feijao-carioca", quantity: 1, portion: "caminhão" })).toThrow("validation");
    expect(items({ food: "feijao-carioca", quantity: 100, portion: "concha" })).toThrow("validation");
  });

  it("is given by grams or by portions, never both, neither or nonsense", () => {
    const good = [
      ...[{ grams: 1 }, { quantity: 0.5, portion: "concha" }, { grams: 10, portion: "um punhado" }],
      ...[
        { quantity: 2, measure: "concha" },
        { grams: 10, quantity: 2, measure: "concha", size: "large" },
      ],
    ];
    const bad = [
      ...[
        { grams: 1, measure: "concha" },
        { quantity: 1, measure: "caminhao" },
        { quantity: 1, size: "large" },
      ],
      ...[
        { quantity: 1, measure: "concha", portion: "concha" },
        { grams: 1, size: "large" },
      ],
      ...[{}, { quantity: 1 }, { grams: 1, quantity: 1, portion: "concha" }, { grams: 0 }, { grams: -5 }],
      ...[
        { grams: 5001 },
        { grams: Number.NaN },
        { grams: "5" },
        { grams: 5, kcal: 0 },
        { grams: 5, portion: "x".repeat(10_000) },
      ],
    ];
    expect(good.every((amount) => itemBody.safeParse({ food: "arroz-branco", ...amount }).success)).toBe(
      true,
    );
    expect(bad.filter((amount) => itemBody.safeParse({ food: "arroz-branco", ...amount }).success)).toEqual(
      [],
    );
  });

  it("a meal has items or a text", () => {
    const items = [{ food: "arroz-branco", grams: 100 }];
    expect(mealBody.safeParse({ items }).success).toBe(true);
    expect(mealBody.safeParse({ text: "um ovo" }).success).toBe(true);
    for (const bad of [
      {},
      { items, text: "um ovo" },
      { items: [] },
      { text: "  " },
      { text: "x".repeat(4097) },
    ]) {
      expect(mealBody.safeParse(bad).success).toBe(false);
    }
  });

  it("no usual portion of the catalogue is lost in rounding", () => {
    for (const food of FOODS) {
      for (const portion of food.portions)
        expect(itemRow({ food: food.id, grams: portion.grams }).grams).toBeGreaterThan(0);
    }
  });
});
