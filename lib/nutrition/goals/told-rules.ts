import type { Day } from "@/lib/nutrition/calendar/day";
import { CONDITION_RULES } from "@/lib/nutrition/goals/condition-rules";
import { isDenied, withoutLookAlikes } from "@/lib/nutrition/goals/denied";
import type { GoalRule, RuleTable } from "@/lib/nutrition/goals/goal-rules";
import { MEDICATION_RULES } from "@/lib/nutrition/goals/medication-rules";
import { OWN_WORDS } from "@/lib/nutrition/goals/own-words";
import { PREFERENCE_RULES } from "@/lib/nutrition/goals/preference-rules";
import { RESTRICTION_RULES } from "@/lib/nutrition/goals/restriction-rules";
import { isOfOthers } from "@/lib/nutrition/goals/said-of-others";
import { normalize } from "@/lib/portuguese/text/letters/stems";

/** What a person told of their health, as they wrote or picked it. */
export type ToldHealth = {
  healthConditions: readonly string[];
  dietaryRestrictions: readonly string[];
  dietaryPreferences: readonly string[];
  medications: string;
};

/** What all of it means for the goals, each rule once. @param today whether a dated pregnancy is over */
export function goalRulesOf(told: ToldHealth, today: Day): Set<GoalRule> {
  const year = Number(today.slice(0, 4));
  const rules = new Set([
    ...told.healthConditions.flatMap((entry) => rulesOfEntry(entry, CONDITION_RULES, year)),
    ...told.dietaryRestrictions.flatMap((entry) => rulesOfEntry(entry, RESTRICTION_RULES, year)),
    ...told.dietaryPreferences.flatMap((entry) => rulesOfEntry(entry, PREFERENCE_RULES, year)),
    ...told.medications.split(/[,;\n]/).flatMap((entry) => rulesOfEntry(entry, MEDICATION_RULES, year)),
  ]);
  // Who takes insulin is referred: there is nothing to talk over besides.
  if (rules.has("insulin")) rules.delete("glucose");
  return rules;
}

function rulesOfEntry(entry: string, table: RuleTable, year: number): GoalRule[] {
  const listed = table.get(normalize(entry));
  if (listed) return listed === "none" ? [] : [listed];
  const said = withoutLookAlikes(partsOf(entry), year);
  return OWN_WORDS.flatMap(([rule, pattern]) => (isTold(said, pattern, rule) ? [rule] : []));
}

/** Marks that end what is said of somebody; not those within a number. */
const ENDS = /[;\n!()•+…]|[,./](?!\d)|(?<!\d)[,./]|\s[-–—]+\s/u;
/** "meu pai é renal crônico, faz hemodiálise" goes on about him. */
const GOES_ON =
  / \| (?=(?:fez|faz|fazia|usa|usava|usou|toma|tomava|tomou|teve|operou|morreu|faleceu|precisa|trata)\b)/g;

/** Normalized, " | " between the parts. "é" stays apart from "e", the sauce from TARE. */
function partsOf(entry: string): string {
  return entry
    .normalize("NFC")
    .replace(/(?<!\p{L})é(?!\p{L})/giu, "eh")
    .replace(/(?<!\p{L})tarê/giu, "molho tarê")
    .split(ENDS)
    .map(normalize)
    .filter(Boolean)
    .join(" | ")
    .replace(GOES_ON, " ");
}

function isTold(said: string, pattern: RegExp, rule: GoalRule): boolean {
  return [...said.matchAll(pattern)].some(({ index, 0: words }) => {
    const start = said.lastIndexOf(" ", index) + 1;
    const end = index + words.length + (said.slice(index + words.length).match(/^\w*/)?.[0].length ?? 0);
    return !isDenied(said, start, end, rule) && !isOfOthers(said, start, end, rule);
  });
}
