import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { portionsOfWhole } from "@/lib/nutrition/foods/wholes";
import type { Event } from "@/lib/portuguese/items/event";
import { takeShare } from "@/lib/portuguese/items/shares";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { LEXICON, suggestFoods } from "@/lib/portuguese/vocabulary/lexicon";

type ItemEvent = Event & { type: "item" };
type YieldEvent = Event & { type: "yield" };

/** Events from "deu 8" to "comi 1". */
const FAR = 10;

/**
 * The events with what was cooked for many counted as far as the person ate it: "1 kg de carne deu 8 hambúrgueres, comi 1",
 * "um bolo que rendeu 12 fatias, comi 2", "500 g de macarrão divididos em 5 marmitas, comi uma".
 */
export function withYields(events: readonly Event[]): Event[] {
  let row = [...events];
  for (let at = row.findIndex(isYield); at >= 0; at = row.findIndex(isYield))
    row = apply(row, at, row[at] as YieldEvent);
  return row;
}

function isYield(event: Event): event is YieldEvent {
  return event.type === "yield";
}

function apply(events: readonly Event[], at: number, whole: YieldEvent): Event[] {
  const rest = events.toSpliced(at, 1);
  const eaten = rest.findIndex((event, i) => i >= at && i < at + FAR && partsIn(event, whole) !== null);
  const items = itemsBefore(rest, at);
  const count = whole.eaten;
  if (count > whole.parts || items.length === 0) return rest;
  const [only] = items;
  // "fiz sopa, rendeu 6 tigelas, comi 2": how much was cooked nobody knows, what two of them hold one does.
  if (items.length === 1 && only?.amount === null && whole.measure && count >= 1) {
    only.amount = { ...ONE, quantity: count, measure: whole.measure.id, household: whole.measure };
    return rest.filter((_, i) => i !== eaten);
  }
  // "uma parmegiana que rendeu 6 pedaços, comi 2": what one makes nobody has a weight of, a piece is a portion.
  if (items.length === 1 && only && !whole.food && count >= 1 && isDishOfMany(only)) {
    only.amount = { ...ONE, quantity: count, counted: true };
    return rest.filter((_, i) => i !== eaten);
  }
  const made = whole.food && items.length === 1 && only ? madeOf(whole.food.food, only) : null;
  for (const item of items) takeShare(item, count < 1 ? count : count / whole.parts, "dividi");
  if (made && only) only.match = { ...only.match, food: made };
  // Of what is no weight, so many of what was made of it.
  else if (whole.food && only?.amount && !isUnit(only.amount.measure)) {
    only.match = whole.food;
    only.amount = { ...ONE, quantity: count, counted: true };
    return rest.filter(
      (event, i) => i !== eaten && !(i < at && event.type === "item" && event.item !== only),
    );
  }
  return rest.filter((_, i) => i !== eaten);
}

/** A dish in the plural of its portions: named bare or as one, and of no known whole. */
function isDishOfMany({ amount, match: { food } }: SaidItem): boolean {
  const isOne = amount === null || (amount.article && amount.measure === null);
  return (
    isOne && food.category === "dishes" && portionsOfWhole(food) === null && !ownsMeasure(food, "unidade")
  );
}

/** What is told right before in the sentence. */
function itemsBefore(events: readonly Event[], at: number): SaidItem[] {
  const start = events.slice(0, at).findLastIndex(({ type }) => type === "meal" || type === "day");
  return events
    .slice(start + 1, at)
    .filter((one): one is ItemEvent => one.type === "item")
    .map(({ item }) => item);
}

/** How many of the parts an event tells of; null where it tells of something else. */
function partsIn(event: Event, { food }: YieldEvent): number | null {
  const amount =
    event.type === "amount"
      ? event.amount
      : event.type === "item" && isSame(event.item, food?.food)
        ? event.item.amount
        : null;
  return amount && isCount(amount) ? amount.quantity : null;
}

function isCount({ measure, vague }: SaidAmount): boolean {
  return !vague && !isUnit(measure);
}

function isSame({ match }: SaidItem, food: Food | undefined): boolean {
  return (
    food !== undefined && (match.food.id === food.id || match.food.id.split("-")[0] === food.id.split("-")[0])
  );
}

/** "hambúrguer" of minced meat is no sandwich: what is called so among foods of its kind. */
function madeOf(food: Food, { match, amount }: SaidItem): Food | null {
  if (!amount || !isUnit(amount.measure)) return null;
  if (food.category === match.food.category) return food;
  const word = stem(food.id.split("-")[0] ?? "");
  return (
    suggestFoods(LEXICON, [word], SEVERAL).find(({ category }) => category === match.food.category) ?? food
  );
}

const SEVERAL = 40;
