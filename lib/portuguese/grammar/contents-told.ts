import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure, isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isWay } from "@/lib/portuguese/vocabulary/modifiers";
import { variantWith } from "@/lib/portuguese/vocabulary/variants";

const TOOK = new Set([...I_ATE, "peguei", "usei", "enchi", "mandei", "matei"]);
const HOLDS = /^(?:tem|tinha|vem|veio|pesa|contem|com|\()$/;
/** Words to what was taken. */
const FAR = 8;

/**
 * "a barra tem 90 g e 15 quadradinhos; comi quatro", "um saco (10 unidades, 150 g). comi 4": so many of the pieces that a package
 * weighs in all. Changes `elements`.
 * @returns index after these words; null where they say something else
 */
export function packTold(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const bag = elements.at(-1);
  const isBag = bag?.type === "amount" && !bag.amount.counted && bag.amount.household !== null;
  const food = elements.at(isBag ? -2 : -1);
  if (!HOLDS.test(wordAt(tokens, at)) || food?.type !== "food") return null;
  const isNamed = food.next === at || (food.next === at - 1 && findMeasure(wordAt(tokens, at - 1)));
  if (!isNamed) return null;
  const from = /^(?:com|uns|umas)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const first = countedAt(tokens, from);
  const second =
    first && countedAt(tokens, /^(?:,|e|com)$/.test(wordAt(tokens, first.next)) ? first.next + 1 : -1);
  if (!first || !second) return null;
  const [weight, count] = isUnit(first.measure) ? [first, second] : [second, first];
  if (!isUnit(weight.measure) || isUnit(count.measure) || count.quantity < 2) return null;
  const taken = takenAfter(tokens, second.next);
  if (!taken || taken.value > count.quantity) return null;
  const named = elements.indexOf(food);
  const lead = elements[named - 1]?.type === "amount" ? 1 : 0;
  elements.splice(named - lead);
  const share = taken.value < 1 ? taken.value : taken.value / count.quantity;
  const quantity = weight.quantity * share;
  const amount: SaidAmount = {
    ...ONE,
    quantity,
    measure: weight.measure,
    counted: true,
    start: at,
    next: taken.next,
  };
  elements.push(
    { type: "verb", drink: false, start: at, next: at + 1 },
    {
      type: "amount",
      amount: { ...amount, pieces: taken.value },
      led: false,
      each: false,
      start: at,
      next: taken.next,
    },
    food,
  );
  return taken.next;
}

function countedAt(tokens: readonly Token[], at: number): SaidAmount | null {
  const amount = at < 0 ? undefined : readAmounts(tokens, at)[0];
  if (!amount?.counted || amount.vague) return null;
  // "15 quadradinhos", "10 bombons": of what it has so many.
  const isNoun =
    amount.measure === null &&
    tokens[amount.next]?.kind === "word" &&
    !/^(?:e|com)$/.test(wordAt(tokens, amount.next));
  return isNoun ? { ...amount, next: amount.next + 1 } : amount;
}

/** "comi quatro", "comi 2 quadradinhos" */
function takenAfter(tokens: readonly Token[], from: number): { value: number; next: number } | null {
  const verb = tokens.findIndex(({ word }, at) => at >= from && at < from + FAR && TOOK.has(word));
  if (verb < 0) return null;
  const count = readQuantity(
    tokens,
    /^(?:so|apenas|uns|umas)$/.test(wordAt(tokens, verb + 1)) ? verb + 2 : verb + 1,
  );
  if (!count || isUnit(readAmounts(tokens, count.next - 1)[0]?.measure ?? null)) return null;
  const isNoun =
    tokens[count.next]?.kind === "word" &&
    !/^(?:e|mas|com|de|hoje|ai|so|agora)$/.test(wordAt(tokens, count.next));
  return { value: count.value, next: isNoun ? count.next + 1 : count.next };
}

/**
 * "meu copo é de 473, tomei 4 de água", "minha garrafa tem 700 ml e já bebi 3": so often what the vessel at token `at` holds. Changes
 * `elements`.
 */
export function vesselTold(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const sized = readAmounts(tokens, at).find(
    ({ household, counted }) => household?.ml !== undefined && !counted,
  );
  const isApart = sized && isUnit(sized.measure) && /^(?:[,;.]|e)$/.test(wordAt(tokens, sized.next));
  const drunk = isApart ? takenAfter(tokens, sized.next) : null;
  const each = isApart ? volumeOf(sized) : null;
  if (drunk && each && drunk.value >= 1) return drinkTimes(elements, each, drunk, at);
  if (!/^(?:meu|minha|o|a)$/.test(wordAt(tokens, at - 1))) return null;
  const vessel = readAmounts(tokens, at).find(
    ({ household, counted }) => household?.ml !== undefined && !counted,
  );
  if (!vessel || isUnit(vessel.measure)) return null;
  const is = tokens.findIndex(
    ({ word }, i) =>
      i > at && i <= at + MOST_TO_SIZE && /^(?:eh|tem|pega|cabe|comporta|leva|faz)$/.test(word),
  );
  if (is < 0) return null;
  const size = readAmounts(tokens, /^(?:de|uns)$/.test(wordAt(tokens, is + 1)) ? is + 2 : is + 1)[0];
  const ml = size?.counted ? volumeOf(size) : null;
  const taken = ml && size ? takenAfter(tokens, size.next) : null;
  if (!ml || !taken || !Number.isInteger(taken.value * 2)) return null;
  return drinkTimes(elements, ml, taken, at);
}

/** So often what a vessel holds. */
function drinkTimes(
  elements: Element[],
  ml: number,
  taken: { value: number; next: number },
  at: number,
): number {
  // "água: garrafa de 600, bebi 4": the word heads what was drunk.
  const named = elements.findLastIndex((one) => one.type === "food" && one.match.food.id === "agua");
  if (named >= 0 && elements[named - 1]?.type !== "amount") elements.splice(named, 1);
  const amount: SaidAmount = {
    ...ONE,
    quantity: ml * taken.value,
    measure: "ml",
    counted: true,
    pieces: taken.value,
    start: at,
    next: taken.next,
  };
  elements.push(
    { type: "verb", drink: true, start: at, next: at + 1 },
    { type: "amount", amount, led: false, each: false, start: at, next: taken.next },
  );
  return taken.next;
}

const MOST_TO_SIZE = 5;
const LEAST_ML = 100;

function volumeOf({ measure, quantity }: SaidAmount): number | null {
  if (measure === null) return quantity >= LEAST_ML ? quantity : null;
  if (!isUnit(measure)) return null;
  const { per, factor } = UNITS[measure];
  return per === "ml" ? quantity * factor : null;
}

/** "sopa que fiz com 600 g de abóbora etc.; …": past what the pot was made of; null where nothing tells of a dish and its making. */
export function madeOf(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const isMade =
    wordAt(tokens, at) === "que" && /^(?:fiz|fizemos|cozinhei|preparei)$/.test(wordAt(tokens, at + 1));
  if (!isMade || wordAt(tokens, at + 2) !== "com" || elements.at(-1)?.type !== "food") return null;
  const amount = readAmounts(tokens, at + 3)[0];
  if (!amount?.counted || !isUnit(amount.measure)) return null;
  const end = tokens.findIndex(({ word }, i) => i > at && /^[;,.\n]$/.test(word));
  const eaten = tokens.some(({ word }, i) => i > end && TOOK.has(word));
  return end < 0 || !eaten ? null : end;
}

/** "rendeu 1 litro e tomei 2 conchas": how much there was of it. */
export function yieldedAt(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:rendeu|deu|renderam)$/.test(wordAt(tokens, at))) return null;
  const amount = readAmounts(tokens, at + 1)[0];
  if (!amount?.counted || !isUnit(amount.measure)) return null;
  const isTaken = wordAt(tokens, amount.next) === "e" && TOOK.has(wordAt(tokens, amount.next + 1));
  return isTaken ? amount.next : null;
}

