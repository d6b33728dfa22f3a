import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import {
  addNutrients,
  type Nutrients,
  roundNutrients,
  roundTo,
  scaleNutrients,
  sumNutrients,
  ZERO,
} from "@/lib/nutrition/figures/nutrients";
import { itemRow } from "@/lib/nutrition/meals/meal-item";

const amount = fc.integer({ min: 0, max: 500_000 }).map((n) => n / 100);
const nutrients: fc.Arbitrary<Nutrients> = fc.record({
  kcal: amount,
  protein_g: amount,
  carbs_g: amount,
  fat_g: amount,
  fibre_g: amount,
  sodium_mg: amount,
});

describe("nutrients", () => {
  it("add up in any order, and zero adds nothing", () => {
    fc.assert(
      fc.property(nutrients, nutrients, (a, b) => {
        expect(addNutrients(a, b)).toEqual(addNutrients(b, a));
        expect(addNutrients(a, ZERO)).toEqual(a);
        expect(sumNutrients([])).toEqual(ZERO);
      }),
    );
  });

  it("scale with the grams", () => {
    fc.assert(
      fc.property(nutrients, (per100g) => {
        expect(scaleNutrients(per100g, 100).fat_g).toBeCloseTo(per100g.fat_g, 6);
        expect(scaleNutrients(per100g, 0)).toEqual(ZERO);
        expect(scaleNutrients(per100g, 250).kcal).toBeCloseTo(per100g.kcal * 2.5, 6);
      }),
    );
  });

  it("round to what is shown, once and for all", () => {
    const exact = {
      kcal: 127.5,
      protein_g: 2.449,
      carbs_g: 0.05,
      fat_g: 1.005,
      fibre_g: 0.04,
      sodium_mg: 0.5,
    };
    const shown = { kcal: 128, protein_g: 2.4, carbs_g: 0.1, fat_g: 1, fibre_g: 0, sodium_mg: 1 };
    expect(roundNutrients(exact)).toEqual(shown);
    fc.assert(
      fc.property(nutrients, (a) => {
        expect(roundNutrients(roundNutrients(a))).toEqual(roundNutrients(a));
      }),
    );
  });

  it("round halves up, without the surprises of binary fractions", () => {
    expect([roundTo(1.005, 2), roundTo(0.1 + 0.2, 1), roundTo(2.5, 0), roundTo(-0.01, 1)]).toEqual([
      1.01, 0.3, 3, 0,
    ]);
    expect(Object.is(roundTo(-0.01, 1), 0)).toBe(true);
  });
});

describe("an item", () => {
  it("has the food's figures for its grams", () => {
    expect(itemRow({ food: "arroz-branco", grams: 100 })).toMatchObject({
      kcal: 128,
      proteinG: 2.5,
      carbsG: 28.1,
      fatG: 0.2,
      fibreG: 1.6,
      sodiumMg: 383,
    });
    expect(() => itemRow({ food: "no-such-food", grams: 100 })).toThrow("food_unknown");
  });

  it("adds up with the others to what their lines show", () => {
    const rows = [
      itemRow({ food: "feijao-carioca", grams: 280 }),
      itemRow({ food: "arroz-branco", grams: 100 }),
      itemRow({ food: "bife-grelhado", grams: 100 }),
    ];
    const sum = (of: "kcal" | "proteinG" | "carbsG") =>
      roundTo(
        rows.reduce((all, row) => all + row[of], 0),
        1,
      );
    expect([sum("kcal"), sum("proteinG"), sum("carbsG")]).toEqual([560, 51.8, 66.2]);
  });
});

describe("meals of the day", () => {
  it.each([
    [0, "supper"],
    [3.9, "supper"],
    [4, "breakfast"],
    [9.9, "breakfast"],
    [10.5, "morning_snack"],
    [11, "lunch"],
    [14.9, "lunch"],
    [16, "afternoon_snack"],
    [18, "dinner"],
    [21.9, "dinner"],
    [23.5, "supper"],
  ] as const)("at %d it is %s", (hour, kind) => expect(mealKindAt(hour)).toBe(kind));
});
