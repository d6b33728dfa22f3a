import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameMeal } from "@/lib/nutrition/favourites/favourite";
import { rescaleNutrients, roundNutrients, scaleNutrients } from "@/lib/nutrition/figures/nutrients";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { estimatedKcal, originOf } from "@/lib/nutrition/foods/origin";
import { figuresSalted } from "@/lib/nutrition/foods/salt";
import { itemRow } from "@/lib/nutrition/meals/meal-item";
import { recomputedRow } from "@/lib/nutrition/meals/recomputed-day";

const RICE = findFood("arroz-branco") as Food;

describe("salt", () => {
  it("that is left out takes only sodium away, and no more than was added", () => {
    for (const food of FOODS) {
      const { sodium_mg, ...others } = figuresSalted(food, "none");
      expect(food.per100g).toMatchObject(others);
      expect(sodium_mg).toBeGreaterThanOrEqual(0);
      expect(sodium_mg).toBeLessThanOrEqual(figuresSalted(food, "little").sodium_mg);
      expect(figuresSalted(food, "usual")).toEqual({
        ...food.per100g,
        sodium_mg: Math.round(food.per100g.sodium_mg),
      });
    }
    expect(figuresSalted(RICE, "usual").sodium_mg).toBeGreaterThan(300);
    expect(figuresSalted(RICE, "none").sodium_mg).toBeLessThan(5);
  });

  it("is of the item that is stored", () => {
    const salted = itemRow({ food: RICE.id, grams: 100 });
    const unsalted = itemRow({ food: RICE.id, grams: 100, salt: "none" });
    expect(unsalted).toMatchObject({ salt: "none", kcal: salted.kcal });
    expect(unsalted.sodiumMg).toBeLessThan(salted.sodiumMg - 300);
  });
});

describe("a favourite", () => {
  const rice = { food: RICE.id, grams: 100 };

  it("is another one without salt", () => {
    expect(isSameMeal([rice], [{ ...rice, salt: "usual" }])).toBe(true);
    expect(isSameMeal([rice], [{ ...rice, salt: "none" }])).toBe(false);
  });
});

describe("the origin of figures", () => {
  it("is known of every food, and is an estimate where the food says so", () => {
    for (const { source, confidence } of FOODS) {
      expect(originOf(source)).toBeDefined();
      expect(originOf(source) === "estimate").toBe(confidence === "estimate");
    }
  });

  it("tells how much energy of some foods is estimated", () => {
    const items = [
      { kcal: 200, source: "taco:3" },
      { kcal: 300, source: "estimate:menu" },
      { kcal: 50, source: "estimate:labels" },
      { kcal: 70 },
    ];
    expect(estimatedKcal(items)).toBe(350);
    expect(estimatedKcal([])).toBe(0);
  });
});

describe("another amount of what was logged", () => {
  const grams = fc.integer({ min: 1, max: 5000 });

  it("has the food's own figures where those were logged", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), grams, grams, ({ per100g }, was, is) => {
        const logged = { grams: was, ...roundNutrients(scaleNutrients(per100g, was)) };
        expect(rescaleNutrients(logged, per100g, is)).toEqual(roundNutrients(scaleNutrients(per100g, is)));
      }),
    );
  });

  it("has the figures of then where the food has others by now", () => {
    const then = { grams: 100, ...RICE.per100g, kcal: RICE.per100g.kcal + 40 };
    expect(rescaleNutrients(then, RICE.per100g, 200).kcal).toBe(then.kcal * 2);
    expect(rescaleNutrients(then, null, 100).kcal).toBe(then.kcal);
  });
});

describe("a day computed anew", () => {
  const row = itemRow({ food: RICE.id, grams: 150, salt: "none" });

  it("changes nothing that has today's figures already", () => {
    expect(recomputedRow(row)).toBeNull();
  });

  it("gives old figures those of today, with the grams and the salt as logged", () => {
    expect(recomputedRow({ ...row, kcal: row.kcal - 50, sodiumMg: 900 })).toEqual(row);
  });

  it("leaves alone what the catalogue no longer has", () => {
    expect(recomputedRow({ ...row, food: "gone", kcal: 1 })).toBeNull();
  });
});
