import { shareOf } from "@/lib/portuguese/corrections/correction-change";
import { type Reader, readPart, wordsOf } from "@/lib/portuguese/corrections/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/food-reference";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

const LEFT = /^(?:sobrou|sobraram|deixei|larguei|restou|joguei|dei)$/;
const ATE = /^(?:comeu|comeram|bebeu|tomou|pegou|roubou)$/;
/** As many words as such a remark has. */
const LONGEST = 14;

/** "sobrou um quarto de cada", "deixei metade", "meu filho comeu metade": what is left of what was logged. */
export function readLeftover(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST) return null;
  const at = tokens.findIndex(({ word }) => LEFT.test(word) || ATE.test(word));
  const others = ATE.test(wordAt(tokens, at));
  if (at < 0 || (others && !tokens.slice(0, at).some(({ word }) => isPerson(word)))) return null;
  const rest = tokens.slice(at + 1).filter(({ word }) => !/^(?:so|uns|umas|quase|fora)$/.test(word));
  const left = shareSaid(rest);
  if (left === null || left >= 1) return null;
  const part = readPart(reader, rest);
  const named = part.items.flatMap(({ match }) => itemMeant(match.food, wordsOf(rest), items, false) ?? []);
  if (named.length < part.items.length) return null;
  return (named.length > 0 ? named : items).map((item) => shareOf(reader, item, 1 - left, tokens));
}

/** "metade", "um quarto de cada", "1/3". */
function shareSaid(tokens: Reader["tokens"]): number | null {
  const from = /^(?:a|o)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (wordAt(tokens, from) === "metade") return HALF;
  const count = readQuantity(tokens, from);
  return count && count.value < 1 ? count.value : null;
}

const HALF = 0.5;
