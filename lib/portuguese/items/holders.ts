import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Nothing, or nothing exact, was said of how much. */
export function isOpen(amount: SaidAmount | null): boolean {
  return amount === null || amount.vague !== null;
}

/** Events from an item to what is said of it: "o arroz ontem no almoço, 2 colheres". */
const FARTHEST = 6;

/** The item before, past commas and "comi", within the sentence. */
export function lastItem(events: readonly Event[], tokens: readonly Token[]): ItemEvent | null {
  for (let i = events.length - 1; i >= 0 && i >= events.length - FARTHEST; i -= 1) {
    const event = events[i] as Event;
    if (event.type === "item") return event;
    const passable =
      (event.type === "separator" && (!event.hard || wordAt(tokens, event.start) === "\n")) ||
      (event.type === "verb" && !event.drink) ||
      event.type === "period" ||
      event.type === "day" ||
      event.type === "hour" ||
      event.type === "meal";
    if (!passable) return null;
  }
  return null;
}

/** "Comi goiaba do quintal. Três.", "Chimarrão. Uma térmica, um litro.": the one thing that the sentence before tells, where a sentence holds nothing but amounts. */
export function itemOfSentence(
  events: readonly Event[],
  amount: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  // "uma térmica, um litro": the second says what the first holds.
  const joint = events.at(-1);
  const isCloser = joint?.type === "separator" && !joint.hard && wordAt(tokens, joint.start) === ",";
  const ate = isCloser || joint?.type === "verb" ? 2 : 1;
  const end = events.at(-ate);
  if (end?.type !== "separator" || !end.hard || !isEnd(tokens, amount.next, !isCloser)) return null;
  const before = events.slice(0, -ate);
  const from = before.findLastIndex((one) => one.type === "separator" && one.hard);
  const [only, ...others] = before
    .slice(from + 1)
    .filter(({ type }) => /^(?:item|amount|unknown)$/.test(type));
  if (only?.type !== "item" || others.length > 0) return null;
  const isTold = isCloser ? only.item.amount?.start === end.next : isOpen(only.item.amount);
  return isTold && isMeasureOf(only.item.match.food, amount) ? only : null;
}

/** @param mayGoOn whether what it holds may follow: "uma térmica, um litro" */
function isEnd(tokens: readonly Token[], at: number, mayGoOn = false): boolean {
  const isAtEnd =
    tokens[at] === undefined || tokens[at]?.kind === "break" || /^[.;!?]$/.test(wordAt(tokens, at));
  if (isAtEnd || !mayGoOn || wordAt(tokens, at) !== ",") return isAtEnd;
  return readAmounts(tokens, at + 1).some(({ measure, next }) => isUnit(measure) && isEnd(tokens, next));
}

/** A count, grams of what is eaten, millilitres of what is drunk, or what the food is served in. */
function isMeasureOf(food: Food, { measure, household }: SaidAmount): boolean {
  if (household?.ml !== undefined && food.gramsPerMl !== undefined) return true;
  if (measure === null || measure === "unidade") return true;
  if (isUnit(measure)) return (UNITS[measure].per === "ml") === (food.gramsPerMl !== undefined);
  return ownsMeasure(food, measure);
}

/** "tirei o leite e já tomei um copo", "fiz suco, bebi 2 copos", "1 coca 2 l, bebi 2 copos": the drink that it was of; null where none was. */
export function pouredBefore(
  events: readonly Event[],
  amount: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  const { household } = amount;
  if (household?.ml === undefined) return null;
  const last = events.findLast((event): event is ItemEvent => event.type === "item");
  if (!last || last.item.match.food.gramsPerMl === undefined) return null;
  const isOne = last.item.amount === null || last.item.amount.article === true;
  const { start } = last.item.amount ?? last.item.match;
  const isMade = [start - 1, start - 2].some((at) => POURED.test(wordAt(tokens, at)));
  if (isOne && isMade) return last;
  const at = events.indexOf(last);
  const [joint, verb, ...others] = events.slice(at + 1);
  if (joint?.type !== "separator" || verb?.type !== "verb" || others.length > 0) return null;
  const isComma = wordAt(tokens, joint.start) === ",";
  // "tomei 1 coca de 600 ml e bebi 2 copos" drank all of it, and water.
  const isDrunk = events[at - 1]?.type === "verb" && !isComma;
  return (isComma && isOne) || (!isDrunk && isFromBottle(last.item, amount, joint.hard)) ? last : null;
}

