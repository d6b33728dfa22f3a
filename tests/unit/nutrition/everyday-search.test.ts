import { expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { everydayRank } from "@/lib/nutrition/foods/search/everyday-foods";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";

const first = (query: string) => searchFoods(query)[0]?.id;

it.each([
  ["fra", "frango-assado"],
  ["fei", "feijao-carioca"],
  ["arr", "arroz-branco"],
  ["caf", "cafe"],
  ["ban", "banana-prata"],
  ["ov", "ovo-cozido"],
  ["pa", "pao-frances"],
  ["que", "queijo-mucarela"],
  ["mac", "macarrao-cozido"],
  ["lei", "leite-integral"],
])("for %s offers what is eaten most: %s", (query, food) => {
  expect(first(query)).toBe(food);
});

it.each([
  ["arroz", ["Arroz branco", "Arroz integral"]],
  ["leite", ["Leite integral", "Leite desnatado"]],
  ["bolo", ["Bolo simples", "Bolo de chocolate"]],
  ["frango", ["Peito de frango grelhado", "Frango assado"]],
])("for the word %s offers the usual kinds of it before what is merely also called so", (query, foods) => {
  expect(
    searchFoods(query)
      .slice(0, foods.length)
      .map(({ name }) => name),
  ).toEqual(foods);
});

it("puts a food that is called just so before any habit", () => {
  expect(first("uva")).toBe("uva");
  expect(first("cha")).toBe("cha");
});

it("never offers a cold coffee for a chicken", () => {
  const names = searchFoods("fra", 100).map(({ name }) => name);
  expect(names.indexOf("Peito de frango grelhado")).toBeLessThan(4);
  expect(names.indexOf("Café gelado com creme")).toBeGreaterThan(names.indexOf("Fraldinha grelhada"));
});

it("ranks each food it names once", () => {
  const ranks = FOODS.flatMap(({ id }) => everydayRank(id) ?? []);
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(Math.max(...ranks)).toBe(ranks.length - 1);
});
