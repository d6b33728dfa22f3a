import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";

/** Words of such a remark. */
const LONGEST = 16;
const ALREADY = /^(?:ja|eh|era|veio|vem|vinha|esta|estava)$/;
const WITHIN =
  /^(?:esta|estava|vinha|veio|vem|conta|contou|entra|entrou|faz|fazia|parte|incluid[oa]|junto|eh|era|o|a|ja)$/;

/** "o feijão já vinha na dobradinha, não conte à parte", "o queijo é o do pão": told twice, and eaten once; null of anything else. */
export function readCountedOnce(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length < 2 || phrase.asks || phrase.words > LONGEST) return null;
  const said = tokens.findIndex(({ word }) => ALREADY.test(word));
  const into = tokens.findIndex(({ word }, at) => at > said && /^(?:n[oa]s?|d[oa]s?)$/.test(word));
  if (said < 1 || into < 0) return null;
  const between = tokens.slice(said, into);
  const isLed = between.some(({ word }) => word === "ja") || /^[oa]$/.test(wordAt(tokens, into - 1));
  if (!isLed || !between.every(({ word }) => WITHIN.test(word))) return null;
  const part = meantIn(reader, tokens.slice(0, said));
  const end = tokens.findIndex(({ kind }, at) => at > into && kind === "mark");
  const whole = meantIn(reader, tokens.slice(into + 1, end < 0 ? undefined : end));
  return part && whole && part !== whole ? [{ kind: "remove", foods: [part.foodId], said: part.name }] : null;
}

/** The one logged thing that is named, and nothing else. */
function meantIn(reader: Reader, tokens: Reader["tokens"]): LoggedItem | null {
  const [named, ...others] = readPart(reader, tokens).items;
  if (!named || others.length > 0 || named.amount?.counted) return null;
  return (
    itemMeant(named.match.food, calledWords(named), reader.items, false) ?? sameNoun(named, reader.items)
  );
}
