import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, FoodElement } from "@/lib/portuguese/grammar/element";
import {
  attachAmount,
  countedBefore,
  isOfNext,
  itemApart,
  lastItem,
} from "@/lib/portuguese/items/attach-amount";
import { fillingGrams, isOtherHalf } from "@/lib/portuguese/items/composites";
import {
  fillIn,
  flavourGrams,
  isBrandOf,
  isCalledWith,
  isFlavourOf,
  isSpeciesOf,
  skewerOf,
  stirIn,
} from "@/lib/portuguese/items/ellipsis";
import { type Event, isUnsaid } from "@/lib/portuguese/items/event";
import {
  countedAs,
  countedIn,
  dropHost,
  dropItem,
  hostApart,
  hostOfKinds,
  isBreadOf,
  isCountedKindOf,
  isCountInBrackets,
  isCountOf,
  kindNamed,
  pushKind,
  skewer,
  sliceOf,
  slicesOf,
  someOf,
} from "@/lib/portuguese/items/kinds";
import { sushiOf } from "@/lib/portuguese/items/listed-kinds";
import { leaveAmount } from "@/lib/portuguese/items/loose-amounts";
import { eachOf, tellOfMore } from "@/lib/portuguese/items/mixes";
import {
  inGramsLikeOthers,
  isAside,
  isFramed,
  isHeldBy,
  isMadeOf,
  isPlateful,
  isPostfix,
  nextOf,
  type RunPart,
  totalOf,
  withoutHeads,
} from "@/lib/portuguese/items/runs";
import { inParts, splitFor } from "@/lib/portuguese/items/two-in-one";
import { holderOf } from "@/lib/portuguese/items/vessels";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

type Said = (from: number, to: number) => string;

/** A run that is being bound, and what of it is not tied to anything yet. */
type Binding = {
  run: readonly RunPart[];
  parts: readonly RunPart[];
  postfix: boolean;
  events: Event[];
  drink: boolean;
  said: Said;
  tokens: readonly Token[];
  earlier: SaidItem | null;
  waiting: AmountElement | null;
  unknown: RunPart[];
};

/** Ties the amounts of a run without a separator to its foods, and adds both to `events`. */
export function bindRun(
  run: readonly RunPart[],
  events: Event[],
  drink: boolean,
  said: Said,
  tokens: readonly Token[],
  earlier: SaidItem | null = null,
) {
  const total = totalOf(run);
  if (total) events.push({ type: "total", grams: total.grams });
  const row = total?.rest ?? run;
  const listed = isCountInBrackets(row) ? row : withoutHeads(row);
  for (const part of row.slice(0, row.length - listed.length)) {
    if (part.type === "food") events.push({ type: "head", food: part.match.food });
  }
  const parts = listed.filter((part) => part.type !== "link");
  inGramsLikeOthers(parts);
  const given = { run, parts, postfix: isPostfix(parts), events, drink, said, tokens, earlier };
  const bound: Binding = { ...given, waiting: null, unknown: [] };
  for (const [at, part] of parts.entries()) {
    if (part.type === "unknown") bound.unknown.push(part);
    else if (part.type === "food") bindFood(bound, at, part);
    else if (part.type === "amount") bindAmount(bound, at, part);
  }
  // "pudim fofinho": words straight after a food describe it.
  if (bound.unknown[0] && run[run.indexOf(bound.unknown[0]) - 1]?.type === "food") bound.unknown = [];
  flushUnknown(bound);
  const { waiting } = bound;
  if (waiting?.each && events.filter(isUnsaid).length > 1)
    for (const event of events.filter(isUnsaid)) event.item.amount = waiting.amount;
  else if (waiting?.each && eachOf(events, waiting.amount, tokens)) return;
  else if (waiting) leaveAmount(events, waiting.amount, drink, said(waiting.start, waiting.next), tokens);
}

/** Tells the words that are no food, with the amount that led to them. */
function flushUnknown(bound: Binding): void {
  const { events, drink, said, tokens, unknown, waiting } = bound;
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (!first || !last) return;
  const isKind = waiting !== null && pushKind(events, waiting, first, last, drink, said, tokens);
  if (!isKind) events.push({ type: "unknown", said: said((waiting ?? first).start, last.next) });
  [bound.waiting, bound.unknown] = [null, []];
}

