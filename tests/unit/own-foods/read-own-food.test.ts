import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { findFood, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { composeOwnFoods } from "@/lib/nutrition/own-foods/compose-own-foods";
import type { OwnFood } from "@/lib/nutrition/own-foods/own-food";
import { ownFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import { readOwnFood } from "@/lib/nutrition/own-foods/read-own-food";
import { labelled, recipe } from "./some-foods";

const LABEL = { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 };
const GRANOLA = { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: LABEL };
const PANCAKE = {
  ...{ kind: "recipe", name: "Panqueca", portion_measure: "unidade", yield_portions: 6 },
  ingredients: [
    { food: "ovo-cozido", quantity: 2, measure: "unidade" },
    { food: "leite-integral", quantity: 1, measure: "xicara" },
    { food: "farinha-de-trigo", grams: 120 },
  ],
};

function read(body: object, others: readonly OwnFood[] = [], id = "new") {
  return withOwnFoods(composeOwnFoods(others), () =>
    readOwnFood(ownFoodBody.parse(body), { others, find: findFood, product: null }, id),
  );
}

function fieldsOf(body: object, others: readonly OwnFood[] = [], id = "new") {
  try {
    read(body, others, id);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return {};
}

describe("what is sent of a food of one's own", () => {
  it("is kept per 100 g, whatever its label's figures are of", () => {
    expect(read(GRANOLA)).toMatchObject({ kind: "food", per100g: LABEL, labelBasis: "hundred" });
    const portion = { ...GRANOLA, per: "portion", portion_grams: 30 };
    const label = { kcal: 126, protein_g: 2.7, carbs_g: 18.6, fat_g: 4.5 };
    expect(read({ ...portion, label })).toMatchObject({
      per100g: { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: null, sodium_mg: null },
    });
  });

  it("of a recipe is weighed", () => {
    expect(read(PANCAKE)).toMatchObject({
      ingredients: [
        { food: "ovo-cozido", grams: 90, portion: { quantity: 2, measure: "unidade" } },
        { food: "leite-integral" },
        { food: "farinha-de-trigo", grams: 120, portion: null },
      ],
    });
  });

  const used = [
    labelled({ id: "g", name: "Granola" }),
    recipe({ id: "r", name: "Torta", ingredients: [{ food: "own-p", grams: 100, portion: null }] }),
  ];
  it.each([
    ["a name that is there already", { ...GRANOLA, name: "granolas" }, used, { name: "name_taken" }],
    ["a measure's name", { ...GRANOLA, name: "Copo" }, [], { name: "name_reserved" }],
    ["water's name", { ...GRANOLA, name: "Água" }, [], { name: "name_reserved" }],
    ["no name", { ...GRANOLA, name: "12" }, [], { name: "name_reserved" }],
    [
      "energy that does not go with the rest",
      { ...GRANOLA, label: { ...LABEL, kcal: 100 } },
      [],
      { "label.kcal": "energy_mismatch" },
    ],
    [
      "more than there is room for, also where the label is said to be so",
      { ...GRANOLA, as_labelled: true, label: { ...LABEL, protein_g: 60 } },
      [],
      { "label.carbs_g": "macros_over" },
    ],
    [
      "an unknown ingredient",
      { ...PANCAKE, ingredients: [{ food: "own-of-another", grams: 10 }] },
      [],
      { "ingredients.0.food": "food" },
    ],
    [
      "a measure that the ingredient does not come in",
      { ...PANCAKE, ingredients: [{ food: "arroz-branco", quantity: 1, measure: "caixa" }] },
      [],
      { "ingredients.0.measure": "choice" },
    ],
    [
      "less weight when done than there is in it",
      { ...PANCAKE, yield_grams: 40 },
      [],
      { yield_grams: "yield_small" },
    ],
    ["portions of less than a gram", { ...PANCAKE, yield_portions: 500 }, [], { yield_portions: "too_big" }],
  ])("is refused for %s", (_, body, others, fields) => {
    expect(fieldsOf(body, others)).toEqual(fields);
  });

  it("is refused for a recipe inside of itself, at any depth", () => {
    const inside = (food: string) => ({ ...PANCAKE, ingredients: [{ food, grams: 10 }] });
    expect(fieldsOf(inside("own-p"), used, "p")).toEqual({ "ingredients.0.food": "recipe_of_itself" });
    expect(fieldsOf(inside("own-r"), used, "p")).toEqual({ "ingredients.0.food": "recipe_of_itself" });
  });

  it("is taken with odd energy where the label says so", () => {
    expect(read({ ...GRANOLA, as_labelled: true, label: { ...LABEL, kcal: 100 } })).toMatchObject({
      per100g: { kcal: 100 },
    });
  });
});
