import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { figuresSalted } from "@/lib/nutrition/foods/salt";
import { IBGE, type ReferenceRow } from "@/tests/reference-tables";

type Part = [food: string, ibge: string, grams: number];

/** What many people eat here, beside the rows of IBGE that name the same foods. */
const MEALS: readonly [meal: string, parts: readonly Part[]][] = [
  [
    "rice, beans, steak, egg and salad",
    [
      ["arroz-branco", "6300101", 150],
      ["feijao-carioca", "6303102", 140],
      ["bife-grelhado", "7100501-3", 100],
      ["ovo-frito", "7803301-5", 50],
      ["salada-verde", "8508401", 80],
    ],
  ],
  [
    "rice, black beans, chicken and kale",
    [
      ["arroz-branco", "6300101", 125],
      ["feijao-preto", "6303102", 140],
      ["frango-grelhado", "7800402-3", 100],
      ["couve-refogada", "6700501-7", 42],
    ],
  ],
  [
    "brown rice, lentils, fish and broccoli",
    [
      ["arroz-integral", "6300201", 125],
      ["lentilha", "6302901", 160],
      ["peixe-grelhado", "7200101-3", 120],
      ["brocolis", "6701704-2", 60],
    ],
  ],
  [
    "pasta in tomato sauce with minced beef",
    [
      ["macarrao-ao-sugo", "6503401-8", 220],
      ["carne-moida", "7104301-7", 100],
    ],
  ],
  [
    "rice, beans, pork loin and farofa",
    [
      ["arroz-branco", "6300101", 150],
      ["feijao-carioca", "6303102", 140],
      ["lombo-suino", "7103701-4", 95],
      ["farofa", "8502201", 35],
    ],
  ],
  [
    "roast chicken, mashed potato and carrots",
    [
      ["frango-assado", "7800103-4", 150],
      ["pure-de-batata", "6503501", 130],
      ["cenoura-cozida", "6401201-2", 50],
    ],
  ],
  [
    "stew with cassava and rice",
    [
      ["carne-de-panela", "7109101-13", 100],
      ["mandioca", "6400601-2", 128],
      ["arroz-branco", "6300101", 125],
    ],
  ],
  [
    "bread with butter, coffee with milk",
    [
      ["pao-com-manteiga", "8570328", 60],
      ["cafe-com-leite", "8501303", 204],
    ],
  ],
  [
    "chicken with potatoes, rice and beans",
    [
      ["frango-com-batata", "8571112", 200],
      ["arroz-com-feijao", "8570107", 265],
    ],
  ],
  [
    "vegetable soup, bread and an omelette",
    [
      ["sopa-de-legumes", "8504501", 325],
      ["omelete", "8506501", 110],
    ],
  ],
];

const food = (id: string) => findFood(id) as Food;

describe("sodium of a meal", () => {
  it.each(MEALS)("of %s is within 25 %% of IBGE's with the salt added in cooking", (_, parts) => {
    const ours = parts.reduce((sum, [id, , grams]) => sum + (food(id).per100g.sodium_mg * grams) / 100, 0);
    const theirs = parts.reduce((sum, [, code, grams]) => {
      const { sodium_mg, added_sodium_mg } = IBGE.get(code) as ReferenceRow;
      return sum + ((sodium_mg + added_sodium_mg) * grams) / 100;
    }, 0);
    expect(theirs).toBeGreaterThan(300);
    expect(Math.abs(ours - theirs) / theirs).toBeLessThan(0.25);
  });

  it("of a lunch as people have it is about two grams", () => {
    const [, parts] = MEALS[0] as (typeof MEALS)[number];
    const sodium = parts.reduce((sum, [id, , grams]) => sum + (food(id).per100g.sodium_mg * grams) / 100, 0);
    expect(sodium).toBeGreaterThan(1_300);
  });
});

describe("sodium of a dish that is composed here", () => {
  // Grams of the piece or plate that each table means, and what its salt is there.
  it.each([
    ["a ham and cheese toast", "misto-quente", 105, "IBGE 8500313, 85 g", 0.85 * 1175.68],
    ["a packet of noodles with its seasoning", "macarrao-instantaneo", 200, "TACO 39, 80 g dry", 0.8 * 1516],
    [
      "a packet of noodles with its seasoning",
      "macarrao-instantaneo",
      200,
      "IBGE 6504801, 320 g",
      3.2 * 429.68,
    ],
    [
      "dressed vegetables",
      "vinagrete",
      40,
      "IBGE's salt of what is eaten in vinagrete, 6401201-12",
      0.4 * 242,
    ],
  ])("%s is within 25 %% of the table's: %s, %d g, %s", (_, id, grams, __, published) => {
    const ours = (food(id).per100g.sodium_mg * grams) / 100;
    expect(Math.abs(ours - published) / published).toBeLessThan(0.25);
  });

  it.each([
    "caldo-verde",
    "enroladinho",
    "risole",
    "salgado",
    "torta-de-frango",
    "esfiha-de-carne",
    "missoshiru",
  ])("%s is salted, and no brine", (id) => {
    expect(food(id).per100g.sodium_mg).toBeGreaterThan(250);
    expect(food(id).per100g.sodium_mg).toBeLessThan(800);
  });
});

describe("salt added in cooking", () => {
  it("is a part of the sodium, and without it the food's own is left", () => {
    const rice = food("arroz-branco");
    expect(rice.per100g.sodium_mg).toBe(383);
    expect(figuresSalted(rice, "none").sodium_mg).toBe(1);
    expect(figuresSalted(rice, "none")).toEqual({ ...rice.per100g, sodium_mg: 1 });
    expect(figuresSalted(food("pao-frances"), "none")).toEqual(food("pao-frances").per100g);
  });

  it("is what a recipe's salt and its parts' salt make", () => {
    const dish = food("chili");
    expect(RECIPES.chili?.parts.sal).toBeGreaterThan(0);
    expect(dish.addedSodiumMg).toBeGreaterThan(food("carne-moida").addedSodiumMg / 4);
    expect(dish.addedSodiumMg).toBeLessThan(dish.per100g.sodium_mg);
  });
});
