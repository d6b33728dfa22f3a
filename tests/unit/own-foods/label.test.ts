import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asOnLabel, perHundred } from "@/lib/nutrition/own-foods/label";

const figure = fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10);
const maybe = fc.option(figure);
const label = fc.record({
  kcal: fc.integer({ min: 0, max: 900 }),
  protein_g: maybe,
  carbs_g: maybe,
  fat_g: maybe,
  fibre_g: maybe,
  sodium_mg: fc.option(fc.integer({ min: 0, max: 2_000 })),
});

describe("the figures of a label", () => {
  it("of a portion are per 100 g what they are in it, divided", () => {
    const figures = { kcal: 126, protein_g: 2.7, carbs_g: 18.6, fat_g: 4.5, fibre_g: null, sodium_mg: 24 };
    expect(perHundred(figures, { basis: "portion", portionGrams: 30 })).toEqual({
      ...{ kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: null, sodium_mg: 80 },
    });
  });

  it("come back as they were typed, whatever they are of and however large the portion", () => {
    const basis = fc.constantFrom("hundred" as const, "portion" as const);
    const portion = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(label, basis, portion, (figures, basis, portionGrams) => {
        const told = { basis, portionGrams };
        expect(asOnLabel(perHundred(figures, told), told)).toEqual(figures);
      }),
    );
  });
});
