import { describe, expect, it } from "vitest";
import { portionText } from "@/lib/chat/portions";
import { FOODS } from "@/lib/nutrition/catalogue";
import { portionInEnglish } from "@/lib/nutrition/portion-english";

describe("a portion in English", () => {
  it.each([
    ["2 fatias médias", "2 medium slices"],
    ["1 unidade pequena", "1 small unit"],
    ["4 colheres de sopa", "4 tablespoons"],
    ["1,5 concha", "1.5 ladles"],
    ["1/2 porção grande", "1/2 large serving"],
    ["3 pães", "3 pães"],
    ["113,4 g", "113.4 g"],
    ["300 ml", "300 ml"],
    ["2 copos americanos", "2 small glasses"],
    ["de 3 ovos", "of 3 eggs"],
  ])("%s: %s", (portuguese, english) => {
    expect(portionInEnglish(portuguese)).toBe(english);
  });

  it("is known for every portion of the catalogue, one and several", () => {
    const labels = FOODS.flatMap(({ portions }) => portions.map(({ name }) => name)).flatMap((name) => [
      portionText(name, 1),
      portionText(name, 2),
    ]);
    const same = [...new Set(labels)].filter((label) => portionInEnglish(label) === label);
    expect(same.filter((label) => !/(?:scoop|shake|long neck)s?$/.test(label))).toEqual([]);
  });
});
