import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

/** Words of "1 era de frango com catupiry e os outros 2 de carne". */
const LONGEST = 16;
const ORDINAL = /^(?:primeir|segund|terceir|ultim|outr)[oa]$/;
const OTHERS = /^(?:outr[oa]s|demais|restantes|resto)$/;
const LEAD =
  /^(?:na|real|verdade|alias|digo|ops|opa|ah|e|mas|que|errei|,|sendo|era|eram|foi|foram|tinha|teve|comi|sao|eh)$/;
/** Behind what is said, and no kind. */
const AFTERTHOUGHT = /^(?:desculpa|desculpe|inverti|troquei|confundi|errei|viu|ta|mesmo|tambem)$/;
const OF_THEM = /^(?:del[ea]s|dess[ea]s)$/;

/** So many of what was told together, and what they were; null counts what the others leave. A bare kind has no "de". */
type Group = { count: number | null; kind: readonly Token[]; bare: boolean };

/** "1 era coxa e o outro sobrecoxa", "2 de carne e 1 de queijo", "na verdade a segunda foi maçã": of several alike, which ones they were. */
export function readKindsOfSeveral(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, focus } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const start = tokens.findIndex(({ word }) => !LEAD.test(word));
  const led = tokens.slice(Math.max(0, start));
  // "dos sushis 4 eram hot roll"
  const of = /^d[oa]s$/.test(wordAt(led, 0)) ? (readPart(reader, led.slice(1, 2)).items[0] ?? null) : null;
  const host = of && itemMeant(of.match.food, foodWords(led.slice(1, 2)), items, false);
  const groups = groupsOf(host ? led.slice(wordAt(led, 2) === "," ? 3 : 2) : led);
  if (!groups || groups.some(({ kind }) => kind.some(({ word }) => isPerson(word)))) return null;
  const said = groups.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isRest = groups.some(({ count }) => count === null);
  const fits = (item: LoggedItem | undefined) => {
    const quantity = countOf(item);
    if (groups.length === 1 || isRest) return quantity > said;
    return quantity === said && quantity > 1;
  };
  const able =
    host && fits(host) ? [host] : [...(focus ? [focus] : []), ...[...items].reverse()].filter(fits);
  for (const item of able) {
    const found = openedInto(reader, item, groups, said);
    if (found) return found;
  }
  return groups.length > 1 && !isRest ? recounted(reader, groups, said) : null;
}

/** "foi 1 copo só de suco, o outro foi água": of the drinks that were told, those that were water; null where none was. */
export function readWaterAmong(reader: Reader): Correction[] | null {
  const found = / agua /.test(reader.phrase.line) ? readKindsOfSeveral(reader) : null;
  return found?.some(({ kind }) => kind === "record") ? found : null;
}

/** "opa, 2 carne 3 queijo, inverti": of several kinds that were told so, as many in all. */
function recounted(reader: Reader, groups: readonly Group[], said: number): Correction[] | null {
  for (const item of reader.items) {
    const own = groups.map(({ kind, bare }) => {
      const food = kindOf(reader, item, kind, bare);
      return reader.items.find(({ foodId }) => foodId === food?.id);
    });
    const kinds = new Set(own.flatMap((one) => one?.id ?? []));
    const all = own.reduce((sum, one) => sum + countOf(one), 0);
    if (kinds.size < groups.length || all !== said) continue;
    return own.flatMap((one, at): Correction[] => {
      const portion = one && portionOf(one);
      const quantity = groups[at]?.count ?? 0;
      const to = { quantity, measure: portion?.measure ?? null, size: portion?.size ?? null };
      return one
        ? [{ kind: "amount", food: one.foodId, from: null, to: { ...to, said: one.name, assumed: [] } }]
        : [];
    });
  }
  return null;
}

function openedInto(
  reader: Reader,
  item: LoggedItem,
  groups: readonly Group[],
  said: number,
): Correction[] | null {
  const portion = portionOf(item);
  if (!portion) return null;
  const left = portion.quantity - said;
  const to: ParsedItem[] = [];
  for (const { count, kind, bare } of groups) {
    const food = kindOf(reader, item, kind, bare);
    if (!food) return null;
    to.push(weighed(food, portion, count ?? left));
  }
  const own = findFood(item.foodId);
  if (groups.length === 1 && own) to.unshift(weighed(own, portion, left));
  if (to.every(({ foodId }) => foodId === item.foodId)) return null;
  // "um copo foi água": it is counted apart from what is eaten.
  const drunk = to.filter(({ foodId }) => foodId === WATER_ID);
  const eaten = to.filter(({ foodId }) => foodId !== WATER_ID);
  if (drunk.length === 0) return [{ kind: "open", from: item.foodId, to }];
  if (eaten.length === 0) return null;
  const ml = Math.round(drunk.reduce((sum, { grams }) => sum + grams, 0));
  return [
    { kind: "open", from: item.foodId, to: eaten },
    { kind: "record", meals: [], water: [{ day: reader.moment.today, ml, assumed: [] }] },
  ];
}

