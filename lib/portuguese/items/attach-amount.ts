import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { isCutInSlices } from "@/lib/nutrition/foods/wholes";
import type { AmountElement, Element } from "@/lib/portuguese/grammar/element";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { isInMillilitres, WATER_ID } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

export type ItemEvent = Event & { type: "item" };

/** The item just read, if the element before the amount was its food. */
export function lastItem(events: readonly Event[], before: Element | undefined): ItemEvent | null {
  const last = events.at(-1);
  return before?.type === "food" && last?.type === "item" ? last : null;
}

/** "almôndegas 4 (uns 120 g no total)": what was counted behind its name, before what it weighs in brackets. */
export function countedBefore(
  events: readonly Event[],
  { amount, start }: AmountElement,
  food: Element | undefined,
  tokens: readonly Token[],
): ItemEvent | null {
  const last = lastItem(events, food);
  const own = last?.item.amount;
  const isCount = last && own?.counted && own.measure === null && own.start >= last.item.match.next;
  const lead = tokens.slice(Math.max(0, start - MOST_LEADING), start);
  const isEach = lead.some(({ word }) => word === "cada");
  const isInBrackets = lead.some(({ word }) => word === "(") && !lead.some(({ word }) => word === ")");
  return last && isCount && isInBrackets && !isEach && isUnit(amount.measure) ? last : null;
}

/** "(dá uns 120 g" */
const MOST_LEADING = 3;

/** Of what is named behind it, if anything; "refri 350 ml arroz": a volume is of the drink before it. */
export function isOfNext(
  last: ItemEvent | null,
  { amount, next: end }: AmountElement,
  next: Element | undefined,
): boolean {
  if (next?.type !== "food") return false;
  // "yopro 250 ml de chocolate"
  if (next.start > end) return true;
  const isOpenDrink = last?.item.amount === null && last.item.match.food.gramsPerMl !== undefined;
  return !(
    isOpenDrink &&
    /^(?:ml|l)$/.test(amount.measure ?? "") &&
    next.match.food.gramsPerMl === undefined
  );
}

/** Gives an item the amount that follows it; false when the two do not go together. */
export function attachAmount(
  last: ItemEvent,
  part: AmountElement,
  said: (from: number, to: number) => string,
): boolean {
  const { item } = last;
  const { amount } = part;
  if (item.amount === null || (item.amount.vague && amount.counted && !amount.vague)) {
    item.amount = amount;
    // "pizza de 8 pedaços, comi 2": into so many it was cut.
    if (part.led && isPiece(amount) && isCutInSlices(item.match.food)) item.cut = amount.measure;
  } else if (!item.amount.counted && item.amount.measure !== null && isFew(amount)) {
    // "uns cubinhos de queijo, tipo 6"
    item.amount = { ...item.amount, quantity: amount.quantity, counted: true };
  } else if (
    amount.measure === "unidade" &&
    amount.counted &&
    HANDFULS.test(item.amount.household?.id ?? "")
  ) {
    // "um punhadinho de castanha (3 unidades)"
    item.amount = amount;
  } else if (isPiece(amount) && item.amount.counted) {
    // "2 pedaços de uma pizza de 8 pedaços", "uma pizza de 8 pedaços": into what it was cut.
    item.cut = amount.measure;
    if (item.amount.quantity < 1 && item.amount.measure === null)
      item.amount = { ...amount, quantity: item.amount.quantity * amount.quantity };
  } else if (isVolumeEach(item, part)) {
    const { quantity } = item.amount;
    item.amount = { ...amount, quantity: amount.quantity * quantity, measure: "ml", pieces: quantity };
  } else if (isLitresEach(item, part)) {
    const { quantity } = item.amount;
    item.amount = { ...amount, quantity: amount.quantity * quantity, measure: "l", pieces: quantity };
  } else if (isPackOf(item, part)) {
    const { quantity } = item.amount;
    item.amount = { ...amount, quantity: amount.quantity * quantity, measure: "g", pieces: quantity };
  } else if (isOfEach(item, amount)) {
    const { quantity } = item.amount;
    item.amount = { ...amount, quantity: amount.quantity * quantity, pieces: quantity };
  } else if (isUnit(amount.measure)) {
    const each = part.led || part.each;
    const pieces = each && !isUnit(item.amount.measure) ? item.amount.quantity : 1;
    item.amount = { ...amount, quantity: amount.quantity * pieces, ...(each && { pieces }) };
  } else if (isContainerOf(item, amount)) {
    // "3 cervejas long neck"
    item.amount = { ...item.amount, measure: amount.measure, household: amount.household, article: false };
  } else if (item.amount.article && item.amount.measure === null) {
    item.amount = amount;
  } else return false;
  item.said = `${item.said} ${said(part.start, part.next)}`;
  return true;
}

