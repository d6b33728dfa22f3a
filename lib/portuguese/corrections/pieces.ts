import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { HOLDS_MANY } from "@/lib/portuguese/corrections/reading/cues";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import {
  type Called,
  type ConversationState,
  calledIn,
  type LoggedEntry,
  type LoggedItem,
  type Pieces,
} from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { Amount, ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** More than this is grams or millilitres, no count. */
const MOST_PIECES = 20;

/** "foram 4", "um era do meu irmão" of what was told as "3 chopes de 300 ml": so many of that size. */
export function inPieces(
  told: Correction[],
  entries: readonly LoggedEntry[],
  pieces: readonly Pieces[] = [],
): Correction[] {
  const items = loggedItems(entries);
  const corrections = told.map((one) => outOfPacket(one, items));
  if (pieces.length === 0) return corrections;
  return corrections.map((one): Correction => {
    if (one.kind === "water") return waterInPieces(one, entries, pieces);
    if (one.kind !== "amount" && one.kind !== "more") return one;
    // "3 não, foram 6", of three nuts beside it
    if (one.kind === "amount" && one.food === null && items.some((item) => isSoMany(item, one.from)))
      return one;
    const amount = one.kind === "amount" ? one.to : one.by;
    const item =
      items.find(({ foodId }) => foodId === one.food) ?? (one.food === null ? onlyOf(items, pieces) : null);
    const sized = item && sizedAs(item, amount, pieces);
    if (!sized) return one;
    return one.kind === "amount"
      ? { ...one, food: item.foodId, from: null, to: sized }
      : { ...one, food: item.foodId, by: sized };
  });
}

/** "mais uma empadinha daquelas", after three of 20 g each, with their size in its place; null where none is known. */
export function sizedAsThose(
  { core, text }: Phrase,
  { last, pieces = [] }: Pick<ConversationState, "last" | "pieces">,
  earlier: readonly LoggedEntry[],
): string | null {
  const at = core.findIndex(({ word }, i) => i > 0 && OF_THOSE.test(word));
  const those = core[at];
  const isMore = core.slice(0, at).some(({ word }) => /^(?:mais|outr[oa]s?|comi|tomei)$/.test(word));
  if (!those || !isMore || core.slice(at + 1).some(({ kind }) => kind === "word")) return null;
  for (const item of loggedItems([...last, ...earlier])) {
    const count = pieces.find(({ food }) => food === item.foodId)?.count;
    const isIt = core.some((_, i) => i < at && foodAt(core, i, false)?.food.id === item.foodId);
    if (!count || !isIt) continue;
    const portion = item.portion && !("said" in item.portion) ? item.portion : null;
    const { quantity, measure } =
      portion?.measure === "ml" ? portion : { quantity: item.grams, measure: "g" };
    return `${text.slice(0, those.start)}de ${Math.round(quantity / count)} ${measure}${text.slice(those.end)}`;
  }
  return null;
}

const OF_THOSE = /^d(?:aquel|ess|est)[ea]s?$/;

function isSoMany({ portion }: LoggedItem, count: number | null): boolean {
  return count !== null && portion !== null && !("said" in portion) && portion.quantity === count;
}

/** As many packets as one may well have had. */
const MOST_PACKETS = 2;

/** "comi só 4", "foram 6 bolachas" of one packet: so many of what is in it. */
function outOfPacket(one: Correction, items: readonly LoggedItem[]): Correction {
  if (one.kind !== "amount" || one.to.measure !== null) return one;
  const item =
    one.food === null && items.length === 1 ? items[0] : items.find(({ foodId }) => foodId === one.food);
  const portion = item?.portion && !("said" in item.portion) ? item.portion : null;
  const food = item && findFood(item.foodId);
  if (!portion || !food || !HOLDS_MANY.test(portion.measure) || !ownsMeasure(food, "unidade")) return one;
  const { quantity, said } = one.to;
  const most = /(?:^| )(?:só|so|apenas|somente)(?: |$)/i.test(said) ? portion.quantity : MOST_PACKETS;
  const isPieces = Number.isInteger(quantity) && portion.quantity <= 1 && quantity > most;
  const weighed = gramsOf(food, "unidade", quantity);
  if (!isPieces || !weighed || weighed.grams >= item.grams) return one;
  return { ...one, food: item.foodId, from: null, to: { ...one.to, measure: "unidade" } };
}

/** The one thing that is made of pieces. */
function onlyOf(items: readonly LoggedItem[], pieces: readonly Pieces[]): LoggedItem | null {
  const made = items.filter(({ foodId }) => pieces.some(({ food }) => food === foodId));
  return made.length === 1 ? (made[0] ?? null) : null;
}

function sizedAs({ foodId, portion }: LoggedItem, amount: Amount, pieces: readonly Pieces[]): Amount | null {
  const count = pieces.find(({ food }) => food === foodId)?.count;
  if (!count || !portion || "said" in portion || !isUnit(portion.measure)) return null;
  if (isUnit(amount.measure) || Math.abs(amount.quantity) > MOST_PIECES) return null;
  const { quantity: times } = amount;
  return {
    ...amount,
    ...{ quantity: (portion.quantity / count) * times, measure: portion.measure, pieces: times },
  };
}

/** Of how many pieces what was told is made, once it was corrected. */
export function piecesAfter(corrections: readonly Correction[], before: readonly Pieces[] = []): Pieces[] {
  const items = corrections.flatMap((one) => (one.kind === "add" ? one.items : []));
  const added = items.flatMap(({ foodId, pieces }) => (pieces ? [{ food: foodId, count: pieces }] : []));
  // "latinha de 269", of four cans
  for (const one of corrections) {
    const count = one.kind === "amount" && one.food ? one.to.pieces : undefined;
    const food = one.kind === "amount" ? one.food : null;
    if (food && count && !before.some((known) => known.food === food)) added.push({ food, count });
  }
  const kept = before.filter(({ food }) => !added.some((one) => one.food === food));
  return [...added, ...kept.map((one) => ({ ...one, count: countAfter(corrections, one) }))];
}

function countAfter(corrections: readonly Correction[], { food, count }: Pieces): number {
  const one = corrections.findLast(
    (each) => (each.kind === "amount" || each.kind === "more") && each.food === food,
  );
  if (one?.kind === "amount") return one.to.pieces ?? count;
  return one?.kind === "more" ? count + (one.by.pieces ?? 0) : count;
}

/** By which words what has no sugar was called, once something was corrected. */
export function calledAfter(corrections: readonly Correction[], before: readonly Called[] = []): Called[] {
  const out = corrections.flatMap((one) => (one.kind === "replace" && one.from ? [one.from] : []));
  const kept = before.filter(({ food }) => !out.includes(food));
  return [...calledIn(corrections.flatMap(itemsTold)), ...kept].slice(0, MOST_CALLED);
}

const MOST_CALLED = 4;

function itemsTold(one: Correction): readonly ParsedItem[] {
  switch (one.kind) {
    case "add":
      return one.items;
    case "open":
      return one.to;
    case "replace":
      return [one.to];
    case "record":
      return one.meals.flatMap((meal) => meal.items);
    default:
      return [];
  }
}

/** "foi só 1 copo", of two of 250 ml. */
function waterInPieces(
  one: Extract<Correction, { kind: "water" }>,
  entries: readonly LoggedEntry[],
  pieces: readonly Pieces[],
): Correction {
  const count = pieces.find(({ food }) => food === WATER_ID)?.count;
  const water = entries.find((entry) => entry.type === "water" && entry.ml === (one.from ?? entry.ml));
  if (!count || !one.times || water?.type !== "water") return one;
  return { ...one, ml: Math.round((water.ml / count) * one.times) };
}
