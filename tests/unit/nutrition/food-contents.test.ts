import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import {
  CONTENTS,
  type Content,
  isKindOf,
  readContents,
  withKinds,
} from "@/lib/nutrition/foods/contents/contents";
import { INGREDIENT_WORDS } from "@/lib/nutrition/foods/contents/ingredient-words";
import type { Food } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

const food = (id: string) => findFood(id) as Food;
const has = ({ contains, mayContain }: Food, content: Content) =>
  contains.has(content) || mayContain.has(content);

describe("contents", () => {
  it("are read from words as names are searched by", () => {
    const unlike = INGREDIENT_WORDS.flatMap(({ words, not }) =>
      [words.source, not?.source ?? ""].flatMap((source) =>
        (
          source
            .replace(/\\w[+*]?|\w\?/g, "_")
            .replaceAll("\\b", " ")
            .match(/[a-z_]{3,}/g) ?? []
        ).filter((word) => !word.includes("_") && searchKey(word) !== word),
      ),
    );
    expect(unlike).toEqual([]);
  });

  it("know what they are a kind of", () => {
    expect(withKinds("bacon")).toEqual(["bacon", "cured_meat", "meat", "pork", "meat"]);
    expect(isKindOf("shrimp", "shellfish")).toBe(true);
    expect(isKindOf("milk", "lactose")).toBe(false);
    expect(readContents("lactose wheat")).toEqual(["lactose", "milk", "wheat", "gluten"]);
    expect(readContents("")).toEqual([]);
    expect(() => readContents("leite")).toThrow("leite");
  });

  it("lose nothing but what is of animals where a dish is called vegan", () => {
    const ofAnimals = ["milk", "egg", "honey", "meat", "fish", "shellfish", "gelatin"] as const;
    const isPlant = (content: Content) => !ofAnimals.some((kind) => isKindOf(content, kind));
    const lost = FOODS.filter(({ name }) => /vegan/i.test(name)).flatMap((dish) =>
      Object.keys(RECIPES[dish.id]?.parts ?? {})
        .filter((part) => part !== "agua")
        .flatMap((part) => [...food(part).mayContain].map((content) => ({ part, content })))
        .filter(({ content }) => isPlant(content) && content !== "fried" && !has(dish, content))
        .map(({ part, content }) => `${dish.id}: ${content} of ${part}`),
    );
    expect(lost).toEqual([]);
  });

  it("of every food come with their kinds, and are either certain or possible", () => {
    const wrong = FOODS.filter(
      ({ contains, mayContain }) =>
        [...contains].some(
          (one) => mayContain.has(one) || withKinds(one).some((kind) => !contains.has(kind)),
        ) ||
        [...mayContain].some((one) =>
          withKinds(one).some((kind) => !has({ contains, mayContain } as Food, kind)),
        ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("are each in some food", () => {
    const nowhere = CONTENTS.filter((content) => !FOODS.some((food) => has(food, content)));
    expect(nowhere).toEqual([]);
  });

  it("go from a part into its dish, but for what is raw or fried", () => {
    for (const [id, { parts }] of Object.entries(RECIPES)) {
      for (const part of Object.keys(parts)) {
        const inherited = [...food(part).contains].filter((one) => !/^raw_|^fried$/.test(one));
        expect([...food(id).contains], `${part} in ${id}`).toEqual(expect.arrayContaining(inherited));
      }
    }
    expect(food("omelete").contains.has("egg")).toBe(true);
    expect(has(food("pudim-de-leite"), "raw_egg")).toBe(false);
  });

  it.each([
    [
      "gluten",
      /^(pão (?!de queijo|de mel sem|sem glúten)|bolo (?!de mandioca|de goma|de banana com aveia|sem|souza|pé de|de arroz)|macarr(?!.*sem glúten)|biscoito (cream|mais|rech|wafer)|pizza (?!sem)|lasanha$)/i,
    ],
    ["egg", /^(ovo (?!de páscoa)|omelete (?!vegan)|quindim)/i],
    [
      "milk",
      /^(queijo (?!vegano|de (?:soja|porco))|leite (?!de (coco|soja|amêndoas|amendoim|aveia|arroz|castanha|avelã|macadâmia|pistache|nozes|tigre|magnésia)|materno|condensado vegano)|iogurte (?!de soja|vegetal|vegano)|requeij(?!.*vegano)|manteiga (?!de cacau)|sorvete (?!de fruta|vegano))/i,
    ],
    ["fish", /^(peixe|atum|salmã|salmo[^r]|sardinha|bacalhau|sashimi|tilápia)/i],
    ["shellfish", /^(camarão|lula|polvo\b|caranguejo|siri|ostra)/i],
    ["peanut", /amendo(im|ins)/i],
    ["soy", /\b(soja|tofu|shoyu)\b(?! original)/i],
    [
      "pork",
      /^(bacon (?!de coco|de peru)|presunto (?!vegan)|linguiça (?!de frango|de peixe|bovina|vegana)|lombo|bisteca|mortadela(?! de frango)|salame (?!de chocolate|de peru)|torresmo|pernil)/i,
    ],
    [
      "meat",
      /^(bife|carne (?!de (soja|jaca|caju)|vegetal)|frango (?!vegetal)|coxa|picanha|alcatra|hambúrguer (?!vegetal|vegan|vegetarian|de grão|de jaca|de beterraba)|costela)/i,
    ],
  ] as const)("point out %s where the name says so", (content, name) => {
    const without = FOODS.filter((one) => name.test(one.name) && !has(one, content)).map((one) => one.name);
    expect(without.filter((one) => !/óleo de soja/i.test(one))).toEqual([]);
  });
});