function bindFood(bound: Binding, at: number, part: FoodElement): void {
  const { parts, events, drink, said, tokens, earlier, unknown, waiting } = bound;
  if (unknown.length > 0 && isMadeOf(tokens, unknown.at(-1) as RunPart, part)) {
    unknown.push(part);
    flushUnknown(bound);
    return;
  }
  // "delicioso pudim": words straight before a food describe it.
  [bound.waiting, bound.unknown] = [null, []];
  // "metade do prato: arroz, feijão": of all that follows.
  const { run } = bound;
  if (
    waiting &&
    waiting.amount.quantity < 1 &&
    isPlateful(waiting) &&
    run[run.indexOf(waiting) + 1]?.type === "link"
  ) {
    const amount = { ...waiting.amount, measure: null, household: null };
    events.push({ type: "amount", amount, drink: false, said: said(waiting.start, waiting.next) });
    pushFood(events, part, null, drink, said, tokens, earlier);
    bound.waiting = null;
    return;
  }
  // "pizza 3 pedaços calabresa": its flavour, past how much of it.
  const host = waiting && parts[at - 1] === waiting ? lastItem(events, parts[at - 2]) : null;
  const kind = host?.item.amount === null ? kindNamed(host.item.match.food, part) : null;
  if (host && kind) {
    const amount = waiting && slicesOf(waiting.amount, host.item.match.food);
    const match = { ...host.item.match, food: kind, base: host.item.match.food };
    Object.assign(host.item, { match, amount });
    return;
  }
  // "yopro 250 ml de chocolate"
  if (waiting && host?.item.amount === null && isFlavourOf(part.match.food, host.item.match.food)) {
    host.item.amount = waiting.amount;
    bound.waiting = null;
    if (flavourGrams(part.match, host.item.match)) pushFood(events, part, null, drink, said, tokens, earlier);
    return;
  }
  if (!waiting && isBreadOf(part, events, tokens)) return;
  // "iogurte proteico 250 ml (yopro)": the same by another name.
  const named = events.findLast(({ type }) => type === "item");
  const inBrackets = tokens[part.start - 1]?.word === "(" && tokens[part.next]?.word === ")";
  if (!waiting && inBrackets && named?.type === "item" && named.item.match.food.id === part.match.food.id)
    return;
  const same =
    waiting && (lastItem(events, parts[at - 2]) ?? (at === 1 ? itemApart(events, tokens, waiting) : null));
  // "milho cozido, 1 espiga com manteiga"
  if (same && waiting && same.item.amount === null && isCountedKindOf(same.item.match.food, part, tokens)) {
    same.item.match = { ...part.match, start: same.item.match.start };
    same.item.amount = waiting.amount;
    return;
  }
  const before = parts[at - 1]?.type === "food" ? lastItem(events, parts[at - 1]) : null;
  if (waiting && same?.item.amount === null && isCountOf(same.item.match.food, part)) {
    same.item.amount = countedIn(same.item.match.food, part, waiting.amount);
    same.item.said = said(same.item.match.start, part.next);
  } else if (before && !waiting && isCalledWith(before.item, part.match.called)) {
    before.item.match = { ...before.item.match, next: part.next };
  } else if (before && !waiting && isBrandOf(part.match.food, before.item.match.food)) {
    before.item.match = { ...part.match, size: part.match.size ?? before.item.match.size };
  } else if (
    before &&
    !waiting &&
    before.item.amount === null &&
    isSpeciesOf(part.match, before.item.match)
  ) {
    before.item.match = { ...part.match, start: before.item.match.start };
  } else if (
    !before ||
    waiting ||
    !isFlavourOf(part.match.food, before.item.match.food) ||
    flavourGrams(part.match, before.item.match)
  )
    pushFood(events, part, waiting, drink, said, tokens, earlier);
}

