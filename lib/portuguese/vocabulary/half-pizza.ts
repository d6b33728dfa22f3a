import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

const PIZZA = tokenise("pizza de");
/** A flavour's name has no more words. */
const LONGEST = 4;

/** "meia calabresa meia portuguesa", the word pizza left out: counted as its first flavour. */
export function halfPizzaAt(tokens: readonly Token[], at: number): FoodMatch | null {
  const first = flavourAt(tokens, at);
  if (!first) return null;
  const joint = /^(?:e|,)$/.test(wordAt(tokens, first.next)) ? first.next + 1 : first.next;
  const second = flavourAt(tokens, joint);
  return second && { ...first, start: at, next: second.next };
}

function flavourAt(tokens: readonly Token[], at: number): FoodMatch | null {
  if (!/^(?:meia|meio|metade)$/.test(wordAt(tokens, at))) return null;
  const from = wordAt(tokens, at + 1) === "de" ? at + 2 : at + 1;
  const match = foodAt([...PIZZA, ...tokens.slice(from, from + LONGEST)], 0, false);
  if (!match?.food.id.startsWith("pizza-") || match.next <= PIZZA.length) return null;
  return { ...match, next: from + match.next - PIZZA.length };
}
