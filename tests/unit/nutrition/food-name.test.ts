import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { findFoodByName, foodNames } from "@/lib/nutrition/foods/search/food-name";

describe("a food by its name", () => {
  it("is the one that is called so: no name in either language means two", () => {
    const others = FOODS.flatMap((food) =>
      foodNames(food).filter((name) => findFoodByName(name)?.id !== food.id),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ["  arroz BRANCO cozido ", "arroz-branco"],
    ["Paes franceses", "pao-frances"],
    ["white rice cooked", "arroz-branco"],
    ["feijão", "feijao-carioca"],
  ])("%s", (name, id) => {
    expect(findFoodByName(name)?.id).toBe(id);
  });

  it.each(["", "arr", "arroz branco com feijão e pedra", "constructor", "__proto__"])(
    "“%s” is none",
    (name) => {
      expect(findFoodByName(name)).toBeUndefined();
    },
  );
});
