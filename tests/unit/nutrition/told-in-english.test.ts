import { describe, expect, it } from "vitest";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { type Avoided, readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { inPortuguese } from "@/lib/nutrition/warnings/told-in-english";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { toldName } from "@/lib/profile/suggestions/tag-names";

const rulesOf = (because: AvoidedBecause, text: string): Avoided["rule"][] =>
  readAvoided(because, text)
    .map(({ rule }) => rule)
    .filter((rule) => !("named" in rule));

describe("what is told in English", () => {
  it.each<[AvoidedBecause, readonly string[]]>([
    ["allergy", ALLERGIES],
    ["medication", MEDICATIONS],
    ["restriction", DIETARY_RESTRICTIONS],
    ["condition", HEALTH_CONDITIONS],
  ])("does what the catalogue's own entry does, for each of %s", (because, catalogue) => {
    for (const entry of catalogue)
      expect(rulesOf(because, toldName(entry, "en-US")), entry).toEqual(rulesOf(because, entry));
  });

  it.each<[AvoidedBecause, string, string]>([
    ["allergy", "peanut allergy", "alergia a amendoim"],
    ["allergy", "Peanuts, tree nuts and sesame (anaphylaxis)", "amendoim, nozes, gergelim"],
    ["allergy", "I'm allergic to prawns", "alergia a camarão"],
    ["allergy", "I can eat eggs but no dairy", "posso comer ovo mas sem leite"],
    ["allergy", "my son is allergic to peanuts, I'm not", "meu filho tem alergia a amendoim, eu não"],
    ["allergy", "I am not allergic to milk", "não tenho alergia a leite"],
    ["allergy", "No known allergies.", "nenhuma"],
    ["allergy", "No allergies except peanuts", "amendoim"],
    ["allergy", "No known allergies apart from nuts", "nozes"],
    ["allergy", "nothing with milk", "leite"],
    ["allergy", "nenhuma, exceto amendoim", "amendoim"],
    ["allergy", "nenhuma alergia, só amendoim", "amendoim"],
    ["restriction", "posso comer tudo, menos leite", "leite"],
    ["restriction", "dairy-free and gluten-free", "sem leite e sem glúten"],
    ["restriction", "I don't eat pork or shellfish", "não como porco ou frutos do mar"],
    ["condition", "I have high blood pressure and gout", "tenho pressão alta e gota"],
    ["condition", "I don't have diabetes", "não tenho diabetes"],
    ["condition", "chronic kidney disease stage 3", "doença renal"],
    ["preference", "vegan but I eat fish", "vegana, mas como peixe"],
    ["medication", "I take warfarin 5 mg and simvastatin", "tomo varfarina 5 mg e sinvastatina"],
    ["medication", "I stopped taking warfarin", "parei de tomar varfarina"],
  ])("as %s: %s", (because, english, portuguese) => {
    const key = (rules: Avoided["rule"][]) => rules.map((rule) => JSON.stringify(rule)).sort();
    expect(key(rulesOf(because, english))).toEqual(key(rulesOf(because, portuguese)));
  });

  it("is said again as its writer called it", () => {
    const [nuts] = readAvoided("allergy", "allergic to tree nuts");
    expect(nuts?.said).toBe("tree nuts");
  });

  it("leaves what is told in Portuguese alone", () => {
    const told = [...ALLERGIES, ...DIETARY_PREFERENCES, ...HEALTH_CONDITIONS, ...MEDICATIONS];
    const more = ["evito pasta de amendoim", "sem milk-shake nem cream cheese", "não como legumes", "chili"];
    expect([...told, ...more].filter((text) => inPortuguese(text))).toEqual([]);
  });
});
