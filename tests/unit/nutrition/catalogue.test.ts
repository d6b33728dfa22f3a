import { describe, expect, it } from "vitest";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { composeFoods } from "@/lib/nutrition/foods/catalogue/compose-foods";
import { FOOD_CATEGORIES, type Food, type FoodPortion } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { measureText } from "@/lib/nutrition/foods/portion";
import { recipeFigures, recipeSource } from "@/lib/nutrition/foods/recipes/recipe";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** Each food's complaint, so that a failure lists all of them at once. */
function complaints(complaint: (food: Food) => string | false | undefined): string[] {
  return FOODS.flatMap((food) => {
    const text = complaint(food);
    return text ? [`${food.id}: ${text}`] : [];
  });
}

/** kcal by 4/4/9, fibre at 2, alcohol at 7. */
function atwater({ protein_g, carbs_g, fat_g, fibre_g }: Nutrients, alcoholG: number): number {
  return 4 * protein_g + 4 * Math.max(0, carbs_g - fibre_g) + 2 * fibre_g + 9 * fat_g + 7 * alcoholG;
}

describe("the catalogue", () => {
  it("has what Brazilians log, in every category", () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(520);
    for (const category of FOOD_CATEGORIES) {
      expect(FOODS.filter((food) => food.category === category).length, category).toBeGreaterThanOrEqual(10);
    }
  });

  const row = { id: "pudim", name: "Pudim", en: "Flan", portions: "*fatia 100" };
  const told = { ...row, source: "taco:1", per100g: [100, 5, 15, 2, 0, 50] as const };
  it.each([
    ["a portion", [{ ...told, portions: "*fatia cem" }], {}, 'food "pudim": the portion "*fatia cem"'],
    ["a content", [{ ...told, contains: "milc" }], {}, 'food "pudim": "milc" is no content'],
    ["two rows", [told, told], {}, 'food "pudim": told in two rows'],
    ["no figures", [row], {}, 'food "pudim": neither figures nor a recipe'],
    ["no source", [{ ...told, source: undefined }], {}, 'food "pudim": its figures have no source'],
    ["an unknown part", [row], { pudim: { parts: { ovo: 50 } } }, 'recipe "pudim": its part "ovo"'],
    ["a circle", [row], { pudim: { parts: { pudim: 50 } } }, 'recipe "pudim": made of itself'],
    ["no row", [told], { bolo: { parts: { pudim: 50 } } }, 'recipe "bolo": no food has this id'],
  ])("names the food that is written wrongly: %s", (_, sweets, recipes, sentence) => {
    expect(() => composeFoods({ sweets }, recipes)).toThrow(sentence);
  });

  it("gives every food an id of its own, a slug", () => {
    const ids = FOODS.map((food) => food.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(complaints((food) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(food.id) && "no slug")).toEqual([]);
    for (const food of FOODS) expect(findFood(food.id)).toBe(food);
    expect(findFood("")).toBeUndefined();
  });

  it("lets no name or alias mean two foods, and repeats none", () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const food of FOODS) {
      for (const name of [food.name, ...food.aliases]) {
        const owner = owners.get(searchKey(name));
        if (owner) twice.push(`${name}: ${owner} and ${food.id}`);
        owners.set(searchKey(name), food.id);
      }
    }
    expect(twice).toEqual([]);
  });

  it("writes names cleanly, in both languages", () => {
    const clean = (text: string) => text !== "" && text.trim() === text && !/ {2}|[|;]/.test(text);
    expect(
      complaints((food) =>
        [food.name, food.nameEn, ...food.aliases]
          .filter((name) => !clean(name) || searchKey(name) === "")
          .join("; "),
      ),
    ).toEqual([]);
  });

  it("keeps figures within what food can hold", () => {
    expect(
      complaints(({ per100g, note }) => {
        const { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg } = per100g;
        const all = Object.values(per100g);
        if (all.some((figure) => !Number.isFinite(figure) || figure < 0)) return "negative or no number";
        if (kcal > 902) return "more energy than fat";
        if (protein_g + carbs_g + fat_g > 103) return "more than it weighs";
        if (fibre_g > carbs_g + 0.5 && !note) return "more fibre than carbohydrate";
        return sodium_mg > 40_000 && "more sodium than salt";
      }),
    ).toEqual([]);
  });

  it("agrees with Atwater within 20 % (or 5 kcal) unless a note explains", () => {
    expect(
      complaints((food) => {
        const expected = atwater(food.per100g, food.alcoholG);
        const difference = Math.abs(food.per100g.kcal - expected);
        const agrees = difference <= 5 || difference <= 0.2 * Math.max(food.per100g.kcal, expected);
        return !agrees && !food.note && `${food.per100g.kcal} kcal against ${Math.round(expected)}`;
      }),
    ).toEqual([]);
  });

  it("names a well-formed source for every food", () => {
    const source =
      /^(taco:\d{1,3}|ibge:\d{7}(-\d{1,2})?|usda:\d{5,6}|(label|estimate):[a-z0-9-]+|recipe:[a-z0-9*+.=-]+)$/;
    expect(complaints((food) => !source.test(food.source) && food.source)).toEqual([]);
    const share = (kinds: RegExp) => FOODS.filter((food) => kinds.test(food.source)).length / FOODS.length;
    expect(share(/^(taco|ibge|usda|recipe):/)).toBeGreaterThan(0.88);
    expect(share(/^estimate:/)).toBeLessThan(0.1);
  });

  it("computes every dish from its parts", () => {
    for (const [id, recipe] of Object.entries(RECIPES)) {
      const figures = recipeFigures(recipe, (part) => {
        const food = findFood(part);
        if (!food) throw new Error(`${id} has no ${part}`);
        return food.per100g;
      });
      expect(findFood(id)).toMatchObject({ per100g: figures, source: recipeSource(recipe) });
      const weight = Object.values(recipe.parts).reduce((sum, grams) => sum + grams, 0);
      expect(recipe.yieldGrams ?? weight, id).toBeLessThanOrEqual(weight);
      expect(recipe.yieldGrams ?? weight, id).toBeGreaterThan(weight / (id === "albumina" ? 10 : 2));
    }
    expect(FOODS.filter((food) => food.source.startsWith("recipe:")).length).toBe(
      Object.keys(RECIPES).length,
    );
  });
});

