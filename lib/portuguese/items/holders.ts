import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { type ItemEvent, potBefore } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
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

/** "Comi goiaba do quintal. Três.": the one thing that the sentence before tells, where a sentence holds nothing but an amount. */
export function itemOfSentence(
  events: readonly Event[],
  amount: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  const ate = events.at(-1)?.type === "verb" ? 2 : 1;
  const end = events.at(-ate);
  if (end?.type !== "separator" || !end.hard || !isEnd(tokens, amount.next)) return null;
  const before = events.slice(0, -ate);
  const from = before.findLastIndex((one) => one.type === "separator" && one.hard);
  const [only, ...others] = before
    .slice(from + 1)
    .filter(({ type }) => /^(?:item|amount|unknown)$/.test(type));
  if (only?.type !== "item" || others.length > 0 || !isOpen(only.item.amount)) return null;
  return isMeasureOf(only.item.match.food, amount.measure) ? only : null;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at]?.kind === "break" || /^[.;!?]$/.test(wordAt(tokens, at));
}

/** A count, grams of what is eaten, millilitres of what is drunk, or what the food is served in. */
function isMeasureOf(food: Food, measure: SaidAmount["measure"]): boolean {
  if (measure === null || measure === "unidade") return true;
  if (isUnit(measure)) return (UNITS[measure].per === "ml") === (food.gramsPerMl !== undefined);
  return ownsMeasure(food, measure);
}

/** "tirei o leite e já tomei um copo", "fiz suco, bebi 2 copos": the drink that was made for it; null where none was. */
export function pouredBefore(
  events: readonly Event[],
  { household }: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  if (household?.ml === undefined) return null;
  const last = events.findLast((event): event is ItemEvent => event.type === "item");
  const isOne = last?.item.amount === null || last?.item.amount.article === true;
  if (!last || !isOne || last.item.match.food.gramsPerMl === undefined) return null;
  const { start } = last.item.amount ?? last.item.match;
  const isMade = [start - 1, start - 2].some((at) => POURED.test(wordAt(tokens, at)));
  return isMade ? last : null;
}

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

/** "salada de alface com tomate, um prato": the plate holds all of what is joined by "com", and is said of its first. */
export function headOf(
  events: readonly Event[],
  last: ItemEvent | null,
  amount: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  const { household } = amount;
  if (!last || !isOpen(last.item.amount)) return last;
  if (!household) return mainOf(events, last, amount, tokens) ?? last;
  const pot = potBefore(last, events, tokens);
  if (pot && ownsMeasure(pot.item.match.food, household.id)) return pot;
  let head = last;
  let isRow = false;
  for (let at = events.indexOf(last) - 1; at >= 0; at -= 1) {
    const before = events[at] as Event;
    if (before.type === "separator" && /^(?:com|e|,)$/.test(wordAt(tokens, before.start))) {
      isRow ||= wordAt(tokens, before.start) === ",";
      continue;
    }
    if (before.type !== "item" || !isOpen(before.item.amount)) break;
    // "salada de grão-de-bico com atum, pepino e tomate, uma tigela": of a list only what it is a list of.
    const joint = events[at + 1];
    const isHead = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
    if (isRow && !(isHead && isDish(before.item.match.food))) continue;
    // Of those that come on plates it is said of the dish that was told first.
    const isOwn = ownsMeasure(before.item.match.food, household.id) || isDish(before.item.match.food);
    if (isOwn || !ownsMeasure(head.item.match.food, household.id)) head = before;
  }
  // "cuscuz, ovo frito e cheiro verde, prato grande": of all of it.
  const { food } = head.item.match;
  const isPlate = /^prato/.test(household.id) && head !== last && !ownsMeasure(food, household.id);
  return isPlate && /^(?:eggs|vegetables|meat|poultry|dairy|sauces)$/.test(food.category) ? null : head;
}

/** "biscoito com goiabada, 4", "carne com cebola, uns 200 g": of what is counted, or weighs so much, and not of what is on it. */
function mainOf(
  events: readonly Event[],
  last: ItemEvent,
  { measure, quantity, counted }: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  const [main, joint] = events.slice(0, events.indexOf(last)).slice(-2);
  const isJoined = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  if (!isJoined || main?.type !== "item" || main.item.amount !== null || !counted) return null;
  const [food, other] = [main.item.match.food, last.item.match.food];
  if (measure === null && quantity >= 1 && quantity <= MOST_COUNTED)
    return ownsMeasure(food, "unidade") && !ownsMeasure(other, "unidade") ? main : null;
  const isGarnish = /^(?:vegetables|fats|sauces)$/.test(other.category) && MAIN.test(food.category);
  const usual = other.defaultPortion.grams;
  return measure === "g" && isGarnish && quantity > usual * TOO_MUCH ? main : null;
}

const MOST_COUNTED = 20;
const TOO_MUCH = 3;
const MAIN = /^(?:meat|poultry|fish)$/;

function isDish({ category }: Food): boolean {
  return category === "dishes";
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
