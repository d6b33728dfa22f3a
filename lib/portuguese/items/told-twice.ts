import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Event, endsClause, isUnsaid } from "@/lib/portuguese/items/event";
import { gramsSaid } from "@/lib/portuguese/items/weighed-in-end";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };

/**
 * The events with what was first listed and then told by its amounts as one: "arroz, feijão e carne de sol. 2 colheres de arroz,
 * 1 concha de feijão e 100 g de carne".
 */
export function withoutToldTwice(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  if (events.length > MOST_EVENTS) return events;
  const dish = dishOfTold(events);
  if (dish)
    return withoutToldTwice(
      events.filter((event) => event !== dish),
      tokens,
    );
  const items = events.filter((event): event is ItemEvent => event.type === "item");
  if (items.length < 2 || tokens.some(({ word }) => ANEW.test(word))) return events;
  const again = retold(items, tokens, (first, later) => isOneTelling(events, first, later, tokens));
  if (again.size === 0) {
    const all = retold(items, tokens, (first, later) => isOfOneMeal(events, first, later));
    if (isAllRetold(events, items, all)) for (const [first, later] of all) again.set(first, later);
  }
  const isInAnother = [...again].some(([first, later]) =>
    events
      .slice(events.indexOf(first), events.indexOf(later))
      .some((one) => one.type === "separator" && one.hard),
  );
  // "com o dobro de frango, o que deu 200 g de frango"
  const isSummedUp = [...again].some(
    ([, later]) => isSaidOfIt(later, tokens) || isWeighedAgain(later.item, tokens),
  );
  const isCloser = [...again].some(([first, later]) => isRightBehind(events, first, later, tokens));
  if (again.size < FEWEST && !isInAnother && !isSummedUp && !isCloser) return events;
  for (const [{ item: first }, { item }] of again)
    Object.assign(first, { amount: amountOf(item, first), said: `${first.said} ${item.said}` });
  const told = new Set<Event>(again.values());
  return events.filter((event) => !told.has(event));
}

/** The events with what was told and had again as twice as much: "arroz, feijão e bife, repeti o arroz com feijão". */
export function withSecondHelpings(events: readonly Event[]): readonly Event[] {
  if (events.length > MOST_EVENTS) return events;
  const named = new Set<Event>();
  return events
    .map((verb, at): Event => {
      if (verb.type !== "verb" || !verb.again) return verb;
      const told = events.slice(0, at).filter((one): one is ItemEvent => one.type === "item");
      const rest = events.slice(at + 1);
      const end = rest.findIndex((one) => endsClause(one) || one.type === "day" || one.type === "hour");
      const clause = rest.slice(0, end < 0 ? undefined : end);
      const again = clause.filter((one): one is ItemEvent => one.type === "item");
      const isOpen = again.every(isUnsaid) && clause.every(({ type }) => /^(?:item|separator)$/.test(type));
      const meant = again.map((one) => helpedTo(one, told));
      if (!isOpen || meant.some((one) => one.length === 0)) return verb;
      for (const { item } of meant.flat()) item.amount = twice(item.amount);
      for (const one of again) named.add(one);
      const { again: _, ...done } = verb;
      return again.length > 0 ? done : verb;
    })
    .filter((event) => !named.has(event));
}

/** What was told of it: itself, one called so, or "arroz" and "feijão" of "arroz com feijão"; nothing where it is new. */
function helpedTo({ item: { match } }: ItemEvent, told: readonly ItemEvent[]): readonly ItemEvent[] {
  const own =
    told.findLast((one) => one.item.match.food.id === match.food.id) ??
    told.findLast((one) => headOf(one.item.match.called) === headOf(match.called)) ??
    told.findLast((one) => one.item.match.food.category === GENERAL[searchKey(match.called)]);
  const parts = match.called.split(/ (?:com|e) /i).map((part) => headOf(part));
  const found = parts.flatMap((part) => told.findLast((one) => headOf(one.item.match.called) === part) ?? []);
  if (parts.length > 1 && own?.item.match.food.id !== match.food.id)
    return found.length === parts.length ? found : [];
  return own ? [own] : [];
}

function twice(amount: SaidItem["amount"]): NonNullable<SaidItem["amount"]> {
  if (!amount || amount.vague)
    return { ...ONE, vague: { share: 2 * (amount?.vague?.share ?? 1), word: "repeti" } };
  return { ...amount, quantity: amount.quantity * 2, low: null, high: null, article: false };
}

/** "…, deu 200 g de frango", "…, foram 3 postas de peixe" */
function isSaidOfIt({ item }: ItemEvent, tokens: readonly Token[]): boolean {
  return /^(?:deu|deram|somou|total|foram|eram)$/.test(wordAt(tokens, (item.amount?.start ?? 0) - 1));
}

