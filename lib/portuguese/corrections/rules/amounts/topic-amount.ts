import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { readAmounts } from "@/lib/portuguese/grammar/amounts";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";

const LONGEST = 14;
const BEFORE = /^(?:eu|so|acho|que|ai|dai|mas|no|fim|na|verdade)$/;
const ATE = /^(?:comi|tomei|bebi|usei|foi|foram|deu)$/;

/** "o suco nem terminei, tomei uns 100 ml": what is spoken of, and behind a comma how much of it there was. */
export function readTopicAmount(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const comma = tokens.findIndex(({ word }, at) => at > 1 && word === ",");
  if (comma < 0 || items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const from = /^(?:e|mas|ah)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (!/^(?:o|a|os|as)$/.test(wordAt(tokens, from))) return null;
  const head = readPart(reader, tokens.slice(from, comma));
  const [named, ...others] = head.items;
  if (!named || others.length + head.amounts.length > 0 || named.amount) return null;
  const verb = tokens.findIndex(({ word }, at) => at > comma && !BEFORE.test(word));
  if (!ATE.test(wordAt(tokens, verb))) return null;
  const told = tokens.slice(verb + 1).filter(({ word }) => !/^(?:so|apenas|uns|umas|[.!])$/.test(word));
  const [amount] = readAmounts(told, 0);
  if (!amount?.counted || amount.next < told.length) return null;
  const item = itemMeant(
    named.match.food,
    foodWords(tokens.slice(from, named.match.next + from)),
    items,
    false,
  );
  if (!item) return null;
  const to = amountFor(amount, correctionSaid(reader, tokens));
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}
