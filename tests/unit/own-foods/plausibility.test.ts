import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { implausibilities } from "@/lib/nutrition/own-foods/plausibility";
import { GRANOLA_FIGURES } from "./some-foods";

const NONE = { kcal: 0, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null, sodium_mg: null };

describe("figures per 100 g", () => {
  it.each([
    ["a granola's", GRANOLA_FIGURES, []],
    ["oil's", { ...NONE, kcal: 884, protein_g: 0, carbs_g: 0, fat_g: 100 }, []],
    ["of whom only energy and protein are told", { ...NONE, kcal: 420, protein_g: 9 }, []],
    ["water's", { ...NONE, protein_g: 0, carbs_g: 0, fat_g: 0 }, []],
    ["energy ten times too high", { ...GRANOLA_FIGURES, kcal: 4_200 }, ["kcal too_big"]],
    ["kilojoules for kilocalories", { ...GRANOLA_FIGURES, kcal: 880 }, ["kcal energy_mismatch"]],
    ["energy without its macronutrients", { ...GRANOLA_FIGURES, kcal: 100 }, ["kcal energy_mismatch"]],
    ["more protein than fits", { ...GRANOLA_FIGURES, protein_g: 140 }, ["protein_g too_big"]],
    [
      "macronutrients that fill more than 100 g",
      { ...GRANOLA_FIGURES, protein_g: 40 },
      ["carbs_g macros_over"],
    ],
    ["grams of sodium for milligrams", { ...GRANOLA_FIGURES, sodium_mg: 80_000 }, ["sodium_mg too_big"]],
    [
      "less energy than its protein alone has",
      { ...NONE, kcal: 100, protein_g: 60 },
      ["kcal energy_mismatch"],
    ],
    ["more energy than there is room for", { ...NONE, kcal: 700, fat_g: 0 }, ["kcal energy_mismatch"]],
  ])("%s", (_, figures, problems) => {
    expect(implausibilities(figures).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });

  it("of a small portion may be rounded", () => {
    // A sachet of 5 g, 1 g of carbohydrate and 3 kcal on its label.
    const figures = { ...NONE, kcal: 60, protein_g: 0, carbs_g: 20, fat_g: 0 };
    expect(implausibilities(figures, { portionGrams: 5 })).toEqual([]);
    const rounded = { ...NONE, kcal: 120, protein_g: 0, carbs_g: 20, fat_g: 0 };
    expect(implausibilities(rounded)).toHaveLength(1);
    expect(implausibilities(rounded, { portionGrams: 5 })).toEqual([]);
  });

  it("of the catalogue's foods are plausible where there is no alcohol, fibre by the handful or polyol", () => {
    const odd = FOODS.filter(
      ({ per100g, alcoholG, contains, source }) =>
        alcoholG === 0 &&
        !contains.has("polyol") &&
        !source.startsWith("estimate") &&
        implausibilities(per100g).length > 0,
    );
    // Published tables count energy by other factors: bran, mushrooms, tea leaves, bitter greens.
    expect(odd.length / FOODS.length).toBeLessThan(0.04);
    expect(findFood("arroz-branco") && odd.some(({ id }) => id === "arroz-branco")).toBe(false);
  });

  it("made of macronutrients as Atwater counts them always pass", () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(share, share, share, share, (a, b, c, water) => {
        const scale = 100 / Math.max(1, a + b + c + water);
        const [protein_g, carbs_g, fat_g] = [a * scale, b * scale, c * scale];
        const kcal = 4 * protein_g + 4 * carbs_g + 9 * fat_g;
        expect(implausibilities({ ...NONE, kcal, protein_g, carbs_g, fat_g })).toEqual([]);
        // What a label leaves out makes nothing implausible.
        expect(implausibilities({ ...NONE, kcal, protein_g })).toEqual([]);
      }),
    );
  });
});
