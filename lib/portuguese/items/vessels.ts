import type { Food } from "@/lib/nutrition/foods/food";
import { isPouredOut, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type Measure } from "@/lib/nutrition/foods/measures";
import type { AmountElement } from "@/lib/portuguese/grammar/element";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import { isPot } from "@/lib/portuguese/items/composites";
import type { Event } from "@/lib/portuguese/items/event";
import { isOpen, isWholePlate } from "@/lib/portuguese/items/holders";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "vitamina com açúcar, 1 copo": a glass of what comes in glasses; null where it holds all that was listed. */
export function holderOf(
  { amount }: AmountElement,
  last: ItemEvent,
  events: readonly Event[],
  tokens: readonly Token[],
): ItemEvent | null {
  const measure = amount.household?.id;
  if (isVolume(amount)) return drinkBefore(last, events) ?? last;
  if (!measure) return (isUntold(last) && mainOf(events, last, amount, tokens)) || last;
  const tea = MILK.test(last.item.match.food.id) ? teaBefore(last, events, tokens) : null;
  if (tea) {
    last.item.inside = MILK_IN_TEA;
    return tea;
  }
  const pot = measure === "concha" || PLATES.test(measure) ? potBefore(last, events, tokens) : null;
  if (pot) return pot;
  if (ownsMeasure(last.item.match.food, measure)) return last;
  if (isOpen(last.item.amount) && BOWLS.test(measure)) return headOf(events, last, amount, tokens);
  for (const event of events.slice(-MOST_IN_A_MIX).reverse()) {
    if (event.type === "separator" ? event.hard : event.type !== "item") break;
    if (event.type !== "item") continue;
    if (isOpen(event.item.amount) && ownsMeasure(event.item.match.food, measure)) return event;
  }
  return last;
}

/** "chá preto com leite, 2 xícaras": of the tea, with a little milk in it; null where no such drink is told. */
function teaBefore(last: ItemEvent, events: readonly Event[], tokens: readonly Token[]): ItemEvent | null {
  const [tea, joint] = events.slice(0, events.indexOf(last)).slice(-2);
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  return isWith && tea?.type === "item" && isUntold(tea) && TEA.test(tea.item.match.food.id) ? tea : null;
}

const MILK = /^leite(?:-|$)/;
const TEA = /^(?:cha|cafe|mate)(?:-|$)/;
/** In grams. */
const MILK_IN_TEA = 50;

/** "sopa de legumes com macarrão 2 conchas": of the soup. */
function potBefore(last: ItemEvent, events: readonly Event[], tokens: readonly Token[]): ItemEvent | null {
  const at = events.indexOf(last);
  const [before, joint] = [events[at - 2], events[at - 1]];
  const joined = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  return joined && before?.type === "item" && isUntold(before) && isPot(before.item.match.food)
    ? before
    : null;
}

/** Nothing, "um pouco" or an article only: "uma sopa". */
function isUntold({ item: { amount } }: ItemEvent): boolean {
  return isOpen(amount) || (amount?.article === true && amount.measure === null);
}

const PLATES = /^prato/;
/** What is eaten of, and holds all that is in it. */
const BOWLS = /^(?:prato|tigela|cuia|pote|taca)/;

function isVolume({ measure }: SaidAmount): boolean {
  return measure === "ml" || measure === "l";
}

/** "mate com limão 300 ml", "sopa com carne (500 ml)": a volume is of what is drunk or poured; null where that is what was told last. */
function drinkBefore(last: ItemEvent, events: readonly Event[]): ItemEvent | null {
  if (isDrunk(last.item.match.food)) return null;
  for (const event of events.slice(0, events.indexOf(last)).reverse()) {
    if (event.type === "separator" ? event.hard : event.type !== "item") return null;
    if (event.type !== "item") continue;
    const { food } = event.item.match;
    // "um shake de whey": in what it comes, and not how much.
    if (isDrunk(food) && !isUnit(event.item.amount?.measure ?? null)) return event;
  }
  return null;
}

