import { describe, expect, it } from "vitest";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { SUPPLEMENT_SUGGESTIONS } from "@/lib/profile/suggestions/supplements";
import { keptTag, type TagList, tagName, toldName } from "@/lib/profile/suggestions/tag-names";

const LISTS: [TagList, readonly string[]][] = [
  ["dietary_preferences", DIETARY_PREFERENCES],
  ["dietary_restrictions", DIETARY_RESTRICTIONS],
  ["health_conditions", HEALTH_CONDITIONS],
];

describe.each(LISTS)("the tags of %s", (list, catalogue) => {
  it("each have an English name of their own, which leads back to them", () => {
    const names = catalogue.map((tag) => tagName(list, tag, "en-US"));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(catalogue.length);
    expect(names.map((name) => keptTag(list, name, "en-US"))).toEqual(catalogue);
    expect(names.filter((name) => /[ãõç]|ção/.test(name) && !name.includes("("))).toEqual([]);
  });

  it("stand as they are in Portuguese", () => {
    expect(catalogue.map((tag) => tagName(list, tag, "pt-BR"))).toEqual(catalogue);
  });
});

it("what the catalogue does not know stays as it was written", () => {
  expect(tagName("dietary_restrictions", "Pequi", "en-US")).toBe("Pequi");
  expect(tagName("dietary_restrictions", "constructor", "en-US")).toBe("constructor");
  expect(keptTag("health_conditions", "  celiac  DISEASE ", "en-US")).toBe("Doença celíaca");
  expect(keptTag("health_conditions", "Celiac disease", "pt-BR")).toBe("Celiac disease");
});

it("a tag of one list is known by its name in the others, too", () => {
  expect(tagName("dietary_restrictions", "Sem lactose", "en-US")).toBe("Lactose-free");
  expect(keptTag("dietary_restrictions", "lactose-free", "en-US")).toBe("Sem lactose");
});

it.each(Object.entries({ ALLERGIES, MEDICATIONS, SUPPLEMENT_SUGGESTIONS }))(
  "each of %s has an English name of its own",
  (_, catalogue) => {
    const names = catalogue.map((entry) => toldName(entry, "en-US"));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(catalogue.length);
    expect(names.filter((name) => /[ãõçáéíóúâêô]/.test(name) && name !== "Açaí")).toEqual([]);
  },
);
