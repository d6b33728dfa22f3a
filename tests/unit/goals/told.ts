import { goalRulesOf, type ToldHealth } from "@/lib/nutrition/goals/told-rules";
import { SOME_DAY } from "@/tests/unit/some-day";

const NOTHING: ToldHealth = {
  ...{ healthConditions: [], dietaryRestrictions: [], dietaryPreferences: [], medications: "" },
};

/** What is read of a profile with only this in it. */
export function rulesOf(told: Partial<ToldHealth>) {
  return [...goalRulesOf({ ...NOTHING, ...told }, SOME_DAY)];
}

export function ofCondition(entry: string) {
  return rulesOf({ healthConditions: [entry] });
}
