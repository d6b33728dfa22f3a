import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locale";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { MEASURE_IDS, MEASURES, type MeasureId } from "@/lib/nutrition/foods/measures";
import {
  isInGrams,
  measureText,
  PORTION_SIZES,
  type PortionSize,
  portionText,
} from "@/lib/nutrition/foods/portion";
import { portionSchema } from "@/lib/nutrition/foods/portion-schema";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { portionColumns, portionIn } from "@/lib/nutrition/meals/stored-portion";

describe("a portion in words", () => {
  it.each<[number, MeasureId, PortionSize | null, string, string]>([
    [1, "concha", null, "1 concha", "1 ladle"],
    [2, "concha", null, "2 conchas", "2 ladles"],
    [4, "colher-de-sopa", null, "4 colheres de sopa", "4 tablespoons"],
    [1, "colher-de-sopa", "large", "1 colher de sopa cheia", "1 heaping tablespoon"],
    [3, "colher-de-cha", "small", "3 colheres de chá rasas", "3 level teaspoons"],
    [1, "unidade", "large", "1 unidade grande", "1 large unit"],
    [3, "unidade", "medium", "3 unidades médias", "3 medium units"],
    [1.5, "unidade", "medium", "1½ unidade média", "1½ medium units"],
    [2, "porcao", null, "2 porções", "2 servings"],
    [2, "pires", null, "2 pires", "2 saucers"],
    [2, "copo-americano", null, "2 copos americanos", "2 small tumblers"],
    [4, "copo-de-requeijao", null, "4 copos de requeijão", "4 tumblers"],
    [2, "long-neck", null, "2 long necks", "2 long necks"],
    [0.5, "xicara", null, "½ xícara", "½ cup"],
    [0.333, "concha", null, "⅓ concha", "⅓ ladle"],
    [0.67, "pacote", null, "⅔ pacote", "⅔ package"],
    [0.8, "fatia", null, "0,8 fatia", "0.8 slice"],
    [3, "ovo", null, "3 ovos", "3 eggs"],
    [200, "ml", null, "200 ml", "200 ml"],
    [0.5, "kg", null, "½ kg", "½ kg"],
    [0.5, "g", null, "0,5 g", "0.5 g"],
    [1500, "g", null, "1.500 g", "1,500 g"],
  ])("%d × %s (%s) is %s, %s", (quantity, measure, size, portuguese, english) => {
    const portion = { quantity, measure, size };
    expect([portionText(portion, "pt-BR"), portionText(portion, "en-US")]).toEqual([portuguese, english]);
  });

  it("counts as people do, and weighs the rest", () => {
    const of = (quantity: number, measure: MeasureId) => isInGrams({ quantity, measure, size: null });
    expect([1, 0.5, 1.5, 2.25, 0.667, 3].map((quantity) => of(quantity, "unidade"))).not.toContain(true);
    expect([0.18, 0.09, 2.7].map((quantity) => of(quantity, "unidade"))).not.toContain(false);
    expect([of(330, "ml"), of(1.7, "l")]).not.toContain(true);
  });

  it("keeps words that no measure stands for", () => {
    expect(portionText({ said: "um pratão" }, "en-US")).toBe("um pratão");
  });

  it("calls no two measures the same in Portuguese", () => {
    const names = MEASURES.flatMap(({ name, plural }) => (name === plural ? [name] : [name, plural]));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("a portion of a food by its name", () => {
  it("is the one that it is called by in either language", () => {
    const lost = FOODS.flatMap((food) =>
      food.portions.flatMap(({ measure, size = null }) =>
        LOCALES.filter((locale) => {
          const named = namedPortion(food, measureText(measure, size, locale));
          const grams = food.portions.find(
            (own) => own.measure === named?.measure && own.size === (named.size ?? undefined),
          )?.grams;
          return (
            grams !==
            food.portions.find((own) => own.measure === measure && own.size === (size ?? undefined))?.grams
          );
        }).map((locale) => `${food.id} ${measure} ${size} ${locale}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it("is any other measure or unit, else nothing", () => {
    const rice = findFood("arroz-branco") as Food;
    expect(namedPortion(rice, "Colheres de sopa")).toEqual({ measure: "colher-de-sopa", size: null });
    expect(namedPortion(rice, "canecas")).toEqual({ measure: "caneca", size: null });
    expect(namedPortion(rice, "gramas")).toEqual({ measure: "g", size: null });
    expect(namedPortion(rice, "caminhão")).toBeNull();
  });
});

it("comes back from the database and from JSON as it went", () => {
  const portion = fc.record({
    quantity: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
    measure: fc.constantFrom(...MEASURE_IDS),
    size: fc.option(fc.constantFrom(...PORTION_SIZES)),
  });
  fc.assert(
    fc.property(fc.oneof(portion, fc.record({ said: fc.string() }), fc.constant(null)), (stored) => {
      expect(portionIn(portionColumns(stored))).toEqual(stored);
      if (stored) expect(portionSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    }),
  );
});
