import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "iogurte de morango", "whey de baunilha" and no more, after a yogurt, a whey: of which kind it was, and none besides. */
export function readNamedAgain(reader: Reader): Correction[] | null {
  const { phrase, items } = reader;
  const tokens = withoutApology(reader.tokens);
  if (
    phrase.asks ||
    tokens.length < 2 ||
    tokens.length > LONGEST ||
    tokens.some(({ kind }) => kind !== "word")
  )
    return null;
  if (BESIDES.test(wordAt(tokens, 0))) return null;
  const [one, ...others] = readPart(reader, tokens).items;
  if (!one || others.length > 0 || one.amount !== null || one.match.start > 0) return null;
  const isWhole = one.match.next === tokens.length;
  const told = items.find(({ foodId }) => foodId === one.match.food.id) ?? sameNoun(one, items);
  const noun = foodAt(tokens.slice(0, 1), 0, false);
  // Of another kind that was told by its name there may have been both.
  const isGeneral = noun !== null && noun.food.id === told?.foodId;
  const isMended = tokens.length < reader.tokens.length;
  if (!told || !isWhole || !(told.foodId === one.match.food.id || isGeneral || isMended)) return null;
  return [replaced(told, one.match.food, phrase.text)];
}

const LONGEST = 5;
const BESIDES = /^(?:e|com|mais|tambem|o|a|os|as|um|uma|outr[oa]|depois|agora|so|ja|sem|nao)$/;

/** "castanha de caju, sorry" */
function withoutApology(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) => /^(?:sorry|desculpa|desculpe|ops|perdao|errei)$/.test(word));
  if (at < 1) return tokens;
  return tokens.slice(0, wordAt(tokens, at - 1) === "," ? at - 1 : at);
}