function isDrunk(food: Food): boolean {
  return isPoured(food) || food.id === WATER_ID || food.id === COCONUT_MILK || isPouredOut(food);
}

/** As thick as cream in its bottle, and drunk all the same. */
const COCONUT_MILK = "leite-de-coco";

/** Events to look back through for what a glass is of. */
const MOST_IN_A_MIX = 6;

/** "salada de alface com tomate, um prato": the plate holds all of what is joined by "com", and is said of its first. */
export function headOf(
  events: readonly Event[],
  last: ItemEvent | null,
  amount: SaidAmount,
  tokens: readonly Token[],
): ItemEvent | null {
  const { household } = amount;
  if (!last || !isUntold(last)) return last;
  if (isVolume(amount)) return drinkBefore(last, events) ?? last;
  if (!household) return mainOf(events, last, amount, tokens) ?? last;
  const pot = potBefore(last, events, tokens);
  if (pot && ownsMeasure(pot.item.match.food, household.id)) return pot;
  let head = last;
  let isRow = false;
  const served = [last];
  for (let at = events.indexOf(last) - 1; at >= 0; at -= 1) {
    const before = events[at] as Event;
    if (before.type === "separator" && /^(?:com|e|,|n[oa]s?)$/.test(wordAt(tokens, before.start))) {
      isRow ||= wordAt(tokens, before.start) === ",";
      continue;
    }
    if (before.type !== "item" || !isUntold(before)) break;
    served.push(before);
    // "salada de grão-de-bico com atum, pepino e tomate, uma tigela": of a list only what it is a list of.
    if (isRow && !headsList(before, events[at + 1], household, tokens)) continue;
    // Of those that come on plates it is said of the dish that was told first.
    const isOwn = ownsMeasure(before.item.match.food, household.id) || isDish(before.item.match.food);
    if (isOwn || !ownsMeasure(head.item.match.food, household.id)) head = before;
  }
  if (isWholePlate(served, amount)) return null;
  // "cuscuz, ovo frito e cheiro verde, prato grande": of all of it.
  const { food } = head.item.match;
  const isPlate = PLATES.test(household.id) && head !== last && !ownsMeasure(food, household.id);
  if (isPlate && /^(?:eggs|vegetables|meat|poultry|dairy|sauces)$/.test(food.category)) return null;
  // "alface, tomate, azeite e limão, 1 tigela": of all of it.
  const isJoined = head !== last || /^(?:com|e|,)$/.test(wordAt(tokens, last.item.match.start - 1));
  return isJoined && BOWLS.test(household.id) && isDressing(food) ? null : head;
}

/** "iogurte com granola, banana e mel, 1 tigela": a dish, or what comes in such vessels, with what is in it. */
function headsList(
  { item: { match } }: ItemEvent,
  joint: Event | undefined,
  { id }: Measure,
  tokens: readonly Token[],
): boolean {
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  const isNamedWith = tokens.slice(match.start, match.next).some(({ word }) => word === "com");
  return (isWith || isNamedWith) && (isDish(match.food) || ownsMeasure(match.food, id));
}

function isDressing({ category, id }: Food): boolean {
  return (
    /^(?:fats|sauces)$/.test(category) ||
    /^(?:limao|mel|acucar|canela|salsa|cebolinha|cebola)(?:-|$)/.test(id)
  );
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
    return ownsMeasure(food, "unidade") && (isPoured(other) || !ownsMeasure(other, "unidade")) ? main : null;
  const isGarnish = /^(?:vegetables|fats|sauces)$/.test(other.category) && MAIN.test(food.category);
  const usual = other.defaultPortion.grams;
  return measure === "g" && isGarnish && quantity > usual * TOO_MUCH ? main : null;
}

function isPoured({ gramsPerMl }: Food): boolean {
  return gramsPerMl !== undefined;
}

const MOST_COUNTED = 20;
const TOO_MUCH = 3;
const MAIN = /^(?:meat|poultry|fish)$/;

function isDish({ category }: Food): boolean {
  return category === "dishes";
}
