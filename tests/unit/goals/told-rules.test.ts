import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { CONDITION_RULES } from "@/lib/nutrition/goals/condition-rules";
import type { RuleTable } from "@/lib/nutrition/goals/goal-rules";
import { MEDICATION_RULES } from "@/lib/nutrition/goals/medication-rules";
import { PREFERENCE_RULES } from "@/lib/nutrition/goals/preference-rules";
import { RESTRICTION_RULES } from "@/lib/nutrition/goals/restriction-rules";
import { normalize } from "@/lib/portuguese/text/letters/stems";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { ofCondition, rulesOf } from "./told";

const ofMedicines = (medications: string) => rulesOf({ medications });

describe("every item of a suggestion list has a rule or is said to have none", () => {
  it.each<[string, readonly string[], RuleTable]>([
    ["conditions", HEALTH_CONDITIONS, CONDITION_RULES],
    ["restrictions", DIETARY_RESTRICTIONS, RESTRICTION_RULES],
    ["preferences", DIETARY_PREFERENCES, PREFERENCE_RULES],
    ["medicines", MEDICATIONS, MEDICATION_RULES],
  ])("%s", (_, items, rules) => {
    expect(items.filter((item) => !rules.has(normalize(item)))).toEqual([]);
    expect(rules.size).toBe(new Set(items.map(normalize)).size);
  });
});

describe("what is told", () => {
  it.each([
    ["anorexia nervosa", "eating_disorder"],
    ["tenho ortorexia", "eating_disorder"],
    ["Episódios de compulsão alimentar", "eating_disorder"],
    ["TARE", "eating_disorder"],
    ["eating disorder", "eating_disorder"],
    ["DM1", "insulin"],
    ["diabetes mellitus tipo I", "insulin"],
    ["LADA", "insulin"],
    ["uso bomba de insulina", "insulin"],
    ["DRC estágio 4", "kidney"],
    ["diálise peritoneal", "kidney"],
    ["chronic kidney disease", "kidney"],
    ["bypass gástrico", "bariatric"],
    ["gastroplastia", "bariatric"],
    ["leucemia", "cancer"],
    ["tumor no intestino", "cancer"],
    ["gestante", "pregnancy"],
    ["Grávida", "pregnancy"],
    ["pregnant", "pregnancy"],
    ["lactante", "lactation"],
    ["breastfeeding", "lactation"],
    ["caquexia", "underweight"],
    ["ICC", "fluid"],
    ["transplantado de fígado", "clinical"],
    ["paraplegia, uso cadeira de rodas", "clinical"],
    ["amputação da perna direita", "clinical"],
    ["diabetes", "glucose"],
  ])("%s: %s", (entry, rule) => expect(ofCondition(entry)).toEqual([rule]));

  it.each([
    "Resistência à insulina",
    "resistência insulínica",
    "pré-diabetes",
    "não tenho diabetes tipo 1",
    "sem doença renal",
    "nunca tive câncer",
    "não estou grávida",
    "não sou gestante",
    "quero engravidar",
    "meu pai tem diabetes tipo 1",
    "histórico familiar de câncer",
    "Pedra nos rins",
    "cálculo renal",
    "Úlcera gástrica",
    "ponte de safena",
    "já amamentei",
    "transplante capilar",
    "Intolerância à lactose",
    "constipação",
    "",
  ])("%j means nothing", (entry) => expect(ofCondition(entry)).toEqual([]));

  it("of medicines is read entry by entry", () => {
    expect(ofMedicines("Losartana 50 mg, Insulina NPH 10 UI à noite")).toEqual(["insulin"]);
    expect(ofMedicines("Lantus\nMetformina")).toEqual(["insulin"]);
    expect(ofMedicines("Tamoxifeno; Carbolitium")).toEqual(["cancer", "lithium"]);
    expect(ofMedicines("Diamicron MR 60, Ozempic")).toEqual(["glucose", "appetite"]);
    expect(ofMedicines("Omeprazol, Dipirona, aspartame")).toEqual([]);
    expect(ofMedicines("não uso insulina")).toEqual([]);
  });

  it("is no food", () => {
    const meant =
      /^(?:leite materno|breast milk|f[oó]rmula (?:para|for) diabetes|.*sonda|trophic diabetic)$/i;
    const names = FOODS.flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases]);
    expect(names.filter((name) => !meant.test(name) && ofCondition(name).length > 0)).toEqual([]);
  });

  it("counts wherever it stands", () => {
    expect(rulesOf({ dietaryRestrictions: ["sou gestante"] })).toEqual(["pregnancy"]);
    expect(rulesOf({ dietaryPreferences: ["Low carb", "Hiperproteica"] })).toEqual([
      "less_carbs",
      "more_protein",
    ]);
    expect(rulesOf({ dietaryRestrictions: ["Alimentos ricos em potássio"] })).toEqual(["minerals"]);
  });
});
