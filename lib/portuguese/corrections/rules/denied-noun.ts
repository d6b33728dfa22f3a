import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant, itemNamed } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Words from the noun to its "não". */
const LONGEST_NOUN = 4;
const LONGEST = 14;

/** "o feijão não, me enganei", "a pasta não, confundi com ontem": what is named and denied, with nothing in its place. */
export function readDeniedNoun(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  const from = tokens.findIndex(
    ({ kind, word }) => kind === "word" && (!LEAD.has(word) || /^(?:o|a|os|as)$/.test(word)),
  );
  const not = tokens.findIndex(({ word }, at) => at > from && word === "nao");
  if (from < 0 || not < 0 || not - from > LONGEST_NOUN) return null;
  if (!/^(?:|[,.;!])$/.test(wordAt(tokens, not + 1))) return null;
  const rest = readPart(reader, tokens.slice(not + 1));
  if (rest.items.length + rest.amounts.length > 0) return null;
  const item = named(reader, tokens.slice(from, not));
  return item
    ? [{ kind: "remove", foods: [item.foodId], said: correctionSaid(reader, tokens.slice(from, not)) }]
    : null;
}

/** The one logged item that these words and nothing else name. */
function named(reader: Reader, words: readonly Token[]): LoggedItem | null {
  const [food, ...others] = readPart(reader, words).items;
  if (others.length > 0 || food?.amount?.counted) return null;
  return food
    ? itemMeant(food.match.food, foodWords(words), reader.items, false)
    : itemNamed(foodWords(words), reader.items);
}