/** "metade da marmita, que tinha 200 de arroz …": index after these words; null without such. Changes `elements`. */
export function heldIn(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const from = wordAt(tokens, at) === "," ? at + 1 : at;
  const isHeld =
    wordAt(tokens, from) === "que" && /^(?:tinha|tem|vinha|veio|era|levava)$/.test(wordAt(tokens, from + 1));
  const told = elements.at(-1);
  const isTold = told?.type === "food" || told?.type === "amount";
  const isPlate = told?.type === "food" && /^(?:marmit|prato|pf|quentinha)/i.test(told.match.called);
  const isListed = isPlate && wordAt(tokens, at) === ":";
  if (!(isHeld || isListed) || !isTold || told.next !== at) return null;
  const next = isHeld ? from + 2 : at + 1;
  if (!readAmounts(tokens, next)[0]?.counted) return null;
  const last = elements.findLastIndex(({ type }) => type === "amount");
  const share = elements[last];
  if (share?.type !== "amount" || share.amount.quantity >= 1) return null;
  const amount: SaidAmount = { ...share.amount, measure: "metade", household: null };
  elements.splice(last, elements.length - last, { ...share, amount }, { type: "link", start: at, next });
  return next;
}

/** "100 g de peixe (tilápia)", "1 fatia de queijo (minas)", "2 hambúrgueres de 120 g (patinho)": the elements with the food of which the bracket says only the kind, and none besides. */
export function withKindInBrackets(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  let row = elements;
  for (let at = 1; at < row.length; at += 1) {
    const open = row[at] as Element;
    const beside = sortBeside(row[at - 1], open, tokens);
    if (beside) row = row.toSpliced(at - 1, 2, beside);
    if (beside) continue;
    const close =
      wordAt(tokens, open.start) === "(" && open.type === "link" ? closing(tokens, open.start) : -1;
    const before = row[at - 1] as Element;
    if (close < 0 || before.next !== open.start) continue;
    const isAmount = before.type === "amount" && before.amount.counted;
    const led = row[at - 2];
    const isOf = led && tokens.slice(led.next, before.start).every(({ word }) => word === "de");
    const host = isAmount && isOf ? led : before;
    const end = row.findIndex((one, i) => i > at && one.start > close);
    const rest = end < 0 ? [] : row.slice(end);
    // "2 filés (tilápia)"
    const inside = row[at + 1];
    const measure = isAmount ? before.amount.household?.id : undefined;
    const isServed =
      measure && measure !== "unidade" && inside?.type === "food" && ownsMeasure(inside.match.food, measure);
    if (isServed && host?.type !== "food" && inside.next === close)
      row = [...row.slice(0, at), { ...inside, next: close + 1 }, ...rest];
    const kind = host?.type === "food" ? kindSaid(host, tokens.slice(open.start + 1, close), tokens) : null;
    if (host?.type !== "food" || !kind) continue;
    const next = host === before ? close + 1 : host.next;
    const named: Element = { ...host, match: { ...host.match, ...kind, next }, next };
    const much: Element[] = host === before ? [] : [{ ...before, next: close + 1 }];
    row = [...row.slice(0, host === before ? at - 1 : at - 2), named, ...much, ...rest];
  }
  return row;
}

