import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { type AmountElement, type Element, type FoodElement, past } from "@/lib/portuguese/grammar/element";
import { foodElement } from "@/lib/portuguese/grammar/food-elements";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "pão com presunto e queijo": what is filled, what fills it, and where the mark behind it stands. */
type Dish = {
  main: FoodElement;
  filling: readonly FoodElement[];
  mark: number;
  isOne: boolean;
  isLed: boolean;
};

const JOINT = /^(?:,|e|com|mais|\+)$/;

/**
 * "pão com mortadela, 1 pão francês e 3 fatias", "torrada com pasta de amendoim: 2 torradas e 1 colher", "pão com presunto e queijo, 1 pão, 2
 * fatias de cada": the elements with the dish told by its parts, each behind its amount, where one of them is named in the dish alone.
 */
export function withAmountsOfParts(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  for (const at of elements.keys()) {
    const lead = elements[at - 1];
    const isOneOf = lead?.type === "amount" && lead.amount.quantity === 1 && lead.amount.measure === null;
    const dish = lead?.type === "amount" && !isOneOf ? null : dishAt(elements, at, tokens);
    const told = dish && toldByParts(elements, { ...dish, isLed: isOneOf }, tokens);
    if (told) return [...elements.slice(0, isOneOf ? at - 1 : at), ...told];
  }
  return elements;
}