/** A bottle or jug, of which so little was drunk. */
function isFromBottle(
  { match: { food }, amount: own }: ItemEvent["item"],
  drunk: SaidAmount,
  isApart: boolean,
): boolean {
  const isBottle =
    own && (BOTTLES.test(own.household?.id ?? "") || own.measure === "l" || own.measure === "ml");
  const [all, some] = [own, drunk].map((one) => one && gramsOf(food, one.measure, one.quantity)?.grams);
  return Boolean(isBottle && all && some && all >= LEAST_BOTTLE[isApart ? 1 : 0] && some < all);
}

const BOTTLES = /^(?:garrafa|termica|jarra|litrao)$/;
/** In grams. */
const LEAST_BOTTLE = [550, 1000] as const;
const POURED = /^(?:tirei|fiz|passei|coei|preparei|esquentei|espremi|abri|bati|fervi)$/;

/** "passei manteiga nos pães, 10 g": of what was spread. */
export function spreadOn(
  events: readonly Event[],
  last: ItemEvent | null,
  tokens: readonly Token[],
): ItemEvent | null {
  if (!last) return null;
  const [before, joint] = events.slice(0, events.indexOf(last)).slice(-2);
  const isOn = joint?.type === "separator" && /^n[oa]s?$/.test(wordAt(tokens, joint.start));
  const isSpread =
    before?.type === "item" && /^(?:fats|dairy|sauces|sweets)$/.test(before.item.match.food.category);
  return isOn && isSpread && before.item.amount === null ? before : last;
}

/** "um prato de macarrão com molho, prato fundo": the plate that was told of is told closer. */
export function platedBefore(events: readonly Event[], { household }: SaidAmount): ItemEvent | undefined {
  if (!household || !/^prato/.test(household.id)) return undefined;
  const sentence = events.findLastIndex((one) => one.type === "separator" && one.hard);
  return events
    .slice(sentence + 1)
    .findLast(
      (one): one is ItemEvent =>
        one.type === "item" &&
        one.item.amount?.quantity === 1 &&
        /^prato/.test(one.item.amount.household?.id ?? ""),
    );
}

/**
 * The events with what is counted behind its food, past what was said between the two, as so much of it: "a sopa tava sem sal, mesmo
 * assim tomei dois pratos", "bolinho de chuva, e nessa foram uns 6".
 */
export function withCountsBehind(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const told = new Set<Event>();
  for (const [at, event] of events.entries()) {
    if (event.type !== "amount" || !isCountBehind(event.amount, tokens)) continue;
    // "dividi uma pizza, comi 4 fatias": of the whole, which `withShares` counts.
    if (tokens.slice(0, event.amount.start).some(({ word }) => SHARED.test(word))) continue;
    if (isWholePlate(servedBefore(events, at), event.amount)) continue;
    const holder = countedIn(events, at, event.amount);
    if (!holder) continue;
    holder.item.amount =
      event.amount.measure === null ? { ...event.amount, measure: "unidade" } : event.amount;
    holder.item.said = `${holder.item.said} ${event.said}`;
    told.add(event);
  }
  return told.size > 0 ? events.filter((event) => !told.has(event)) : events;
}

/** "frango assado, maionese e arroz, um prato bem servido": all that was told, last to first, is on the plate; rice or beans are beside something. A dish that is told first fills its plate. */
export function isWholePlate(served: readonly ItemEvent[], { measure }: SaidAmount): boolean {
  return (
    /^prato/.test(measure ?? "") &&
    served.length >= PARTS_OF_A_PLATE &&
    !served.slice(-1).some(({ item }) => item.match.food.category === "dishes") &&
    served.slice(0, -1).some(({ item }) => BESIDE_OTHERS.test(item.match.food.id))
  );
}

const PARTS_OF_A_PLATE = 3;
const BESIDE_OTHERS = /^(?:arroz|feijao|pure|farofa|mandioca|salada-de-maionese)(?:-|$)/;

/** The foods of the sentence, last to first. */
function servedBefore(events: readonly Event[], at: number): ItemEvent[] {
  const from = events.slice(0, at).findLastIndex((one) => one.type === "separator" && one.hard);
  return events
    .slice(from + 1, at)
    .flatMap((one) => (one.type === "item" ? [one] : []))
    .reverse();
}

