import { expect, it } from "vitest";
import { dishIdeas, type IdeasWanted } from "@/lib/nutrition/advice/dish-ideas";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";

const WANTED: IdeasWanted = {
  ...{ meal: "breakfast", light: false, nutrient: null, made: [], without: "", leftKcal: 1200 },
  ...{ avoided: [], past: [], turn: 0 },
};

const past = (...foods: [string, number][]) => ({
  items: foods.map(([food, grams]) => ({ food, name: findFood(food)!.name, grams })),
});
const ownOf = (wanted: Partial<IdeasWanted>) =>
  dishIdeas({ ...WANTED, ...wanted })
    .filter(({ own }) => own)
    .map(({ foods }) => foods.map(({ food }) => food).join(" "));

it("offers meals of one's own past, and no rests of one", () => {
  const bread = past(["pao-frances", 50], ["manteiga", 10], ["cafe", 100]);
  expect(ownOf({ past: [past(["cafe", 100], ["manteiga", 10]), bread] })).toEqual([
    "pao-frances manteiga cafe",
  ]);
  expect(ownOf({ meal: "dinner", past: [past(["bis", 7]), past(["pera", 120])] })).toEqual([]);
});

it("offers it all the same where it was asked for", () => {
  const pear = past(["pera", 120]);
  expect(ownOf({ meal: "dinner", past: [pear], made: ["pera"] })).toEqual(["pera"]);
});