/** The stretches that each count some: "um de carne um de coração", "3 carne, 2 queijo", "de frango uma e a outra de carne". */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  const isKindFirst = wordAt(tokens, 0) === "de";
  for (const [at, token] of tokens.entries()) {
    const part = parts.at(-1) ?? [];
    const isNext = (from: number) =>
      counted(tokens, from) !== null || (isKindFirst && wordAt(tokens, from) === "de");
    const head = counted(part, 0);
    const isMidway =
      counted(tokens, at) !== null &&
      head !== null &&
      part.length > head.next &&
      !LINK.test(wordAt(tokens, at - 1));
    if (isMidway) parts.push([token]);
    else if (/^(?:,|;|e)$/.test(token.word) && isNext(at + 1)) parts.push([]);
    else if (token.kind !== "mark" && !(AFTERTHOUGHT.test(token.word) && part.length > 1)) part.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const LINK = /^(?:d[eoa]s?|com|por|o|a|os|as|era|eram|foi|foram|e)$/;

/** "de frango uma": as if the number stood first. */
function countFirst(part: readonly Token[]): readonly Token[] {
  const end = [part.length - 2, part.length - 1].find(
    (at) => at > 1 && counted(part, at)?.next === part.length,
  );
  return wordAt(part, 0) === "de" && end !== undefined ? [...part.slice(end), ...part.slice(0, end)] : part;
}

/** Null where the words do not count through what they speak of. */
function groupsOf(tokens: readonly Token[]): Group[] | null {
  const filled = partsOf(tokens).map(countFirst);
  const groups = filled.map((part): Group | null => {
    const head = counted(part, 0);
    if (!head) return null;
    const isCopula = COPULA.test(wordAt(part, head.next)) || wordAt(part, head.next) === "comi";
    const kind = part
      .slice(isCopula ? head.next + 1 : head.next)
      .filter(({ word }, at) => !/^(?:so|apenas|o|a|os|as)$/.test(word) && !(at === 0 && VESSEL.test(word)));
    const isSaid = isCopula || isSo(part, head.next) || wordAt(kind, 0) === "de" || filled.length > 1;
    const bare = !isCopula && wordAt(kind, 0) !== "de";
    return kind.length > 0 && kind.length <= 5 && isSaid ? { count: head.count, kind, bare } : null;
  });
  const [first] = groups;
  if (!first || groups.some((one) => one === null)) return null;
  // "2 de carne" alone is another amount of it, "o outro era de queijo" is one of several.
  const isNamed = filled.some((part) =>
    part.some(({ word }) => ORDINAL.test(word) || OF_THEM.test(word) || /^d[oa]s$/.test(word)),
  );
  const was = tokens.some(({ word }) => COPULA.test(word));
  // "um era de quatro queijos", of four.
  const isOfThem = COPULA.test(wordAt(tokens, counted(tokens, 0)?.next ?? tokens.length));
  const isSoOfThem = isSo(tokens, counted(tokens, 0)?.next ?? tokens.length);
  if (groups.length === 1 && !((isNamed || isOfThem) && was) && !isSoOfThem) return null;
  // "dois inteiros e uma clara"
  const areEggs = tokens.some(({ word }) => /^(?:claras?|gemas?)$/.test(word));
  const isAsTold = was || areEggs;
  // "2 queijos e 1 ovo" are no kinds.
  const isOther = groups.some(
    (one) => one?.bare && (one.count ?? 1) > 1 && /s$/.test(one.kind[0]?.word ?? ""),
  );
  if (groups.length > 1 && !isAsTold && isOther) return null;
  return groups.flatMap((one) => (one ? [{ ...one, bare: one.bare && !isAsTold }] : []));
}

/** "um deles só a clara", "uma delas com queijo" */
function isSo(tokens: readonly Token[], at: number): boolean {
  return /^(?:so|com|sem)$/.test(wordAt(tokens, at)) && OF_THEM.test(wordAt(tokens, at - 1));
}

/** "1", "duas delas", "o segundo", "os outros", "os outros 2". */
function counted(tokens: readonly Token[], from: number): { count: number | null; next: number } | null {
  const at = /^(?:o|a|os|as)$/.test(wordAt(tokens, from)) ? from + 1 : from;
  const ofThem = (next: number) => {
    if (OF_THEM.test(wordAt(tokens, next))) return next + 1;
    // "uma das fatias", "uma das coxinhas de frango"
    const noun = /^d[oa]s$/.test(wordAt(tokens, next)) ? nounEnd(tokens, next + 1) : null;
    if (noun !== null) return noun;
    // "um copo foi água"
    if (VESSEL.test(wordAt(tokens, next)) && COPULA.test(wordAt(tokens, next + 1))) return next + 1;
    // "1 espetinho era de frango"
    const isBare = COPULA.test(wordAt(tokens, next + 1)) && wordAt(tokens, next + 2) === "de";
    return isBare && tokens[next]?.kind === "word" ? next + 1 : next;
  };
  if (ORDINAL.test(wordAt(tokens, at))) return { count: 1, next: ofThem(at + 1) };
  if (at > from && OTHERS.test(wordAt(tokens, at))) {
    const many = readQuantity(tokens, at + 1);
    return many ? { count: many.value, next: many.next } : { count: null, next: at + 1 };
  }
  const many = at === from ? readQuantity(tokens, at) : null;
  if (!many || !Number.isInteger(many.value) || many.value < 1 || many.value > 20) return null;
  return { count: many.value, next: ofThem(many.next) };
}

/** Where what they were follows: "dos sucos de uva **eram** …"; null where it does not. */
function nounEnd(tokens: readonly Token[], at: number): number | null {
  const end = tokens.findIndex(({ word }, i) => i > at && COPULA.test(word));
  return end > at && end - at <= LONGEST_NOUN ? end : null;
}

const LONGEST_NOUN = 5;
const VESSEL = /^(?:copo|xicara|caneca|lata|latinha|garrafa|garrafinha|taca|dose|caixinha)s?$/;

/** "de carne" of esfihas, "coxa" of pieces of chicken; a bare one only where there is such a kind. */
function kindOf(reader: Reader, item: LoggedItem, kind: readonly Token[], bare: boolean): Food | null {
  const first = kind[0];
  if (!first) return null;
  const led = first.word === "de" ? kind : [{ ...first, word: "de", kind: "word" as const }, ...kind];
  const [named, ...others] = first.word === "de" ? [] : readPart(reader, kind).items;
  const food = others.length === 0 ? named?.match.food : undefined;
  // "… e a outra de carne", of esfihas of meat.
  const said = searchKey(led.map(({ word }) => word).join(" "));
  const own = findFood(item.foodId);
  if (own && searchKey(own.name).includes(said)) return own;
  // "mozarela", of a pizza of mozzarella
  const same = foodAt(led, 1, false)?.food.name ?? "";
  if (own && same && searchKey(own.name).endsWith(` de ${searchKey(same).split(" ").at(-1)}`)) return own;
  const alike = own && first.word === "de" && calledAs(own, led);
  if (alike) return alike;
  if (own && /^inteir[oa]s?$/.test(first.word)) return own;
  // "1 copo só de suco", of grape juice
  if (own && searchKey(own.name).startsWith(`${searchKey(said.replace(/^de /, ""))} `)) return own;
  if (bare) return variantOf(item, led);
  // "a segunda foi maçã": an apple, not a banana called so.
  if (food && food.category === own?.category) return food;
  return variantOf(item, led) ?? variantOf(item, kind) ?? food ?? null;
}

/** "pizza de calabresa", of one of mozzarella and "de calabresa"; null where nothing is called so. */
function calledAs({ name }: Food, led: readonly Token[]): Food | null {
  const words = [...tokenise(name).slice(0, 1), ...led.filter(({ kind }) => kind === "word")];
  const match = foodAt(words, 0, false);
  return match?.next === words.length ? match.food : null;
}

function weighed(food: Food, { measure, size }: Portion, quantity: number): ParsedItem {
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  const own = ownsMeasure(food, measure) ? measure : null;
  const amount = { ...ONE, quantity, measure: own, size, counted: true };
  return weighItem({ match, amount, ignored: [], said: food.name });
}

function portionOf({ portion }: LoggedItem): Portion | null {
  return portion && !("said" in portion) && !isUnit(portion.measure) ? portion : null;
}

function countOf(item: LoggedItem | undefined): number {
  const quantity = (item && portionOf(item)?.quantity) ?? 0;
  return Number.isInteger(quantity) ? quantity : 0;
}