/** What was named without an amount, with what then tells its amount. */
function retold(
  items: readonly ItemEvent[],
  tokens: readonly Token[],
  isOneTelling: (first: ItemEvent, later: ItemEvent) => boolean,
): Map<ItemEvent, ItemEvent> {
  const again = new Map<ItemEvent, ItemEvent>();
  for (const [at, later] of items.entries()) {
    if (!later.item.amount?.counted && !isOfNamed(later.item, tokens)) continue;
    const first = items
      .slice(0, at)
      .find(
        (one) =>
          isOpenTo(one.item, later.item, tokens) && !again.has(one) && isOf(later.item, one.item, tokens),
      );
    if (first && isOneTelling(first, later)) again.set(first, later);
  }
  return again;
}

/** "moela com cerveja no almoço, moela 1 pratinho, cerveja 2 latas": the one meal of the message is named in between. */
function isOfOneMeal(events: readonly Event[], first: ItemEvent, later: ItemEvent): boolean {
  const times = events.filter(({ type }) => WHEN.test(type));
  const at = times[0] ? events.indexOf(times[0]) : -1;
  return (
    times.length === 1 &&
    times[0]?.type === "meal" &&
    events.indexOf(first) < at &&
    at < events.indexOf(later)
  );
}

/** All that was told before the meal is told again behind it, two things or more. */
function isAllRetold(
  events: readonly Event[],
  items: readonly ItemEvent[],
  again: ReadonlyMap<ItemEvent, ItemEvent>,
): boolean {
  const meal = events.findIndex(({ type }) => type === "meal");
  const before = items.filter((one) => events.indexOf(one) < meal);
  return before.length >= FEWEST && before.every((one) => again.has(one));
}

/** "só um pouquinho do repolho": of what was named. */
function isOfNamed({ amount, match }: SaidItem, tokens: readonly Token[]): boolean {
  return amount?.vague != null && /^d[oa]s?$/.test(wordAt(tokens, match.start - 1));
}

/**
 * Told without an amount, or with an article where the other is counted in slices or weighed: "um pão de forma com patê. 2 fatias de
 * pão", "um filé de frango, o frango deu 120 g".
 */
function isOpenTo({ amount }: SaidItem, later: SaidItem, tokens: readonly Token[]): boolean {
  if (amount === null) return true;
  if (amount.article === true && amount.measure === null && later.amount?.measure === "fatia") return true;
  const isOfAll = amount.quantity === 1 || /^[oa]s$/.test(wordAt(tokens, later.match.start - 1));
  const isPiece = /^(?:fatia|pedaco)$/.test(amount.measure ?? "");
  return amount.counted && gramsSaid(amount) === null && !isPiece && isOfAll && isWeighedAgain(later, tokens);
}

/** "o queijo 40 g": that which was told, and what it weighed. */
function isWeighedAgain({ amount, match }: SaidItem, tokens: readonly Token[]): boolean {
  return gramsSaid(amount) !== null && /^[oa]s?$/.test(wordAt(tokens, match.start - 1));
}

/** "pão com ovo, dois pães e três ovos": the dish of two whose both parts are then counted; undefined where there is none. */
function dishOfTold(events: readonly Event[]): ItemEvent | undefined {
  return events.find((event, at): event is ItemEvent => {
    if (event.type !== "item" || event.item.amount !== null) return false;
    const [first, second] = event.item.match.called.split(/ com /i).map((part) => headOf(part));
    if (!first || !second) return false;
    const counted = events
      .slice(at + 1)
      .flatMap((one) =>
        one.type === "item" && one.item.amount?.counted ? [headOf(one.item.match.called)] : [],
      );
    return counted.includes(first) && counted.includes(second);
  });
}

function headOf(name: string): string {
  return stem(tokenise(name)[0]?.word ?? "");
}

/** "frango desfiado, umas 60 g de frango": by its noun, behind a comma. */
function isRightBehind(
  events: readonly Event[],
  first: ItemEvent,
  later: ItemEvent,
  tokens: readonly Token[],
): boolean {
  const between = events.slice(events.indexOf(first) + 1, events.indexOf(later));
  const isGeneral = Object.hasOwn(GENERAL, searchKey(later.item.match.called));
  // "pintado assado, pirão, arroz. uns 200 g de peixe"
  if (isGeneral && first.item.match.food.id !== later.item.match.food.id) return true;
  // "leite com rapadura, um copo de leite"
  const joint = events.at(-1) === later ? events.at(-2) : undefined;
  const isApart = joint?.type === "separator" && wordAt(tokens, joint.start) === ",";
  const isCup = later.item.amount?.household?.ml !== undefined;
  if (isApart && isToldLast(events, first, later) && later.item.amount?.measure) return true;
  if (isApart && isCup && first.item.match.food.id === later.item.match.food.id) return true;
  const isLonger = tokenise(first.item.match.called).length > 1;
  // "açaí do grosso e peixe frito, uma tigela de 400 ml de açaí"
  if (isLonger && later.item.amount?.household && isUnit(later.item.amount.measure)) return true;
  return isLonger && between.length === 1 && between[0]?.type === "separator" && !between[0].hard;
}

