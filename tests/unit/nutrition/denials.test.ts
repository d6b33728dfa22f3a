import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { deniedId, plainId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { eatenAs } from "@/lib/nutrition/views/eaten-food";

const food = (id: string) => findFood(id) as Food;

describe("a food without what was denied of it", () => {
  it("is named by an id of its own, in one order", () => {
    const yogurt = food("iogurte-de-morango");
    expect(deniedId(yogurt, ["lactose"])).toBe("iogurte-de-morango~lactose");
    expect(deniedId(food("panqueca-de-carne"), ["ovo", "leite"])).toBe("panqueca-de-carne~leite.ovo");
    expect(deniedId(yogurt, ["camarao"])).toBe("iogurte-de-morango");
    expect(plainId("iogurte-de-morango~lactose")).toBe("iogurte-de-morango");
  });

  it("has the figures of its row, and milk without lactose", () => {
    const { name, nameEn, per100g, contains } = food("iogurte-de-morango~lactose");
    expect([name, nameEn]).toEqual(["Iogurte de morango sem lactose", "Strawberry yogurt, lactose-free"]);
    expect(per100g).toEqual(food("iogurte-de-morango").per100g);
    expect([contains.has("lactose"), contains.has("milk")]).toEqual([false, true]);
  });

  it("has no energy of the alcohol that is left out", () => {
    const [with_, without] = [food("caipirinha"), food("caipirinha~alcool")];
    expect(without.alcoholG).toBe(0);
    expect(without.contains.has("alcohol")).toBe(false);
    expect(without.per100g.kcal).toBe(Math.round(with_.per100g.kcal - 7 * with_.alcoholG));
  });

  it("has its other gluten without its wheat", () => {
    const has = (id: string) =>
      ["wheat", "rye", "gluten"].map((one) => food(id).contains.has(one as "wheat"));
    expect(has("bolo-de-fuba~trigo")).toEqual([false, false, false]);
    expect(has("pao-de-centeio~trigo")).toEqual([false, true, true]);
  });

  it.each([
    "iogurte-de-morango~",
    "iogurte-de-morango~ouro",
    "banana-prata~gluten",
    "nada~gluten",
    "vatapa~camarao~x",
  ])("%s names none", (id) => expect(findFood(id)).toBeUndefined());

  it("is not taken from what somebody wrote down themselves", () => {
    const own = { ...food("coxinha"), id: "own-1", source: "own:label" };
    expect(deniedId(own, ["gluten"])).toBe("own-1");
  });

  it("is found among what was eaten by the name of its row", () => {
    const eaten = [{ food: "salsicha~gluten", name: "Salsicha sem glúten" }];
    expect(eatenAs(eaten, "salsicha", "vina")).toEqual(eaten);
  });
});
