import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { portionLabel } from "@/lib/nutrition/foods/portion-label";
import { eatenItems, itemRow } from "@/lib/nutrition/meals/meal-item";
import { itemBody, mealBody } from "@/lib/nutrition/meals/meal-schema";

describe("meal item", () => {
  it("takes its figures from the catalogue, rounded", () => {
    expect(itemRow({ food: "feijao-carioca", grams: 280, portion: "2 conchas" })).toEqual({
      ...{ food: "feijao-carioca", name: "Feijão carioca", grams: 280, portion: "2 conchas", kcal: 213 },
      ...{ proteinG: 13.4, carbsG: 38.1, fatG: 1.4, fibreG: 23.8, sodiumMg: 619 },
    });
  });

  it("weighs portions as the chat does", () => {
    expect(eatenItems([itemBody.parse({ food: "feijao-carioca", quantity: 2, portion: "Conchas" })])).toEqual(
      [{ food: "feijao-carioca", grams: 280, portion: "2 conchas" }],
    );
  });

  it("refuses foods and portions that there are not, and too much", () => {
    const items = (body: object) => () => eatenItems([itemBody.parse(body)]);
    expect(items({ food: "pedra", quantity: 1, portion: "unidade" })).toThrow("food_unknown");
    expect(items({ food: "feijao-carioca", quantity: 1, portion: "caminhão" })).toThrow("validation");
    expect(items({ food: "feijao-carioca", quantity: 100, portion: "concha" })).toThrow("validation");
  });

  it("is given by grams or by portions, never both, neither or nonsense", () => {
    const good = [{ grams: 1 }, { quantity: 0.5, portion: "concha" }, { grams: 10, portion: "um punhado" }];
    const bad = [
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

describe("portion label", () => {
  it.each([
    [1, "concha", "1 concha"],
    [2, "concha", "2 conchas"],
    [4, "colher de sopa", "4 colheres de sopa"],
    [1.5, "unidade média", "1,5 unidade média"],
    [3, "unidade média", "3 unidades médias"],
    [2, "porção", "2 porções"],
    [2, "pires", "2 pires"],
    [2, "copo de requeijão", "2 copos de requeijão"],
    [250, "g", "250 g"],
  ])("%d × %s", (quantity, name, label) => {
    expect(portionLabel(quantity, name)).toBe(label);
  });
});
