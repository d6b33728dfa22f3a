import { expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";
import sought from "@/tests/golden/sought-foods.json";

/** What people look for, with the food that it means: docs/food-figures.md says how the list came about. */
const SOUGHT: [query: string, food: string][] = Object.entries(sought);

it("finds what people look for first", () => {
  const wrong = SOUGHT.flatMap(([query, id]) => {
    const found = searchFoods(query)[0]?.id;
    return found === id ? [] : [`${query}: ${found}, not ${id}`];
  });
  expect(wrong).toEqual([]);
  expect(SOUGHT.every(([, id]) => findFood(id))).toBe(true);
  expect(SOUGHT.length).toBeGreaterThan(990);
});

/** Raw, nobody means them by their bare names. */
const ONLY_RAW = new Set(["peito-de-frango-com-pele-cru", "queijo-de-leite-cru", "leite-cru"]);

it("finds what is eaten before what is raw", () => {
  const raw = FOODS.filter(({ id }) => /-crua?$/.test(id) && !ONLY_RAW.has(id));
  const found = raw.flatMap(({ id, name }) => {
    const bare = name.replace(/ cr(?:u|ua)$/, "");
    return bare !== name && searchFoods(bare)[0]?.id === id ? [bare] : [];
  });
  expect(found).toEqual([]);
});