function dishAt(elements: readonly Element[], at: number, tokens: readonly Token[]): Dish | null {
  const [dish, joint, other] = elements.slice(at, at + 3);
  if (dish?.type !== "food") return null;
  const isJoined = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  const [main, ...filling] = isJoined && other?.type === "food" ? [dish, other] : partsOf(dish, tokens);
  const isOne = filling[0] !== other;
  const mark = isOne ? at + 1 : at + 3;
  const isMark = /^[:,(–—-]$/.test(wordAt(tokens, elements[mark]?.start ?? -1));
  return main && filling.length > 0 && isMark ? { main, filling, mark, isOne, isLed: false } : null;
}

/** The foods that a name joins by "com" and "e"; none where some of its words name nothing. */
function partsOf({ match }: FoodElement, tokens: readonly Token[]): FoodElement[] {
  const parts: FoodElement[] = [];
  let from = match.start;
  for (let i = from; i <= match.next; i += 1) {
    const word = wordAt(tokens, i);
    const isOf =
      word === "de" && i === match.start + 1 && /^(?:tapioca|beiju)$/.test(wordAt(tokens, match.start));
    if (i < match.next && word !== "com" && !isOf && !(word === "e" && parts.length > 0)) continue;
    const part = foodAt(tokens.slice(0, i), from, false);
    if (part?.next !== i) return [];
    parts.push(foodElement(tokens, from, part));
    from = i + 1;
  }
  return parts;
}

/** What stands from the dish on, told by the amounts behind it; null where something else is told. */
function toldByParts(
  elements: readonly Element[],
  { main, filling, mark, isOne, isLed }: Dish,
  tokens: readonly Token[],
): Element[] | null {
  const [lead, ...behind] = elements.slice(mark + 1);
  const named = behind[0]?.type === "food" ? behind.shift() : undefined;
  const [joint, count, ...rest] = behind;
  if (!isCount(lead) || !isCount(count)) return null;
  if (joint?.type !== "separator" || joint.hard || !JOINT.test(wordAt(tokens, joint.start))) return null;
  const part = rest[0]?.type === "food" ? rest.shift() : undefined;
  const isOfEach = count.each;
  const [first] = filling;
  if (!first || (filling.length > 1 && !isOfEach)) return null;
  const isAll = named !== undefined && part !== undefined;
  const isBare = named === undefined && part === undefined;
  // A dish of one name that all of its parts are told of is read so anyway, and bare amounts behind ":" by their order.
  if (
    (isAll && isOne && !isLed) ||
    (isBare && !isOfEach && wordAt(tokens, elements[mark]?.start ?? 0) !== ",")
  )
    return null;
  if (named?.type === "food" ? !isKindOf(named, main) : !isMeasureOf(lead, main)) return null;
  if (
    part?.type === "food"
      ? !isKindOf(part, first)
      : !isOfEach && filling.some((one) => !isMeasureOf(count, one))
  )
    return null;
  // "2 fatias de pão e 1 de cada"
  const unit = isOfEach && count.amount.measure === null ? lead.amount : count.amount;
  const amount = { ...count.amount, measure: unit.measure, household: unit.household };
  const called = named?.type === "food" && /\s/.test(named.match.called) ? named : main;
  const place = { start: count.start, next: part?.next ?? count.next };
  return [
    { ...lead, led: false },
    { ...called, start: named?.start ?? lead.next, next: named?.next ?? lead.next },
    ...filling.flatMap((one): Element[] => [
      { ...joint },
      { ...count, amount, led: false, each: false },
      {
        ...(part?.type === "food" && /\s/.test(part.match.called) ? part : one),
        ...place,
        start: part?.start ?? count.next,
      },
    ]),
    ...rest,
  ];
}

function isCount(one: Element | undefined): one is AmountElement {
  return one?.type === "amount" && one.amount.counted && !one.amount.vague && !one.amount.share;
}

/** "pão francês" of bread, gum of a tapioca. */
function isKindOf(named: FoodElement, { match }: FoodElement): boolean {
  const [one, other] = [named.match.food.id, match.food.id].map((id) => id.split("-")[0]);
  return one === other || (one === "goma" && other === "tapioca");
}

/** Slices of ham, spoons of what is spread, grams of anything. */
function isMeasureOf({ amount }: AmountElement, { match }: FoodElement): boolean {
  const measure = amount.measure ?? "unidade";
  return isUnit(measure) || ownsMeasure(match.food, measure) || amount.household?.heapedMl !== undefined;
}

/**
 * "tapioca com queijo coalho, a goma usei 60 g e o queijo 40 g", "queijo com goiabada: 30 g de queijo minas e 20 g de goiabada", "tapioca com
 * ovo. 50 g de goma": a dish whose parts are weighed behind it is told by them, and a part without a weight by its own portion.
 */
export function withPartsWeighed(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  for (const [at, dish] of elements.entries()) {
    const mark = elements[at + 1];
    if (dish.type !== "food" || !/^[:,(.]$/.test(wordAt(tokens, mark?.start ?? -1))) continue;
    const lead = elements[at - 1];
    const isLed = lead?.type === "amount";
    if (isLed && (lead.amount.quantity !== 1 || lead.amount.vague)) continue;
    const weighed = weighedBehind(elements, at + 2, tokens);
    const parts = weighed.length > 0 ? partsOf(dish, tokens) : [];
    const told = parts.length > 1 ? partsByWeight(parts, weighed) : wholeRecipe(dish, weighed);
    if (told === null) continue;
    const closed = wordAt(tokens, mark?.start ?? -1) === "(" ? 1 : 0;
    const end = elements.indexOf(weighed.at(-1)?.last as Element) + 1 + closed;
    return [...elements.slice(0, isLed ? at - 1 : at), ...told.flat(), ...elements.slice(end)];
  }
  return elements;
}

const MOST_PARTS = 5;

/** A food with its weight, and which of the two was said last. */
type Weighed = { food: FoodElement; amount: AmountElement; last: Element };

/** "60 g de goma e 40 g de queijo", "a goma 60 g e o queijo 40 g": what is weighed from here on, up to anything else. */
function weighedBehind(elements: readonly Element[], from: number, tokens: readonly Token[]): Weighed[] {
  const row: Weighed[] = [];
  for (let at = from; row.length < MOST_PARTS; ) {
    const [first, second, behind] = elements.slice(at, at + 3);
    const food = [first, second].find((one) => one?.type === "food");
    const amount = [first, second].find((one) => one?.type === "amount");
    if (food?.type !== "food" || amount?.type !== "amount" || !isWeight(amount)) break;
    // "goma 60 g queijo 40 g" has no mark to tell whose the weight is.
    if (behind && behind.type !== "separator" && behind.type !== "link") break;
    row.push({ food, amount, last: second as Element });
    const isJoint = behind?.type === "separator" && !behind.hard && JOINT.test(wordAt(tokens, behind.start));
    if (!isJoint) break;
    at += 3;
  }
  return row;
}

function isWeight({ amount }: AmountElement): boolean {
  return amount.counted && !amount.vague && !amount.share && isUnit(amount.measure);
}

/** The parts each behind its weight; null where what was weighed first is none of them. */
function partsByWeight(parts: readonly FoodElement[], weighed: Weighed[]): Element[][] | null {
  const ofPart = (part: FoodElement) => weighed.find(({ food }) => isKindOf(food, part));
  const other = weighed.findIndex(({ food }) => !parts.some((part) => isKindOf(food, part)));
  if (other >= 0) weighed.splice(other);
  if (weighed.length === 0) return null;
  return parts.map((part) => {
    const told = ofPart(part);
    const joint = past(part.next, part.next);
    if (!told) return [part, joint];
    const isCloser = /\s/.test(told.food.match.called) || told.food.match.food.id.startsWith("goma");
    return [{ ...told.amount, led: false }, isCloser ? told.food : part, joint];
  });
}

/** "romeu e julieta, 30 g de queijo e 20 g de goiabada": all that it is made of; null where more or less is told. */
function wholeRecipe({ match }: FoodElement, weighed: readonly Weighed[]): Element[][] | null {
  const kindOf = (id: string) => id.split("-")[0];
  const usual = Object.keys(RECIPES[match.food.id]?.parts ?? {}).filter((id) => !/^(?:agua|sal)$/.test(id));
  const isAll =
    usual.length > 1 &&
    weighed.length === usual.length &&
    usual.every((id) => weighed.some(({ food }) => kindOf(food.match.food.id) === kindOf(id)));
  return isAll
    ? weighed.map(({ food, amount, last }) => [{ ...amount, led: false }, food, past(last.next, last.next)])
    : null;
}

const MADE = /^(?:feit[oa]s?|preparad[oa]s?)$/;

/** "estrogonofe feito com creme de leite, 180 g", "estrogonofe de frango com creme de leite, 200 g": all of it weighs so much. */
export function withMadeWeighed(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  for (const [at, dish] of elements.entries()) {
    const joint = elements[at + 1];
    const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
    if (dish.type !== "food" || !isWith || elements[at - 1]?.type === "amount") continue;
    let end = at + 2;
    while (elements[end]?.type === "food" && isMaking(elements[end + 1] ?? dish, tokens)) end += 2;
    const [last, comma, weight, behind] = elements.slice(end, end + 4);
    if (last?.type !== "food" || weight?.type !== "amount" || !isWeight(weight)) continue;
    if (wordAt(tokens, comma?.start ?? -1) !== "," || behind?.type === "food") continue;
    const parts = elements.slice(at + 2, end + 1).flatMap((one) => (one.type === "food" ? [one] : []));
    const isMade = MADE.test(wordAt(tokens, joint.start - 1));
    if (!isMade && !parts.every(({ match }) => isIn(dish.match.food, match.food))) continue;
    const beside = parts.filter(({ match }) => hides(dish.match.food, match.food) !== null);
    return [
      ...elements.slice(0, at),
      { ...dish, next: weight.start, match: { ...dish.match, next: weight.start } },
      { ...weight, led: false },
      ...beside.flatMap((one): Element[] => [{ ...joint }, { ...one, inside: STIRRED_IN }]),
      ...elements.slice(end + 3),
    ];
  }
  return elements;
}

/** What a dish has in it by its recipe, and of which nobody eats as much as of the dish. */
function isIn(dish: Food, part: Food): boolean {
  return IN_IT.test(part.id) && (RECIPES[dish.id]?.parts[part.id] !== undefined || STEWED.test(dish.id));
}

const IN_IT = /^(?:creme-de-leite|leite-condensado|leite-de-coco|molho-|requeijao|champignon|azeite)/;
const STEWED = /^(?:strogonoff|estrogonofe|moqueca|fricasse)(?:-|$)/;

/** Grams of what a dish was made with, besides its weight. */
const STIRRED_IN = 10;

const SOUP = /^(?:sopa|caldo|canja|creme)(?:-|$)/;
const BOWLS = /^(?:prato|concha|tigela|cumbuca|bowl|caneca|caldeirinha)/;

/**
 * "sopa de couve-flor, batata e frango 300 ml", "caldo de mandioca com calabresa, 1 prato", "sopa de feijão, tomei 400 ml": what a soup
 * is made of is no food besides it, and what was drunk is the soup.
 */
export function withSoupsWhole(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const at = elements.findIndex(
    (one) => one.type === "food" && SOUP.test(one.match.food.id) && one.match.food.gramsPerMl === undefined,
  );
  const soup = elements[at];
  if (!soup) return elements;
  let end = at + 1;
  while (end < elements.length && isMaking(elements[end] as Element, tokens)) end += 1;
  const apart = elements[end];
  const behind = apart?.type === "separator" && /^[,\n/.]$/.test(wordAt(tokens, apart.start)) ? end + 1 : end;
  const verb = elements[behind]?.type === "verb" && elements[behind];
  const amount = verb ? behind + 1 : behind;
  const told = elements[amount];
  const makings = elements.slice(at + 1, end);
  if (told?.type !== "amount" || !holdsSoup(told) || elements[amount + 1]?.type === "food") return elements;
  if (!verb && !makings.some(({ type }) => type === "food")) return elements;
  // "canja com torrada": bread stands beside it.
  const bread = makings.findIndex((one) => one.type === "food" && one.match.food.category === "breads");
  const beside = bread < 0 ? [] : makings.slice(bread - 1, bread + 1);
  // "marmita: sopa de legumes, comi uma tigela": what the box is told to hold stays behind its mark.
  const eaten = verb ? [verb] : [];
  const isHeaded = elements[at - 1]?.type === "link";
  return [
    ...elements.slice(0, at),
    ...(isHeaded ? [soup, told, ...beside, ...eaten] : [...eaten, soup, told, ...beside]),
    ...elements.slice(amount + 1),
  ];
}

/** "e", "com", or a food that is no drink. */
function isMaking(one: Element, tokens: readonly Token[]): boolean {
  if (one.type === "separator") return !one.hard && /^(?:e|com)$/.test(wordAt(tokens, one.start));
  return one.type === "food" && one.match.food.gramsPerMl === undefined;
}

function holdsSoup({ amount: { measure, household, counted } }: AmountElement): boolean {
  if (isUnit(measure)) return UNITS[measure].per === "ml";
  return counted && BOWLS.test(household?.id ?? "");
}