function bindAmount(bound: Binding, at: number, part: AmountElement): void {
  const { run, parts, postfix, events, drink, said, tokens } = bound;
  if (
    part.led &&
    isUnit(part.amount.measure) &&
    bound.unknown.length === 1 &&
    parts[at - 2]?.type !== "food"
  ) {
    // "1 térmica de 1 L": whatever that is, it holds so much.
    const quantity = part.amount.quantity * (bound.waiting?.amount.quantity ?? 1);
    const { start } = bound.waiting ?? part;
    [bound.waiting, bound.unknown] = [{ ...part, amount: { ...part.amount, quantity }, start }, []];
    return;
  }
  // "lasanha sadia de 600 g", "guaraná baré 1 copo": a word of the food's between the two.
  const [word] = bound.unknown;
  const isBetween = word?.next === part.start && parts[at - 2]?.next === word.start;
  const isNear = part.led || (isBetween && isHeldBy(part.amount, parts[at - 2]));
  const branded = isNear && bound.unknown.length === 1 && parts[at - 2]?.type === "food";
  if (parts[at - 1]?.type === "food" || branded) bound.unknown = [];
  flushUnknown(bound);
  const near =
    lastItem(events, parts[branded ? at - 2 : at - 1]) ?? countedBefore(events, part, parts[at - 2], tokens);
  const last =
    postfix || !isOfNext(near, part, nextOf(run, part, tokens)) || isAside(run, part) ? near : null;
  if (last && splitFor(last, part, events, tokens)) return;
  const isFirst = last?.item.amount === null;
  const holder = last && holderOf(part, last, events, tokens);
  if (last && (holder === null || attachAmount(holder, part, said))) {
    if (isFirst) tellOfMore(events, last, part, tokens);
    return;
  }
  // "sushi, 8 peças (manga e pepino)"
  if (at === 0 && parts[1] && nextOf(run, part, tokens) === undefined && part.amount.measure === "unidade") {
    leaveAmount(events, part.amount, drink, said(part.start, part.next), tokens);
    return;
  }
  const { waiting } = bound;
  // "prato de 500 g: 100 g de frango"
  if (waiting && run[run.indexOf(waiting) + 1]?.type === "link")
    leaveAmount(events, waiting.amount, drink, said(waiting.start, waiting.next), tokens);
  bound.waiting = part;
}

function pushFood(
  events: Event[],
  food: FoodElement,
  amount: AmountElement | null,
  drink: boolean,
  said: Said,
  tokens: readonly Token[],
  theirs: SaidItem | null,
) {
  const item: SaidItem = {
    match: food.match,
    amount: amount?.amount ?? null,
    ignored: food.ignored,
    inside: food.inside,
    said: said(amount?.start ?? food.start, food.next),
    ...(isFramed(tokens, food.start) && { frame: true }),
  };
  item.amount ??= someOf(item.match, tokens);
  const before = events.findLast(({ type }) => type !== "separator");
  const earlier = before?.type === "item" ? before : null;
  if (earlier && isOtherHalf(item, earlier.item.match, tokens)) item.amount = null;
  if (item.amount === null && earlier && item.inside === undefined)
    item.inside =
      flavourGrams(food.match, earlier.item.match) ?? fillingGrams(food.match, earlier.item.match, tokens);
  item.amount = skewerOf(item, earlier?.item ?? null) ?? stirIn(item, earlier?.item ?? null, tokens);
  const host = amount?.amount.counted && amount.next === food.start ? hostOfKinds(events) : null;
  const kind = host && item.amount?.measure === null ? kindNamed(host.match.food, food) : null;
  if (host && kind && item.amount) {
    Object.assign(item, { match: { ...item.match, food: kind }, amount: countedAs(item.amount, host) });
    if (host.amount === null && !host.frame) dropItem(events, host);
  }
  const of = food.start - 1;
  const isOther =
    amount === null && tokens[of]?.word === "de" && /^outr[oa]s?$/.test(tokens[of - 1]?.word ?? "");
  if (isOther) item.amount = { ...ONE, counted: true, start: of - 1, next: of };
  const sliced = amount && sliceOf(item, hostApart(events, tokens) ?? theirs, tokens, amount.next);
  if (sliced) {
    dropHost(item, sliced, events, tokens);
    events.push({ type: "item", item, drink });
    return;
  }
  // "pedimos pizza, comi 2 de calabresa", "esfiha no almoço, 4 de carne": past the verb or when it was.
  const apart =
    before && /^(?:verb|meal|day|period|hour)$/.test(before.type) ? hostApart(events, tokens) : null;
  const isKind =
    (amount !== null || isOther) &&
    fillIn(item, earlier?.item ?? theirs ?? apart, tokens, amount?.next ?? of);
  if (isKind && apart) dropHost(item, apart, events, tokens);
  skewer(item, events, tokens);
  const sushi = amount && sushiOf(item, earlier?.item ?? theirs, tokens, amount.next);
  if (sushi) item.match = { ...item.match, food: sushi };
  // "combo de esfiha, 4 de carne e 2 de queijo": the kinds are what was eaten.
  if (isKind && earlier?.item.amount === null) dropHost(item, earlier.item, events, tokens);
  const [first, ...rest] = inParts(item, tokens);
  for (const one of [first ?? item, ...rest]) events.push({ type: "item", item: one, drink });
}
