import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { avoidedBy, foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { ALLERGY_PAIRS } from "./warning-pairs/allergy-pairs";
import { CONDITION_PAIRS } from "./warning-pairs/condition-pairs";
import { MEDICINE_PAIRS } from "./warning-pairs/medicine-pairs";
import { PREFERENCE_PAIRS } from "./warning-pairs/preference-pairs";
import { RESTRICTION_PAIRS } from "./warning-pairs/restriction-pairs";
import type { Outcome } from "./warning-pairs/warning-pair";

const PAIRS = [
  ...ALLERGY_PAIRS,
  ...RESTRICTION_PAIRS,
  ...CONDITION_PAIRS,
  ...MEDICINE_PAIRS,
  ...PREFERENCE_PAIRS,
];

const outcome = (because: AvoidedBecause, text: string, food: Food): Outcome => {
  const [first] = foodWarningsOf(food, readAvoided(because, text));
  return first ? (first.certain ? "has" : "may") : "-";
};

describe("warnings of foods", () => {
  it.each(PAIRS)("%s: %s", (because, text, foods) => {
    const said = Object.keys(foods).map((id) => {
      const food = findFood(id);
      return [id, food ? outcome(because, text, food) : "no such food"];
    });
    expect(Object.fromEntries(said)).toEqual(foods);
  });

  it("are tried on 150 pairs and more, a third of which must be left alone", () => {
    const outcomes = PAIRS.flatMap(([, , foods]) => Object.values(foods));
    expect(outcomes.length).toBeGreaterThanOrEqual(150);
    expect(outcomes.filter((one) => one === "-").length / outcomes.length).toBeGreaterThan(1 / 3);
  });

  it.each<[AvoidedBecause, readonly string[]]>([
    ["allergy", ALLERGIES],
    ["restriction", DIETARY_RESTRICTIONS],
    ["condition", HEALTH_CONDITIONS],
    ["preference", DIETARY_PREFERENCES],
    ["medication", MEDICATIONS],
  ])(
    "every %s of the suggestion lists points out some food, or says that it does none",
    (because, labels) => {
      const without = labels.filter((label) => {
        const [read, ...more] = readAvoided(because, label);
        if (!read || more.length > 0 || "named" in read.rule) return true;
        return read.rule.none === undefined && !FOODS.some((food) => foodWarningsOf(food, [read]).length > 0);
      });
      expect(without).toEqual([]);
    },
  );

  it("say a reason once, what is certain and what is an allergy first", () => {
    const avoided = avoidedBy({
      allergies: "leite, ovo",
      dietaryRestrictions: ["Lactose", "Leite de vaca"],
      healthConditions: ["Intolerância à lactose"],
      dietaryPreferences: ["Vegana"],
      medications: "",
    });
    const warnings = foodWarningsOf(findFood("pudim-de-leite") as Food, avoided);
    expect(warnings.map(({ content }) => content)).toEqual(["milk", "egg", "lactose"]);
    expect(warnings[0]).toEqual({
      food: "pudim-de-leite",
      certain: true,
      because: "allergy",
      said: "leite",
      content: "milk",
    });
    expect(foodWarningsOf(findFood("arroz-branco") as Food, avoided)).toEqual([]);
  });

  it("bear whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        fc.constantFrom(...FOODS),
        (text, food) => {
          const avoided = avoidedBy({
            allergies: text,
            dietaryRestrictions: [text],
            healthConditions: [text],
            dietaryPreferences: [text],
            medications: text,
          });
          expect(foodWarningsOf(food, avoided).length).toBeLessThanOrEqual(avoided.length);
        },
      ),
    );
  });

  it("says of prawns that they are prawns, and not that they are seafood as well", () => {
    const avoided = [...readAvoided("allergy", "camarão"), ...readAvoided("restriction", "vegetariana")];
    const food = findFood("pastel-de-camarao") as Food;
    expect(foodWarningsOf(food, avoided).map(({ because }) => because)).toEqual(["allergy"]);
  });
});