/** "100 g de peixe tilápia", "2 pedaços de frango sobrecoxa": the one that is named beside its sort; null of two foods. */
function sortBeside(host: Element | undefined, one: Element, tokens: readonly Token[]): Element | null {
  if (host?.type !== "food" || one.type !== "food" || host.next !== one.start) return null;
  const kind = /^(?:fish|poultry)$/.test(host.match.food.category) && kindOfSort(host, one.match, tokens);
  return kind && !SHELLFISH.test(kind.food.id)
    ? { ...host, match: { ...host.match, ...kind, next: one.next }, next: one.next }
    : null;
}

const SHELLFISH =
  /^(?:camarao|siri|caranguejo|lula|polvo|marisco|mexilhao|ostra|lagosta|sururu|frutos-do-mar)/;

/** The ")" behind a few words alone; -1 where figures or a list stand in the bracket. */
function closing(tokens: readonly Token[], open: number): number {
  const inside = tokens.slice(open + 1, open + MOST_INSIDE + 2);
  const length = inside.findIndex(({ word, kind }) => kind !== "word" || BESIDE.test(word));
  return inside[length]?.word === ")" ? open + 1 + length : -1;
}

const BESIDE = /^(?:e|ou|com|sem|mais|uma?|cada|meia|meio)$/;
const MOST_INSIDE = 3;
const FLESH = /^(?:meat|poultry|fish)$/;
/** What any of its sort is called by. */
const SORT =
  /^(?:peixes?|carnes?|bifes?|frangos?|fil[eé]s?(?: d[eo] (?:peixe|frango))?|postas?(?: de peixe)?)$/i;
/** Minced, and of any meat. */
const FORMED = /^(?:carne-moida|almondega|hamburguer|kibe|quibe|kafta)/;

/** "tilápia" of "peixe frito": a fried one; null of what is no sort of it. */
function kindOfSort(
  { match }: Pick<FoodElement, "match">,
  inside: FoodMatch,
  tokens: readonly Token[],
): Pick<FoodMatch, "food" | "called"> | null {
  const [noun, ways] = nounAndWays(match, tokens);
  const isSame = inside.food.category === match.food.category && FLESH.test(match.food.category);
  if (!isSame || !SORT.test(noun.map(({ word }) => word).join(" "))) return null;
  return { food: variantWith(inside.food, ways) ?? inside.food, called: inside.called };
}

function nounAndWays({ start, next }: FoodMatch, tokens: readonly Token[]): [Token[], Token[]] {
  const words = tokens.slice(start, next);
  return [words.filter(({ word }) => !isWay(word)), words.filter(({ word }) => isWay(word))];
}

/** What a food is by the words of a bracket behind it; null where they name something besides. */
function kindSaid(
  { match }: FoodElement,
  words: readonly Token[],
  tokens: readonly Token[],
): Pick<FoodMatch, "food" | "called"> | null {
  const inside = foodAt(words, 0, false);
  const isAll = inside?.next === words.length;
  const { category, id } = match.food;
  const [noun, ways] = nounAndWays(match, tokens);
  const sort = isAll && kindOfSort({ match }, inside, tokens);
  if (sort) return sort;
  for (const joint of isAll && inside.food.category !== category ? ["de"] : ["", "de"]) {
    const said = [...noun, ...tokenise(joint), ...words];
    const named = foodAt(said, 0, false);
    if (named?.next === said.length)
      return { food: variantWith(named.food, ways) ?? named.food, called: named.called };
  }
  return isAll && FORMED.test(id) && FLESH.test(inside.food.category) ? match : null;
}