/** "2 latões de cerveja (473 ml)": about what one of them holds. */
function isOfEach(
  { match: { food }, amount: own }: SaidItem,
  { measure, quantity, counted }: SaidAmount,
): boolean {
  if (!own?.counted || own.vague || !(own.quantity > 1) || !counted || measure !== "ml") return false;
  const isDrink = food.gramsPerMl !== undefined || food.id === WATER_ID;
  const one = own.household?.ml ?? (own.measure === null ? gramsOf(food, null, 1)?.grams : undefined);
  return isDrink && one !== undefined && quantity > one * LEAST_OF_ONE && quantity < one * MOST_OF_ONE;
}

/** A can of 269 ml is a small one, a bottle of beer of 600 a big one. */
const [LEAST_OF_ONE, MOST_OF_ONE] = [0.55, 1.8];

/** What the counted things came in. */
function isContainerOf(
  { amount: own, match }: SaidItem,
  { measure, household, counted, vague }: SaidAmount,
): boolean {
  const isBare = own?.measure === null && own.counted && !own.vague;
  return (
    isBare &&
    !counted &&
    !vague &&
    household?.ml !== undefined &&
    measure !== null &&
    ownsMeasure(match.food, measure)
  );
}

/** "um pacote de amendoim de 100": grams. */
function isPackOf({ match: { food }, amount: own }: SaidItem, { amount, led }: AmountElement): boolean {
  const isPack = /^(?:pacote|saco|caixa|barra|lata|pote|sache|bandeja)$/.test(own?.household?.id ?? "");
  return (
    led &&
    isPack &&
    amount.measure === null &&
    amount.quantity >= LEAST_IN_A_PACK &&
    food.gramsPerMl === undefined
  );
}

const LEAST_IN_A_PACK = 30;
const HANDFULS = /^(?:punhado|porcao|mao|pacote|saco|caixa)/;

/** A bare number that counts things: "garrafinha de 750" does not. */
function isFew({ measure, counted, quantity }: SaidAmount): boolean {
  return measure === null && counted && quantity <= MOST_THINGS;
}

const MOST_THINGS = 20;

function isPiece({ measure, counted }: SaidAmount): boolean {
  return counted && (measure === "fatia" || measure === "pedaco");
}

/** "2 cervejas de 600": only millilitres are counted in hundreds. */
function isVolumeEach({ match: { food }, amount: own }: SaidItem, { amount, led }: AmountElement): boolean {
  const isDrink = food.gramsPerMl !== undefined || food.id === WATER_ID;
  const isOne = own?.measure === null && own.quantity === 1;
  return (led || isOne || own?.household?.ml !== undefined) && isInMillilitres(amount) && isDrink;
}

/** "uma garrafa de água de 1,5", "a coca de 2": nobody counts bottles so. */
function isLitresEach({ match: { food }, amount: own }: SaidItem, { amount, led }: AmountElement): boolean {
  const isBottle = /^(?:garrafa|garrafinha|jarra|pet)$/.test(own?.household?.id ?? "");
  const isDrink = food.gramsPerMl !== undefined;
  const { measure, quantity } = amount;
  return (
    led && isBottle && isDrink && measure === null && quantity >= LEAST_LITRES && quantity <= MOST_LITRES
  );
}

const [LEAST_LITRES, MOST_LITRES] = [0.3, 3];

/** "peixe frito, 2 filés": the open item before the comma that the run begins behind. */
export function itemApart(
  events: readonly Event[],
  tokens: readonly Token[],
  waiting: AmountElement,
): ItemEvent | null {
  const [item, comma] = events.slice(-2);
  const isApart = comma?.type === "separator" && tokens[comma.start]?.word === ",";
  const isOpen =
    isApart && item?.type === "item" && item.item.amount === null && waiting.amount.measure === null;
  return isOpen && /^(?:fish|poultry)$/.test(item.item.match.food.category) ? item : null;
}
