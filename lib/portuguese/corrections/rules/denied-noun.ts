import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import {
  calledWords,
  itemMeant,
  itemNamed,
  variantOf,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { openedBy } from "@/lib/portuguese/corrections/rules/add-remove";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Words from the noun to its "não". */
const LONGEST_NOUN = 6;
const LONGEST = 14;

/** "o feijão não, me enganei", "a pasta não, confundi com ontem": what is named and denied, with nothing in its place. */
export function readDeniedNoun(reader: Reader): Correction[] | null {
  const { tokens, phrase } = reader;
  if (reader.last.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  const from = tokens.findIndex(
    ({ kind, word }) => kind === "word" && (!LEAD.has(word) || /^(?:o|a|os|as)$/.test(word)),
  );
  const not = tokens.findIndex(({ word }, at) => at > from && word === "nao");
  if (from < 0 || not < 0 || not - from > LONGEST_NOUN) return null;
  if (!/^(?:|[,.;!])$/.test(wordAt(tokens, not + 1))) return null;
  const rest = readPart(reader, tokens.slice(not + 1));
  if (rest.items.length + rest.amounts.length > 0) return null;
  const isWater = /^(?:a |essa )?agua$/.test(
    tokens
      .slice(from, not)
      .map(({ word }) => word)
      .join(" "),
  );
  if (isWater && reader.last.some(({ type }) => type === "water")) return [{ kind: "remove_water" }];
  const items = named(reader, tokens.slice(from, not));
  const [item] = items;
  // "a manteiga não", of bread and butter
  if (!item) return tokens.slice(from, not).length <= 3 ? openedBy(reader, tokens.slice(from, not)) : null;
  const said = correctionSaid(reader, tokens.slice(from, not));
  // "arroz branco não, integral"
  const kind = tokens.slice(not + 2).filter(({ kind }) => kind === "word");
  const variant = items.length === 1 && kind.length > 0 && kind.length <= 4 ? variantOf(item, kind) : null;
  if (variant && variant.id !== item.foodId) return [replaced(item, variant, said)];
  return [{ kind: "remove", foods: items.map(({ foodId }) => foodId), said }];
}

/** The logged items that these words and nothing else name. */
function named(reader: Reader, words: readonly Token[]): LoggedItem[] {
  const foods = readPart(reader, words).items;
  if (foods.some(({ amount }) => amount?.counted)) return [];
  const own = (said: SaidItem) => (foods.length > 1 ? calledWords(said) : foodWords(words));
  const found =
    foods.length > 0
      ? foods.map((said) => itemMeant(said.match.food, own(said), reader.items, false))
      : [itemNamed(foodWords(words), reader.items)];
  return found.every((one) => one !== null) ? found : [];
}
