import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { MEASURES } from "@/lib/nutrition/foods/measures";
import { measureInEnglish, portionInEnglish } from "@/lib/nutrition/foods/portion-english";
import { portionLabel } from "@/lib/nutrition/foods/portion-label";
import { portionText } from "@/lib/portuguese/meaning/portions";

/** The same in both languages. */
const SHARED = new Set(["scoop", "shake", "long neck"]);

describe("measureInEnglish", () => {
  it("knows every measure, and every portion that a food comes in", () => {
    const names = new Set([
      ...MEASURES.map(({ name }) => name),
      ...FOODS.flatMap(({ portions }) => portions.map(({ name }) => name)),
    ]);
    const unknown = [...names].filter((name) => measureInEnglish(name) === name && !SHARED.has(name));
    expect(unknown).toEqual([]);
  });

  it("keeps what it does not know", () => expect(measureInEnglish("tonel")).toBe("tonel"));
});

describe("portionInEnglish", () => {
  it.each([
    ["1 concha", "1 ladle"],
    ["2 colheres de sopa", "2 tablespoons"],
    ["1,5 unidade média", "1.5 medium units"],
    ["3 filés pequenos", "3 small fillets"],
    ["0,5 porção", "0.5 serving"],
    ["1/2 porção grande", "1/2 large serving"],
    ["2 fatias médias", "2 medium slices"],
    ["2 copos americanos", "2 small glasses"],
    ["de 3 ovos", "of 3 eggs"],
    ["2 de 1 ovo", "2 of 1 egg"],
    ["3 pães", "3 pães"],
    ["113,4 g", "113.4 g"],
    ["4 copos de requeijão", "4 tumblers"],
    ["90 g", "90 g"],
    ["um pouco", "um pouco"],
  ])("%s is %s", (label, english) => expect(portionInEnglish(label)).toBe(english));

  it("knows one and many of every portion that a food comes in", () => {
    const names = FOODS.flatMap(({ portions }) => portions.map(({ name }) => name));
    const labels = names
      .filter((name) => !SHARED.has(name))
      .flatMap((name) => [portionLabel(3, name), portionText(name, 1), portionText(name, 2)]);
    expect(labels.filter((label) => portionInEnglish(label) === label)).toEqual([]);
  });
});
