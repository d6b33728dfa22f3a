import type { Food } from "@/lib/nutrition/foods/food";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { described } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import {
  dishWithOnly,
  dishWithPart,
  isPartNamed,
  otherPart,
} from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isWay } from "@/lib/portuguese/vocabulary/modifiers";

/** "a cuca era de uva", of a banana one: where no such kind is known, what the noun alone is. */
export function plainKind(
  reader: Reader,
  item: LoggedItem,
  subject: readonly Token[],
  rest: readonly Token[],
): Correction | null {
  if (rest[0]?.word !== "de" || variantOf(item, rest) || described(reader, item, rest)) return null;
  const short = unexplained(reader, rest);
  if (variantOf(item, short) || kindOfNoun(subject, short)) return null;
  const noun = subject.findLast(({ kind }) => kind === "word");
  // "o bolo era de milho", which is another name of it.
  if (noun && foodAt([noun, ...rest], 0, false)?.food.id === item.foodId) return null;
  const food = noun ? foodAt([noun], 0, false)?.food : undefined;
  return food && food.id !== item.foodId ? replaced(item, food, correctionSaid(reader, rest)) : null;
}

/** "a carne era de soja, proteína texturizada": without what explains it; all of it where that says how much. */
export function unexplained(reader: Reader, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === "mark");
  const rest = end < 0 ? null : readPart(reader, tokens.slice(end + 1));
  const isAmount = rest && (rest.amounts.length > 0 || rest.items.some(({ amount }) => amount?.counted));
  return rest === null || isAmount ? tokens : tokens.slice(0, end);
}

/** "carne de soja" */
export function kindOfNoun(subject: readonly Token[], rest: readonly Token[]): Food | null {
  const noun = subject.findLast(({ kind }) => kind === "word");
  const match = noun ? foodAt([noun, ...rest], 0, false) : null;
  return match && match.next === rest.length + 1 ? match.food : null;
}

/** "o misto foi só com queijo" */
export function onlyWith(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction | null {
  const [so, link] = [wordAt(rest, 0), wordAt(rest, 1)];
  const [named] =
    so === "so" || so === "apenas"
      ? readPart(reader, rest.slice(/^(?:com|de)$/.test(link) ? 2 : 1)).items
      : [];
  return named ? dishWithOnly(item, named.match.food) : null;
}

/** "o de frango vinha com bacon", "era recheado com queijo": where its "com" stands; -1 where nothing is said to be in it. */
export function withAt(tokens: readonly Token[], at: number): number {
  const is = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (/^(?:vinha|veio|vem|levava|levou)$/.test(is) && next === "com") return at + 1;
  return (COPULA.test(is) || /^(?:vinha|veio)$/.test(is)) &&
    FILLED.test(next) &&
    wordAt(tokens, at + 2) === "com"
    ? at + 2
    : -1;
}

const FILLED = /^(?:rechead|cobert|temperad|acompanhad|servid|regad|polvilhad|gratinad)[oa]s?$/;

/** "o caldo levou costela", "na salada havia cenoura": what it had in it. */
export function isHolding(word: string): boolean {
  return /^(?:tinha|levou|levava|leva|continha)$/.test(word);
}

/** "o ovo veio frito", "o misto veio sem presunto": how it came. */
export function cameSo(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:veio|vieram|vinha|vinham)$/.test(wordAt(tokens, at))) return false;
  const next = wordAt(tokens, at + 1);
  return /^(?:sem|de|bem|mal)$/.test(next) || isWay(next);
}

/** "o queijo era de manteiga" of "tapioca com queijo", "o pão era carioquinha" of "pão com ovo": a part of it, and never all of it; null of all. */
export function partSaid(
  reader: Reader,
  item: LoggedItem,
  { match, said }: SaidItem,
  subject: readonly Token[],
  rest: readonly Token[],
): Correction[] | null {
  const [told, ...others] = readPart(reader, rest).items;
  const called = kindOfNoun(subject, rest);
  const kind = called
    ? { match: { ...match, food: called, base: null }, amount: null, ignored: [], said }
    : null;
  const by = kind ?? (rest[0]?.word === "de" || others.length > 0 ? null : (told ?? null));
  if (match.food.id === WATER_ID) return null;
  const nouns = foodWords(subject);
  if (!isPartNamed(item, match.food, nouns, by?.match.food) || /^(?:com|sem)$/.test(wordAt(rest, 0)))
    return null;
  const changed = dishWithPart(item, match.food, rest, correctionSaid(reader, rest));
  if (changed) return [changed];
  const found = by ? otherPart(item, match.food, by) : null;
  return found ?? (itemMeant(match.food, nouns, [item], false) ? null : [{ kind: "unclear" }]);
}

/** "o café era com leite e açúcar", "com açúcar, 2 colherinhas": a drink called so, and what else came into it; null of none that is called so. */
export function drinkWith(item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const end = rest.findIndex(({ word }, at) => at > 1 && /^(?:e|,)$/.test(word));
  const kind = end < 0 ? null : variantOf(item, rest.slice(0, end));
  if (!kind || kind.id === item.foodId || kind.category !== "drinks") return null;
  const added = foodAt(rest, end + 1, false);
  const isAll = added ? added.next >= rest.length : false;
  if (!added || !isAll || wordAt(rest, end) !== "e") return null;
  const said = { match: added, amount: null, ignored: [], said: added.called };
  return [replaced(item, kind, kind.name), { kind: "add", items: [weighItem(said)] }];
}

/** "era de camomila e sem açúcar", "eram integrais, com geleia": which it was, and what is said of it besides; null where the first says nothing. */
export function bothWays(
  reader: Reader,
  item: LoggedItem,
  subject: readonly Token[],
  rest: readonly Token[],
): Correction[] | null {
  const at = rest.findIndex(
    ({ word }, i) => i > 0 && /^(?:e|,)$/.test(word) && /^(?:sem|com)$/.test(wordAt(rest, i + 1)),
  );
  if (at < 1) return null;
  const first = rest.slice(0, at);
  const kind = kindOfNoun(subject, first) ?? variantOf(item, first);
  if (!kind) return null;
  const now = { ...item, foodId: kind.id, name: kind.name };
  const how = rest.slice(at + 1);
  const isSo = searchKey(kind.name).includes(searchKey(how.map(({ word }) => word).join(" ")));
  const both = isSo ? kind : variantOf(now, how);
  const change = replaced(item, both ?? kind, correctionSaid(reader, rest));
  const added = wordAt(how, 0) === "com" && !both ? readPart(reader, how.slice(1)).items : [];
  return added.length > 0 ? [change, { kind: "add", items: added.map(weighItem) }] : [change];
}
