import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
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
    if (i < match.next && word !== "com" && !(word === "e" && parts.length > 0)) continue;
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
