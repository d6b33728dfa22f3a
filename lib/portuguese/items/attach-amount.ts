import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { isCutInSlices } from "@/lib/nutrition/foods/wholes";
import type { AmountElement } from "@/lib/portuguese/grammar/element";
import { isPot } from "@/lib/portuguese/items/composites";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { isInMillilitres, WATER_ID } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

export type ItemEvent = Event & { type: "item" };

/** "vitamina com açúcar, 1 copo": a glass of what comes in glasses. */
export function holderOf(
  { amount }: AmountElement,
  last: ItemEvent,
  events: readonly Event[],
  tokens: readonly Token[],
): ItemEvent {
  const measure = amount.household?.id;
  // "mate com limão 300 ml": a volume is of what is drunk.
  const isVolume = amount.measure === "ml" || amount.measure === "l";
  if (isVolume && last.item.match.food.gramsPerMl === undefined) return drinkBefore(last, events) ?? last;
  if (!measure) return last;
  const pot = measure === "concha" || measure.startsWith("prato") ? potBefore(last, events, tokens) : null;
  if (pot) return pot;
  if (ownsMeasure(last.item.match.food, measure)) return last;
  for (const event of events.slice(-MOST_IN_A_MIX).reverse()) {
    if (event.type === "separator" ? event.hard : event.type !== "item") break;
    if (event.type !== "item") continue;
    const isOpen = event.item.amount === null || event.item.amount.vague !== null;
    if (isOpen && ownsMeasure(event.item.match.food, measure)) return event;
  }
  return last;
}

/** "sopa de legumes com macarrão 2 conchas": of the soup. */
export function potBefore(
  last: ItemEvent,
  events: readonly Event[],
  tokens: readonly Token[],
): ItemEvent | null {
  const at = events.indexOf(last);
  const [before, joint] = [events[at - 2], events[at - 1]];
  const joined = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  return joined && before?.type === "item" && before.item.amount === null && isPot(before.item.match.food)
    ? before
    : null;
}

function drinkBefore(last: ItemEvent, events: readonly Event[]): ItemEvent | null {
  for (const event of events.slice(0, events.indexOf(last)).reverse()) {
    if (event.type === "separator" ? event.hard : event.type !== "item") return null;
    if (
      event.type === "item" &&
      (event.item.match.food.gramsPerMl !== undefined || event.item.match.food.id === WATER_ID)
    )
      return event;
  }
  return null;
}

/** Events to look back through for what a glass is of. */
const MOST_IN_A_MIX = 6;

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
