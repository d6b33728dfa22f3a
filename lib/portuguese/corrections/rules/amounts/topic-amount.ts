import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountSaidOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { otherDid } from "@/lib/portuguese/vocabulary/people";

const LONGEST = 14;
const BEFORE = /^(?:eu|so|apenas|acho|que|ai|dai|mas|no|fim|na|verdade|e|uns|umas)$/;
const ATE =
  /^(?:comi|tomei|bebi|usei|peguei|provei|belisquei|botei|coloquei|pus|foi|foram|era|eram|deu|deram|pesou|pesei)$/;
const AROUND = /^(?:so|apenas|uns|umas|mesmo|viu|ta|[.!])$/;
const OTHER_KIND = /^(?:nao|nem|era|eram|foi|foram)$/;
/** What makes it another one, or none of it. */
const OTHERWISE = /^(?:mais|outr[oa]s?|tambem|repeti|dei|deixei|sobrou|sobraram|tira|troca|cada|ontem)$/;

/** "o suco nem terminei, tomei uns 100 ml", "a batata só belisquei, umas 5": what is spoken of, and behind a comma how much of it there was. */
export function readTopicAmount(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const comma = tokens.findIndex(({ word }, at) => at > 1 && word === ",");
  if (comma < 0 || items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  if (tokens.some(({ word }, at) => OTHERWISE.test(word) || otherDid(tokens, at) !== null)) return null;
  const from = /^(?:e|mas|ah)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (!/^(?:o|a|os|as|d?ess[ea]s?|d?aquel[ea]s?)$/.test(wordAt(tokens, from))) return null;
  const head = readPart(reader, tokens.slice(from, comma));
  const [named, ...others] = head.items;
  if (!named || others.length + head.amounts.length > 0 || named.amount || named.match.start > 1) return null;
  const verb = tokens.findIndex(({ word }, at) => at > comma && !BEFORE.test(word));
  // "o pão não comi, 2 ovos", "o pão era integral, 1 fatia": more than an amount.
  const isBare = !ATE.test(wordAt(tokens, verb));
  if (isBare && tokens.slice(from, comma).some(({ word }) => OTHER_KIND.test(word))) return null;
  const told = tokens.slice(isBare ? verb : verb + 1).filter(({ word }) => !AROUND.test(word));
  const [amount] = readAmounts(told, 0);
  if (!amount || (!amount.counted && !amount.vague) || amount.next < told.length) return null;
  const item = itemMeant(
    named.match.food,
    foodWords(tokens.slice(from, named.match.next + from)),
    items,
    false,
  );
  if (!item) return null;
  const to = amountSaidOf(item, amount, correctionSaid(reader, tokens));
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}
