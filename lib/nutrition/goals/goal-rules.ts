import { normalize } from "@/lib/portuguese/text/letters/stems";

/**
 * Why a professional decides how much somebody should eat, and nothing is computed. Sources: docs/goals.md.
 * "fluid" is a heart or liver that bears only so much salt and water; "clinical" what has a diet of its own.
 */
export const TOLD_REFERRALS = [
  "eating_disorder",
  "underweight",
  "pregnancy",
  "lactation",
  "insulin",
  "kidney",
  "bariatric",
  "cancer",
  "fluid",
  "clinical",
] as const;
export type ToldReferral = (typeof TOLD_REFERRALS)[number];

/** What is said beside computed goals. */
export const CAUTIONS = ["glucose", "lithium", "appetite", "minerals"] as const;
export type Caution = (typeof CAUTIONS)[number];

/** Preferences that move a macronutrient within its range. */
export const WISHES = ["more_protein", "less_carbs"] as const;
export type Wish = (typeof WISHES)[number];

/** What an entry of the health profile means for the goals. */
export type GoalRule = ToldReferral | Caution | Wish;

/** The items of a suggestion list by what they mean; those under `none` were looked at and mean nothing for goals. */
export type RuleTable = ReadonlyMap<string, GoalRule | "none">;

/** By their normalized names. */
export function ruleTable(byRule: Partial<Record<GoalRule | "none", readonly string[]>>): RuleTable {
  const rules = Object.entries(byRule) as [GoalRule | "none", readonly string[]][];
  return new Map(rules.flatMap(([rule, items]) => items.map((item) => [normalize(item), rule] as const)));
}
