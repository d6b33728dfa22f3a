import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { Rule } from "@/lib/nutrition/warnings/rule";

/**
 * Whoever is allergic to one often reacts to the other: crustaceans share tropomyosin, cashew and pistachio
 * a family, as walnut and pecan do. Solé et al., Consenso Brasileiro sobre Alergia Alimentar, ASBAI and SBP 2018, part 1.
 * Lupin beside peanut: EFSA's opinion on lupin, 2005.
 */
const CROSS_REACTIONS: Partial<Record<Content, readonly Content[]>> = {
  shrimp: ["crustacean"],
  crab: ["crustacean"],
  lobster: ["crustacean"],
  peanut: ["lupin"],
  cashew: ["pistachio"],
  pistachio: ["cashew"],
  walnut: ["pecan"],
  pecan: ["walnut"],
};

/** The rule of an allergy, with what may do the same. */
export function withCrossReactions<R extends Rule | { named: string }>(rule: R): R {
  if ("named" in rule || !rule.avoid) return rule;
  const reacts = rule.avoid.flatMap((content) => CROSS_REACTIONS[content] ?? []);
  return reacts.length > 0 ? { ...rule, reacts } : rule;
}