/** Who tells more than that tells several days, and nothing of it closer. */
const MOST_EVENTS = 150;
/** One alone may be said for another reason: "direto do coco, 1 coco". */
const FEWEST = 2;
/** Another helping, another time, another person's. */
const ANEW = /^(?:mais|repeti|depois|outr[oa]s?|tambem|amanha)$/;

/** The same food, or by its noun alone: "a carne" of "carne de sol". */
function isOf(later: SaidItem, first: SaidItem, tokens: readonly Token[]): boolean {
  if (later.match.food.id === first.match.food.id) return true;
  // "pintado assado, pirão, uns 200 g de peixe"
  if (GENERAL[searchKey(later.match.called)] === first.match.food.category) return true;
  const [noun, ...more] = tokenise(later.match.called);
  if (more.length > 0 || !noun) return false;
  return stem(noun.word) === stem(wordAt(tokens, first.match.start)) || isMainPart(first, noun.word);
}

/** "2 postas de peixe" of "peixada" or "moqueca de peixe", "2 pegadores de macarrão" of "macarronada": what a dish mostly is. */
function isMainPart({ match: { food, called } }: SaidItem, noun: string): boolean {
  if (/^(?:sweets|drinks|snacks|fruit)$/.test(food.category)) return false;
  const isCalled = [food.name, called].some((name) => {
    const [head = "", ...words] = tokenise(name).map(({ word }) => word);
    const [, root] = /^(.{4,}?)(?:on|o)?ada$/.exec(head) ?? [];
    const isOf = STEWED.test(head) && words[0] === "de" && stem(words[1] ?? "") === stem(noun);
    return isOf || (root !== undefined && noun.startsWith(root));
  });
  return isCalled || (noun === "peixe" && isStewed(food.name));
}

export function isStewed(name: string): boolean {
  return STEWED.test(searchKey(name).split(" ")[0] ?? "");
}

/** What is mostly the fish or the meat that it is called for. */
const STEWED =
  /^(?:moqueca|caldeirada|ensopado|guisado|cozido|assado|parmegiana|milanesa|bobo|picadinho|peixada)$/;

/** "2 postas de peixe", of a moqueca: what they weigh, of what is not served in them. */
function amountOf(item: SaidItem, { match: { food } }: SaidItem): SaidItem["amount"] {
  const measure = item.amount?.measure;
  const isItsOwn = food.id === item.match.food.id || food.category !== "dishes";
  if (!measure || !item.amount || isItsOwn || isUnit(measure) || ownsMeasure(food, measure))
    return item.amount;
  return weighedAs(item);
}

/** What any food of these is called by. */
const GENERAL: Readonly<Record<string, string>> = { peixe: "fish", carne: "meat" };

/** Of one meal: no day, hour, or meal is told in between, and a sentence or "servi" parts the list from its amounts. */
function isOneTelling(
  events: readonly Event[],
  first: ItemEvent,
  later: ItemEvent,
  tokens: readonly Token[],
): boolean {
  const between = events.slice(events.indexOf(first) + 1, events.indexOf(later));
  const times = between.filter(({ type }) => WHEN.test(type));
  // "peixada no almoço com arroz. 2 postas", "peixada no almoço, foram 2 postas": the one meal of what they are said of.
  const isOfHead =
    (times.length === 1 &&
      isSaidOfIt(later, tokens) &&
      wordAt(tokens, (later.item.amount?.start ?? 0) - 2) === ",") ||
    (times.length === 1 &&
      between.findIndex((one) => one.type === "separator" && one.hard) > between.indexOf(times[0] as Event));
  return isToldLast(events, first, later) || times.length === 0 || isOfHead;
}

/** "pão e açaí de manhã, 300 ml de açaí": at the end, and of the same meal. */
function isToldLast(events: readonly Event[], first: ItemEvent, later: ItemEvent): boolean {
  const at = events.indexOf(later);
  const [when, joint] = events.slice(at - 2, at);
  const isMarked = when !== undefined && WHEN.test(when.type) && joint?.type === "separator" && !joint.hard;
  const isSame = first.item.match.food.id === later.item.match.food.id;
  return (
    isMarked &&
    isSame &&
    events.slice(events.indexOf(first), at - 2).every(({ type }) => !WHEN.test(type)) &&
    at === events.length - 1
  );
}

const WHEN = /^(?:meal|day|hour|period)$/;

/** In grams, as much as the cut is. */
export function weighedAs(item: SaidItem): SaidItem["amount"] {
  const { grams } = weighItem(item);
  return item.amount && { ...item.amount, quantity: grams, measure: "g", household: null };
}
