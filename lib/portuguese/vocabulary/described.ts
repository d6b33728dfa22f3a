import type { Food } from "@/lib/nutrition/foods/food";
import { MEASURE_WORDS } from "@/lib/nutrition/foods/measures";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";
import { type Lexicon, type Match, matchFood } from "@/lib/portuguese/vocabulary/lexicon";

/**
 * "esfirra aberta de carne", "iogurte ativia de ameixa": the food that is called so without the word that stands before
 * its kind, be it how it was, a brand or a brand misspelt; null where no longer name comes of it.
 * @param known the index after what the words name as they stand
 */
export function matchDescribed(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  known: number,
  isExtra: (token: Token) => boolean,
): Match<Food> | null {
  const word = tokens[known]?.word ?? "";
  const left = OF_KIND.test(word) && SHAPED.test(tokens[known - 1]?.word ?? "") ? known - 1 : known;
  // "esfirra quatro de carne"
  if (readQuantity(tokens, left)) return null;
  if (left === at || !OF_KIND.test(tokens[left + 1]?.word ?? "") || !mayDescribe(lexicon, tokens[left]))
    return null;
  const bare = [...tokens.slice(at, left), ...tokens.slice(left + 1, left + LONGEST_NAME)];
  const match = matchFood(lexicon, bare, 0, false, isExtra);
  if (!match || match.next < left - at + 2) return null;
  const back = (i: number) => (i >= left - at ? i + at + 1 : i + at);
  return { ...match, next: match.next + at + 1, skipped: match.skipped.map(back) };
}

/** Words to look for a name in. */
const LONGEST_NAME = 16;
const OF_KIND = /^(?:de|sabor)$/;
/** How a pastry is made, of whatever kind. */
const SHAPED = /^(?:abert|fechad|folhad|assad|frit|salgad|gelad|fri)[oae]s?$|^doces?$/;
/** Said of who has it. */
const OWN = /^(?:meu|minha)$/;

/** A word that is no food, no measure and nothing of everyday talk: "o caldo era de abóbora". */
function mayDescribe({ foods }: Lexicon, token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  const key = stem(token.word);
  if (SHAPED.test(token.word) || OWN.test(token.word)) return true;
  return !COMMON_WORDS.has(token.word) && !foods.next.get(key)?.value && !MEASURE_WORDS.has(key);
}