/** "uns 40", "comi 20", "duas fatias", "um prato e meio"; not a number of anything: "na 163". */
function isCountBehind(
  { counted, article, quantity, measure, start, vague }: SaidAmount,
  tokens: readonly Token[],
) {
  if (!counted || vague !== null || quantity < 1 || (article && measure === null)) return false;
  if (measure !== null) return true;
  return isLedCount({ start }, tokens) && Number.isInteger(quantity) && quantity <= MOST_PIECES;
}

function isLedCount({ start }: Pick<SaidAmount, "start">, tokens: readonly Token[]): boolean {
  return [start, start - 1].some((at) => LED_COUNT.test(wordAt(tokens, at)));
}

const SHARED = /^(?:dividi|dividimos|rachei|rachamos)$/;
const LED_COUNT = /^(?:uns|umas|foi|foram|bem|comi|chupei|comido|sido|so)$/;
const MOST_PIECES = 60;

/** The food nearest before of which nothing exact was told, and which is taken so. */
function countedIn(events: readonly Event[], at: number, amount: SaidAmount): ItemEvent | null {
  for (let i = at - 1; i >= Math.max(0, at - MOST_BACK); i -= 1) {
    const event = events[i] as Event;
    if (event.type === "meal" && events.slice(0, i).some(({ type }) => type === "item") && isPart(events, i))
      return null;
    if (event.type !== "item") continue;
    // "arroz e frango. 3 pedaços": of which is not said.
    if (isApart(events, i, at) && hasOther(events, i)) return null;
    const { amount: own, match } = event.item;
    const isOne = own?.article === true && own.measure === null;
    if (event.item.cut) return null;
    if ((own === null || own.vague !== null || isOne) && comesIn(match.food, amount))
      return isDrunkApart(events, i, at, match.food) ? null : event;
  }
  return null;
}

/** Farther back nobody means it. */
const MOST_BACK = 24;

function isApart(events: readonly Event[], item: number, at: number): boolean {
  return events.slice(item, at).some((one) => one.type === "separator" && one.hard);
}

function hasOther(events: readonly Event[], item: number): boolean {
  const from = events.slice(0, item).findLastIndex((one) => one.type === "separator" && one.hard);
  return events.slice(from + 1, item).some(({ type }) => type === "item");
}

/** A meal that is told of by itself, and not "canja no almoço". */
function isPart(events: readonly Event[], at: number): boolean {
  const item = events.slice(0, at).findLastIndex(({ type }) => type === "item");
  return events.slice(item, at).some((one) => one.type === "separator" && one.hard);
}

/** "tomei café e bebi 2 copos": something else. */
function isDrunkApart(events: readonly Event[], item: number, at: number, food: Food): boolean {
  if (food.gramsPerMl === undefined) return false;
  const isAnew = events.slice(item, at).some(({ type }) => type === "verb");
  const from = events.slice(0, item).findLastIndex((one) => one.type === "separator" && one.hard);
  return isAnew && events.slice(from + 1, item).some((one) => one.type === "verb" && one.drink);
}

/** Whether a food is taken in plates, slices, cups or pieces. */
function comesIn(food: Food, { measure, household }: SaidAmount): boolean {
  if (/^(?:fats|sauces)$/.test(food.category)) return false;
  const isDrink = food.gramsPerMl !== undefined;
  if (measure === null || measure === "unidade") return ownsMeasure(food, "unidade");
  if (isUnit(measure)) return false;
  if (household?.ml !== undefined) return isDrink || ownsMeasure(food, measure);
  if (ownsMeasure(food, measure)) return true;
  return /^prato/.test(measure) && PLATED.test(food.category);
}

const PLATED = /^(?:dishes|cereals|legumes|pasta|meat|poultry|fish)$/;

/** "pinhão, uns 40": what is small is counted, even by dozens, and not weighed. */
export function inSmallPieces(amount: SaidAmount, food: Food, tokens: readonly Token[]): SaidAmount {
  const isLed = amount.measure === null && amount.quantity <= MOST_PIECES && isLedCount(amount, tokens);
  const one = isLed && ownsMeasure(food, "unidade") ? gramsOf(food, "unidade", 1)?.grams : undefined;
  return one !== undefined && one <= SMALL_GRAMS ? { ...amount, measure: "unidade" } : amount;
}

const SMALL_GRAMS = 15;
