import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food, FoodCategory } from "@/lib/nutrition/foods/food";
import type { Event } from "@/lib/portuguese/items/event";
import { skewer } from "@/lib/portuguese/items/kinds";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { otherKind } from "@/lib/portuguese/vocabulary/variants";

type ItemEvent = Event & { type: "item" };

/** What comes in kinds that are listed behind their number. */
const COUNTED =
  /^(?:pastel|esfiha|empada|pizza|tapioca|crepe|pao-de-queijo|picole|temaki|bolinho|sanduiche|espetinho)/;
const FILLINGS: ReadonlySet<FoodCategory> = new Set([
  "meat",
  "poultry",
  "fish",
  "dairy",
  "cold_cuts",
  "vegetables",
  "fruit",
  "sweets",
  "fast_food",
]);

/** "2 pastéis de feira, carne e queijo", "sorvete duas bolas, flocos e morango": the events with the kinds of what was counted. */
export function withListedKinds(all: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const events = [...all];
  for (let at = 0; at < events.length; at += 1) {
    const host = events[at];
    countEach(events, at, tokens);
    const count = host?.type === "item" ? countOf(host.item) : 0;
    if (host?.type !== "item" || count === 0) continue;
    const listed = kindsAfter(events, at, tokens, count);
    if (!listed) continue;
    const kinds = host.item.match.food.id.startsWith("sorvete")
      ? [host]
      : listed.kinds.map((one) => kindOf(host, one));
    events.splice(at, listed.end - at, ...kinds);
  }
  return events;
}

/** "bolo 1 fatia, de cenoura", "suco 300 ml, de uva": the events with the kind that is told behind the amount. */
export function withKindsBehind(all: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const events = [...all];
  for (const [at, host] of events.entries()) {
    if (host.type !== "item") continue;
    let end = at + 1;
    while (events[end]?.type === "separator") end += 1;
    const kind = events[end];
    if (kind?.type !== "item") continue;
    const named = kindBehind(host.item, kind.item, tokens);
    if (named)
      events.splice(at, end + 1 - at, {
        ...host,
        item: { ...host.item, match: { ...host.item.match, ...named } },
      });
  }
  return events;
}

function kindBehind(host: SaidItem, kind: SaidItem, tokens: readonly Token[]) {
  const { start, next } = kind.match;
  const isLed = wordAt(tokens, start - 2) === "," && wordAt(tokens, start - 1) === "de";
  const isOfMore = wordAt(tokens, next) === "e" && wordAt(tokens, next + 1) === "de";
  if (!isLed || isOfMore || host.amount === null || kind.amount !== null) return null;
  const named = otherKind(host.match.food, tokens.slice(start - 1, next));
  return named && { food: named.food, called: named.called };
}

/** How many of it were told, of which each may be of another kind; 0 of what has no kinds, or is one. */
function countOf({ match: { food, base }, amount }: SaidItem): number {
  if (
    (base && !COUNTED.test(base.id)) ||
    !amount?.counted ||
    amount.vague ||
    !Number.isInteger(amount.quantity)
  )
    return 0;
  const isScoop = food.id.startsWith("sorvete") && amount.measure === "bola";
  const isCounted = COUNTED.test(food.id) && (amount.measure === null || amount.measure === "unidade");
  return (isScoop || (isCounted && amount.quantity > 1)) && amount.quantity <= MOST ? amount.quantity : 0;
}

const MOST = 4;

/** As many bare names behind a comma as were counted, and where they end; null where it is another list. */
function kindsAfter(
  events: readonly Event[],
  at: number,
  tokens: readonly Token[],
  count: number,
): { kinds: ItemEvent[]; end: number } | null {
  const lead = events[at + 1];
  // "2 pastéis (carne e queijo)"
  const inBrackets = lead?.type === "item" && wordAt(tokens, lead.item.match.start - 1) === "(";
  const isBehind = lead?.type === "separator" && !lead.hard && wordAt(tokens, lead.start) === ",";
  if (!inBrackets && !isBehind) return null;
  const kinds: ItemEvent[] = [];
  let found = 0;
  let end = inBrackets ? at + 1 : at + 2;
  for (; end < events.length && found < count; end += 1) {
    const event = events[end] as Event;
    const isKind = event.type === "item" && isFilling(event.item);
    if (isKind) kinds.push(event);
    if (isKind || event.type === "unknown") found += 1;
    else if (event.type !== "separator" || !/^(?:,|e)$/.test(wordAt(tokens, event.start))) return null;
  }
  return found === count && kinds.length > 0 ? { kinds, end } : null;
}

/** "2 espetos (coração e carne)": one of each. Changes the items. */
function countEach(events: readonly Event[], at: number, tokens: readonly Token[]) {
  const host = events[at];
  const amount = host?.type === "item" ? host.item.amount : null;
  if (host?.type !== "item" || !amount?.counted || !PIECES.test(amount.measure ?? "")) return;
  if (amount.next !== host.item.match.start - 1 || wordAt(tokens, amount.next) !== "(") return;
  const close = tokens.findIndex(({ word }, i) => i > amount.next && word === ")");
  const listed = events
    .slice(at)
    .filter((one): one is ItemEvent => one.type === "item" && one.item.match.start < close);
  if (listed.length !== amount.quantity || listed.slice(1).some(({ item }) => item.amount !== null)) return;
  for (const { item } of listed) {
    item.amount = { ...amount, quantity: 1 };
    skewer(item, [], tokens);
  }
}

const PIECES = /^(?:espeto|fatia|pedaco)$/;

/** "carne", "um de queijo": no amount of its own but "um". */
function isFilling({ match, amount }: SaidItem): boolean {
  const isOne = amount === null || (amount.quantity === 1 && amount.measure === null);
  return isOne && (FILLINGS.has(match.food.category) || COUNTED.test(match.food.id));
}

function kindOf({ item: host, drink }: ItemEvent, { item }: ItemEvent): ItemEvent {
  const amount = host.amount && { ...host.amount, quantity: 1 };
  // "2 espetinhos, um de carne e um de frango": its kind is found already.
  if (item.match.base && COUNTED.test(item.match.food.id))
    return { type: "item", item: { ...item, amount }, drink };
  if (COUNTED.test(item.match.food.id) && item.match.food.category === host.match.food.category)
    return { type: "item", item: { ...item, amount }, drink };
  const kind = otherKind(host.match.food, tokenise(`de ${item.match.called}`));
  const match = {
    ...item.match,
    ...(kind ? { food: kind.food, called: kind.called } : { food: host.match.food }),
  };
  return { type: "item", item: { ...item, match, amount }, drink };
}

/** Fewer pieces of a fish may be pieces of it. */
const FEWEST_PIECES = 3;

/** "10 peças de salmão", "6 peças de atum, 6 de salmão": pieces of sushi; null of any other fish. */
export function sushiOf(
  { match, amount }: SaidItem,
  before: SaidItem | null,
  tokens: readonly Token[],
  from: number,
): Food | null {
  if (match.food.category !== "fish" || !amount?.counted || amount.quantity < FEWEST_PIECES) return null;
  if (wordAt(tokens, from) !== "de" || !/^(?:salmao|atum|peixe|polvo|camarao|kani)/.test(match.food.id))
    return null;
  // "sashimi, 10 peças de salmão"
  if (before?.amount === null && /^sashimi/i.test(before.match.called)) return before.match.food;
  const isPiece = wordAt(tokens, from - 1) === "pecas";
  const isSame = before?.match.food.id === "sushi" && before.amount?.measure === amount.measure;
  return isPiece || isSame ? (findFood("sushi") ?? null) : null;
}