const nameOf = ({ measure, size }: FoodPortion) => measureText(measure, size ?? null, "pt-BR");

describe("portions", () => {
  it("exist, with a default among them, each name once", () => {
    expect(
      complaints(({ portions, defaultPortion }) => {
        const names = portions.map(nameOf);
        if (!portions.includes(defaultPortion)) return `default "${nameOf(defaultPortion)}"`;
        return new Set(names).size !== names.length && "a name twice";
      }),
    ).toEqual([]);
  });

  it("weigh what a mouth or a table can take", () => {
    expect(
      complaints(({ portions, defaultPortion: usual }) => {
        const odd = portions.find(({ grams }) => !(grams > 0 && grams <= 2_500));
        if (odd) return `${nameOf(odd)} ${odd.grams} g`;
        return usual.grams > 600 && `usual portion ${usual.grams} g`;
      }),
    ).toEqual([]);
  });

  it("count small fruit, nuts, biscuits and sweets in servings where no amount is said", () => {
    const small = ["jabuticaba", "acerola", "amendoas", "pipoca", "biscoito-recheado", "nuggets", "sushi"];
    const usual = small.map((id) => gramsOf(findFood(id) as Food, null, 1)?.grams ?? 0);
    expect(usual.filter((grams) => grams < 30)).toEqual([]);
    expect(gramsOf(findFood("jabuticaba") as Food, "unidade", 5)?.grams).toBe(25);
  });

  it.each([
    ["goma-de-tapioca-hidratada", 40, 100],
    ["complemento-alimentar", 40, 60],
    ["biscoito-globo", 25, 40],
    ["misto-quente", 85, 130],
  ])("of %s is what is taken at once, not one spoon of it", (id, least, most) => {
    const { grams } = (findFood(id) as Food).defaultPortion;
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });

  it("give a usual portion of at most 1,200 kcal", () => {
    expect(
      complaints(({ defaultPortion: usual, per100g }) => {
        const kcal = (usual.grams * per100g.kcal) / 100;
        return kcal > 1_200 && `${Math.round(kcal)} kcal`;
      }),
    ).toEqual([]);
  });

  it("come in all three sizes or in none, growing", () => {
    expect(
      complaints(({ portions }) => {
        const sized = portions.filter((portion) => portion.size);
        for (let i = 0; i < sized.length; i += 3) {
          const [small, medium, large] = sized.slice(i, i + 3);
          if (small?.size !== "small" || medium?.size !== "medium" || large?.size !== "large") return "sizes";
          if (!(small.grams < medium.grams && medium.grams < large.grams))
            return `${nameOf(medium)}: not growing`;
        }
        return false;
      }),
    ).toEqual([]);
  });

  it("of spoons grow with the spoon", () => {
    const order = [
      "colher-de-cafe",
      "colher-de-cha",
      "colher-de-sobremesa",
      "colher-de-sopa",
      "colher-de-servir",
    ];
    expect(
      complaints(({ portions }) => {
        const spoons = order.flatMap((measure) => portions.filter((portion) => portion.measure === measure));
        const sorted = [...spoons].sort((a, b) => a.grams - b.grams);
        return (
          spoons.some((spoon, i) => spoon !== sorted[i]) &&
          spoons.map((spoon) => `${nameOf(spoon)} ${spoon.grams}`).join(", ")
        );
      }),
    ).toEqual([]);
  });

  it("of liquids have a density, and glasses", () => {
    expect(
      complaints((food) => {
        const drink = food.category === "drinks" || food.category === "alcohol";
        if (drink && food.gramsPerMl === undefined && !/em pó$/.test(food.name)) return "no density";
        const density = food.gramsPerMl ?? 1;
        return (density < 0.85 || density > 1.1) && `density ${density}`;
      }),
    ).toEqual([]);
  });

  it.each([
    ["arroz-branco", "colher de sopa", 25],
    ["arroz-branco", "colher de servir", 45],
    ["feijao-carioca", "concha", 140],
    ["ovo-cozido", "unidade média", 45],
    ["ovo-frito", "unidade média", 50],
    ["pao-frances", "unidade média", 50],
    ["bife-grelhado", "bife médio", 100],
    ["whey-protein", "scoop", 30],
    ["cafe", "xícara de café", 50],
    ["agua", "copo", 200],
    ["agua", "copo americano", 190],
    ["agua", "caneca", 300],
    ["agua", "garrafinha", 500],
  ])("keep the convention: %s, %s, %d g", (id, name, grams) => {
    expect(findFood(id)?.portions.find((portion) => nameOf(portion) === name)?.grams).toBe(grams);
  });
});

describe("the traps of the tables", () => {
  it.each([
    ["leite-integral", 60],
    ["leite-desnatado", 34],
    ["acai", 110],
    ["polpa-de-acai", 58],
    ["yakisoba", 113],
    ["whey-protein", 352],
  ])("%s has %d kcal", (id, kcal) => expect(findFood(id)?.per100g.kcal).toBe(kcal));

  it("reads the unqualified word as its usual variety", () => {
    const owner = (word: string) => FOODS.find((food) => food.aliases.includes(word))?.source;
    expect(owner("feijão")).toBe("taco:561");
    expect(owner("bife")).toBe("taco:377");
    expect(owner("frango")).toBe("taco:410");
    expect(owner("leite")).toBe("ibge:7900101");
    expect(owner("banana")).toBe("taco:182");
    expect(owner("pão")).toBe("taco:53");
  });
});
