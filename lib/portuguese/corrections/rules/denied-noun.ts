import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import {
  calledWords,
  itemCalled,
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
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

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
  const byWord = deniedByWord(reader, tokens.slice(from, not), tokens.slice(not + 1));
  if (byWord) return byWord;
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

const HAD = /^(?:teve|tinha|comi|tomei|bebi|foi|era|peguei|botei|coloquei|pus|veio)$/;

/** "moída não teve", "doce não, inglesa": by a word of its name that is no food; null where nothing is called so. */
function deniedByWord(reader: Reader, words: readonly Token[], rest: readonly Token[]): Correction[] | null {
  const said = words.filter(({ word }) => !/^(?:o|a|os|as|eu)$/.test(word));
  const item = said.length === 1 ? itemCalled(said, reader.items) : null;
  if (!item || readPart(reader, words).items.length > 0) return null;
  const behind = HAD.test(wordAt(rest, 0)) ? rest.slice(1) : rest;
  if (behind === rest && !/^(?:|[,.;!])$/.test(wordAt(rest, 0))) return null;
  const end = behind.findIndex(({ kind }, at) => at > 0 && kind === "mark");
  const told = behind.slice(0, end < 0 ? undefined : end);
  const kind = told.filter((one) => one.kind === "word" && !HAD.test(one.word));
  const noun = tokenise(item.name.replaceAll("-", " ")).slice(0, 1);
  const isKind = kind.length > 0 && kind.length <= 2;
  // "doce não, inglesa", of sweet potatoes
  const other = isKind ? (variantOf(item, kind) ?? foodAt([...noun, ...kind], 0, false)?.food) : null;
  if (other && other.id !== item.foodId) return [replaced(item, other, correctionSaid(reader, words))];
  const isMore = readPart(reader, behind).items.length + readPart(reader, behind).amounts.length > 0;
  return isMore ? null : [{ kind: "remove", foods: [item.foodId], said: correctionSaid(reader, words) }];
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
