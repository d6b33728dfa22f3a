import { readMeal, type SaidMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";

/** `of`: the meal that it was the same as, where one is named. */
export type SameReading = { of: SaidMeal | null; next: number };

/** "o mesmo do almoço", "a mesma coisa", "igual", "a sobra dela": what was told before, once more; null for anything else. */
export function readSame(tokens: readonly Token[], at: number): SameReading | null {
  let next = endOfPhrase(LEADS, tokens, at);
  if (next === null) return null;
  const named = /^(?:d[oa]|n[oa]|ao|que)$/.test(wordAt(tokens, next)) ? next + 1 : next;
  const meal = named > next ? readMeal(tokens, named) : null;
  if (meal) next = meal.next;
  while (/^(?:tambem|hoje|mesmo)$/.test(wordAt(tokens, next))) next += 1;
  return ENDS.test(wordAt(tokens, next)) ? { of: meal?.kind ?? null, next } : null;
}

/** "almocei e jantei a mesma marmita": the meal before "e" is that of the one behind it; null for anything else. */
export function readSameOfBoth(tokens: readonly Token[], at: number): SameReading | null {
  if (wordAt(tokens, at) !== "e") return null;
  const from = /^(?:n[oa]|[oa])$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const meal = readMeal(tokens, from);
  const told = meal && /^(?:foi|foram|comi)$/.test(wordAt(tokens, meal.next)) ? meal.next + 1 : meal?.next;
  const isSame =
    told !== undefined &&
    /^(?:o|a|os|as)$/.test(wordAt(tokens, told)) &&
    /^mesm[oa]s?$/.test(wordAt(tokens, told + 1));
  return meal && isSame ? { of: meal.kind, next: at + 1 } : null;
}

const ENDS = /^(?:|[,.;!()\n]|e|mas)$/;
const LEADS = setPhrases(
  "o mesmo|a mesma coisa|as mesmas coisas|a mesma comida|a mesma marmita|a mesma refeicao|igual|igualzinho|idem|a sobra dela|a sobra dele|o resto dela|o resto dele|as sobras".split(
    "|",
  ),
);
