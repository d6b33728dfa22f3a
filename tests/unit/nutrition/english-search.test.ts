import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { searchEnglish } from "@/lib/nutrition/foods/search/english-search";

const NOTHING = new Map<string, number>();
const first = (query: string) => searchEnglish(query, NOTHING, 5)[0]?.id;

describe("the search by English names", () => {
  it.each([
    ["rice", "arroz-branco"],
    ["white rice", "arroz-branco"],
    ["RICE white", "arroz-branco"],
    ["lettuce", "alface"],
    ["scrambled egg", "ovo-mexido"],
    ["scrambled eggs", "ovo-mexido"],
  ])("%s is %s", (query, id) => expect(first(query)).toBe(id));

  it("finds every food by its whole English name", () => {
    const missed = FOODS.filter(
      ({ nameEn }) => !searchEnglish(nameEn, NOTHING, 20).some((found) => found.nameEn === nameEn),
    );
    expect(missed.map(({ nameEn }) => nameEn)).toEqual([]);
  });

  it("puts first what the person eats, and finds nothing in nothing", () => {
    const found = searchEnglish("rice", new Map([["arroz-integral", 9]]), 5);
    expect(found[0]?.id).toBe("arroz-integral");
    for (const query of ["", "  ", "?!", "zzzz"]) expect(searchEnglish(query, NOTHING, 5)).toEqual([]);
  });
});
