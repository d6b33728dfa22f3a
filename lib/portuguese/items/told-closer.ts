import type { Event } from "@/lib/portuguese/items/event";
import { shareOfIt, takeShare } from "@/lib/portuguese/items/shares";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { stem } from "@/lib/portuguese/text/stems";
import type { Token } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };

/**
 * The events with what was named first and then spoken of again as one: "um salgado, esfiha aberta", "cerveja ontem, 6 latas de
 * skol", "pipoca e refri, dividi a pipoca", "arroz à piamontese, comi metade do arroz". Changes items.
 */
export function withoutNamedAgain(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const gone = new Set<Event>();
  for (const [at, event] of events.entries()) {
    if (event.type !== "item") continue;
    const before = itemsOfMeal(events, at).filter((one) => !gone.has(one));
    const first = before.findLast((one) => isSpokenOf(event, one, tokens));
    if (first) {
      const verb = events[at - 1];
      const shared = verb?.type === "verb" ? (verb.share ?? null) : null;
      const { amount } = event.item;
      const part = amount && shareIn(amount, event.item, tokens);
      if (part) takeShare(first.item, part, event.item.said);
      if (shared) takeShare(first.item, shared, "dividi");
      gone.add(event);
      if (verb?.type === "verb" && shared) gone.add(verb);
      continue;
    }
    const last = before.at(-1);
    if (last && isCloser(event, last, events, tokens)) {
      gone.add(last);
      event.item.amount ??= last.item.amount;
    }
  }
  return gone.size === 0 ? events : events.filter((event) => !gone.has(event));
}

/** The items of the same meal before an event, the last at the end. */
function itemsOfMeal(events: readonly Event[], at: number): ItemEvent[] {
  const start = events.slice(0, at).findLastIndex(({ type }) => /^(?:meal|hour|period)$/.test(type));
  return events.slice(start + 1, at).filter((event): event is ItemEvent => event.type === "item");
}

/** "a pipoca", "metade do arroz", "o burger inteiro": what the person named before. */
function isSpokenOf({ item }: ItemEvent, { item: first }: ItemEvent, tokens: readonly Token[]): boolean {
  const { match, amount } = item;
  if (!isAlike(item, first, tokens)) return false;
  const article = wordAt(tokens, match.start - 1);
  if (amount) return shareIn(amount, item, tokens) !== null && /^(?:d?[oa]s?)$/.test(article);
  const isAll = /^(?:inteir[oa]|tod[oa])$/.test(wordAt(tokens, match.next));
  const isLed = /^[oa]s?$/.test(article);
  const isShared = /^(?:dividi|rachei|dividimos)$/.test(wordAt(tokens, match.start - 2));
  return isLed && (isAll || isShared);
}

/** "metade do arroz", "a batata pela metade" */
function shareIn(amount: NonNullable<SaidItem["amount"]>, { match }: SaidItem, tokens: readonly Token[]) {
  if (wordAt(tokens, match.next) === "pela" && wordAt(tokens, match.next + 1) === "metade") return HALF;
  if (amount.household || amount.quantity >= 1) return amount.measure === "metade" ? HALF : null;
  return amount.share ? amount.quantity : shareOfIt(amount);
}

const HALF = 0.5;

/** The same food, or by its noun: "o arroz" of "arroz à piamontese". */
function isAlike({ match }: SaidItem, first: SaidItem, tokens: readonly Token[]): boolean {
  if (match.food.id === first.match.food.id) return true;
  const noun = (at: number) => stem(wordAt(tokens, at));
  return match.next - match.start === 1 && noun(match.start) === noun(first.match.start);
}

/** What is named in general and, behind a comma, told more closely. */
function isCloser(
  { item }: ItemEvent,
  last: ItemEvent,
  events: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const at = events.findIndex((one) => one.type === "item" && one.item === item);
  const between = events.slice(events.indexOf(last) + 1, at);
  if (isCutOf(item, last, between, tokens) || isGuessOf(item, last, tokens)) return true;
  const comma = between.at(-1);
  const isApart = comma?.type === "separator" && wordAt(tokens, comma.start) === ",";
  if (!isApart || !between.every(({ type }) => /^(?:separator|day)$/.test(type))) return false;
  if (between.some((one) => one.type === "separator" && one.hard)) return false;
  const { food, called } = last.item.match;
  const isOne = last.item.amount === null || (last.item.amount.article && last.item.amount.measure === null);
  const head = ({ id }: typeof food) => id.split("-")[0];
  // "refri também, lata de coca"
  const isSoft = /^refri/i.test(called) && SOFT_DRINK.test(item.match.food.id);
  if (
    isSoft ||
    (/^(?:refri|refrigerante|suco|ch[áa]|vinho|cerveja)s?$/i.test(called) &&
      head(item.match.food) === head(food))
  )
    return last.item.amount === null;
  const isPlace = /^d[eoa]$/.test(wordAt(tokens, last.item.match.start - 1));
  if (item.match.food.id === food.id)
    return !isPlace && last.item.amount === null && item.amount?.counted === true && between.length <= 2;
  const isGeneral = /^(?:salgad(?:o|inho)|doce|fruta)s?(?: de (?:forno|festa))?$/i.test(called);
  const isPlain =
    item.amount === null ||
    last.item.amount === null ||
    !last.item.amount.counted ||
    last.item.amount.article;
  return isOne && isGeneral && isPlain && item.match.food.category === KINDS[food.category];
}

/** "frango assado, coxa", "frango assado (uma coxa e uma asa)": that part of the bird. */
function isCutOf(
  item: SaidItem,
  { item: bird }: ItemEvent,
  between: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const [joint] = between;
  const isComma = joint?.type === "separator" && wordAt(tokens, joint.start) === ",";
  const isBehind = between.length === 0 || (isComma && between.length === 1);
  if (!isBehind || bird.match.food.category !== "poultry" || item.match.food.category !== "poultry")
    return false;
  const { amount } = bird;
  const isOne = amount === null || amount.quantity === 1;
  return isOne && BIRD.test(bird.match.called) && CUT.test(item.match.called);
}

/** "um pedaço de carne assada, acho que era lagarto" */
function isGuessOf({ match }: SaidItem, { item: last }: ItemEvent, tokens: readonly Token[]): boolean {
  const said = tokens.slice(last.match.next, match.start).map(({ word }) => word);
  const isGuess = /^(?:[,(] )?(?:eu )?(?:acho|creio) que (?:era|eh|foi)$/.test(said.join(" "));
  return isGuess && match.food.category === last.match.food.category;
}

const BIRD = /^(?:frango|galinha|galeto)/i;
const CUT = /^(?:(?:sobre)?coxas?|asas?|peito)$/i;
const SOFT_DRINK = /^(?:refrigerante|guarana|soda|agua-tonica)/;
const KINDS: Readonly<Record<string, string>> = { snacks: "snacks", sweets: "sweets", fruit: "fruit" };
