import type { Food } from "@/lib/nutrition/foods/food";
import type { Event } from "@/lib/portuguese/items/event";
import { wasServed } from "@/lib/portuguese/items/kinds";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";

type ItemEvent = Event & { type: "item" };

/**
 * The events without what there was, where it is then told to be eaten: "hoje teve feijoada na firma. Comi feijoada, arroz e
 * couve", "dia de peixe. Comi uma posta de corvina", "sushi hoje! 8 hot rolls e 4 niguiris".
 */
export function withoutScene(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const items = events.filter((event): event is ItemEvent => event.type === "item");
  if (items.length < 2 || items.length > MOST_ITEMS) return events;
  const gone = new Set<Event>();
  for (const [at, first] of items.entries()) {
    if (!isOpen(first, tokens)) continue;
    const eaten = items.slice(at + 1).find((later) => isEatenOf(later, first, items, events, tokens));
    if (eaten) gone.add(first);
  }
  return gone.size === 0 ? events : events.filter((event) => !gone.has(event));
}

/** Who tells more than that tells several days. */
const MOST_ITEMS = 40;

/** Without an amount of its own, or with that of what was made. */
function isOpen({ item }: ItemEvent, tokens: readonly Token[]): boolean {
  const { amount } = item;
  return amount === null || (amount.article && amount.measure === null) || wasServed(item, tokens);
}

function isEatenOf(
  later: ItemEvent,
  first: ItemEvent,
  items: readonly ItemEvent[],
  events: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const [from, to] = [first.item.match.next, (later.item.amount ?? later.item.match).start];
  const between = tokens.slice(from, to);
  if (isListedAgain(later, first, items, events, tokens)) return true;
  if (between.some(({ word }) => ANEW.test(word)) || isOtherTime(events, first, later)) return false;
  const isNext = items.indexOf(later) === items.indexOf(first) + 1;
  const isHead =
    isNext && between.some(({ word }) => /^[.!?:\n]$/.test(word)) && isAlone(first, items, tokens);
  const isGeneral = isKindOf(later.item.match.food, first);
  // "sushi hoje! 8 hot rolls", "caranguejada em família! 3 caranguejos"
  const isLast = items.at(-1) === later && wordAt(tokens, to - 1) === ",";
  // "caranguejada 4 caranguejos"
  const isJoined = isNext && between.every(({ word }) => /^(?:[,:(]|de|com)$/.test(word));
  if (later.item.amount?.counted && (isHead || isLast || isJoined) && isDishOf(first, later)) return true;
  if (isHead && later.item.amount?.counted && isGeneral) return true;
  const verb = between.some(({ word }) => EATEN.has(word));
  if (!verb || isEaten(first, tokens)) return false;
  return isGeneral || later.item.match.food.id === first.item.match.food.id || isSameNoun(first, later);
}

/** "comi feijoada na firma! arroz, feijoada, couve": alone in its sentence, and then in the list of what came with it. */
function isListedAgain(
  later: ItemEvent,
  first: ItemEvent,
  items: readonly ItemEvent[],
  events: readonly Event[],
  tokens: readonly Token[],
): boolean {
  if (later.item.match.food.id !== first.item.match.food.id || later.item.amount !== null) return false;
  const [from, to] = [first.item.match.next, later.item.match.start];
  const mark = tokens.findIndex(({ word }, at) => at >= from && at < to && END.test(word));
  const isRow =
    /^(?:[,.:!?\n]|e|com|mais)$/.test(wordAt(tokens, to - 1)) ||
    (EATEN.has(wordAt(tokens, to - 1)) && !isEaten(first, tokens)) ||
    items.some(({ item }) => item.match.next === to);
  if (mark < 0 || !isRow || tokens.slice(from, to).some(({ word }) => ANEW.test(word))) return false;
  const list = items.slice(items.indexOf(first) + 1);
  const isAlone = list.every(({ item }) => item.match.start > mark);
  const end = tokens.findIndex(({ word }, at) => at > to && END.test(word));
  const others = list.filter(({ item }) => end < 0 || item.match.start < end);
  const at = events.indexOf(first);
  const isOneTime = !events.some(
    (one, i) =>
      i > at && WHEN.test(one.type) && "start" in one && one.start > mark && (end < 0 || one.start < end),
  );
  return isAlone && isOneTime && others.length >= FEWEST_LISTED;
}

const END = /^[.!?\n]$/;
const WHEN = /^(?:meal|day|hour|period)$/;
const FEWEST_LISTED = 2;

/** Another helping, another time. */
const ANEW = /^(?:mais|repeti|depois|outr[oa]s?|tambem|amanha|agora|tarde|sobremesa)$/;
const EATEN: ReadonlySet<string> = new Set([...I_ATE, "peguei", "mandei", "fiquei"]);

/** A meal, an hour or a day is told in between, and not as the verb of what follows. */
function isOtherTime(events: readonly Event[], first: ItemEvent, later: ItemEvent): boolean {
  return events
    .slice(events.indexOf(first) + 1, events.indexOf(later))
    .some(({ type }) => /^(?:hour|period)$/.test(type) || type === "meal");
}

/** Told behind a verb of eating in its sentence. */
function isEaten({ item: { match } }: ItemEvent, tokens: readonly Token[]): boolean {
  const end = tokens.findLastIndex(({ word }, at) => at < match.start && /^[.!?;\n]$/.test(word));
  return tokens.slice(end + 1, match.start).some(({ word }) => EATEN.has(word));
}

/** The only food of its sentence. */
function isAlone(first: ItemEvent, items: readonly ItemEvent[], tokens: readonly Token[]): boolean {
  const before = items[items.indexOf(first) - 1];
  const from = before?.item.match.next ?? 0;
  return (
    before === undefined ||
    tokens.slice(from, first.item.match.start).some(({ word }) => /^[.!?;\n]$/.test(word))
  );
}

/** What a general word stands for. */
const GENERAL: Readonly<Record<string, (food: Food) => boolean>> = {
  peixe: ({ category }) => category === "fish",
  carne: ({ category }) => category === "meat",
  frango: ({ category }) => category === "poultry",
  galeto: ({ category }) => category === "poultry",
  sushi: ({ id }) => /^(?:sushi|hot-roll|temaki|salmao-cru|sashimi)/.test(id),
  sopa: ({ id }) => /^(?:sopa|caldo|creme-de|canja|minestra)/.test(id),
  macarronada: ({ id }) => /^(?:macarrao|nhoque|lasanha|ravioli|canelone)/.test(id),
  massa: ({ id }) => /^(?:macarrao|nhoque|lasanha|ravioli|canelone)/.test(id),
  fruta: ({ category }) => category === "fruit",
  doce: ({ category }) => category === "sweets",
  salgado: ({ category }) => category === "snacks",
};

function isKindOf(food: Food, { item }: ItemEvent): boolean {
  const word = searchKey(item.match.called);
  return (GENERAL[word] ?? GENERAL[word.replace(/s$/, "")])?.(food) ?? false;
}

/** "caranguejada" of "caranguejo", "peixada" of "peixe" */
function isDishOf({ item: first }: ItemEvent, { item: later }: ItemEvent): boolean {
  const [dish, of] = [nounOf(first), nounOf(later)];
  return later.match.food.category === "fish" && /ad[ao]?$/.test(dish) && dish.startsWith(of.slice(0, -1));
}

function isSameNoun({ item: first }: ItemEvent, { item: later }: ItemEvent): boolean {
  return nounOf(first) === nounOf(later);
}

function nounOf({ match }: ItemEvent["item"]): string {
  return stem(wordAt(tokenise(match.called), 0));
}
