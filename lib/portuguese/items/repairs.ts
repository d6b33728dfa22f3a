import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type Measure } from "@/lib/nutrition/foods/measures";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherKind } from "@/lib/portuguese/vocabulary/variants";

type ItemEvent = Event & { type: "item" };

/** The events without what was taken back in the same message. */
export function withoutRepaired(events: readonly Event[]): Event[] {
  if (!events.some(({ type }) => type === "repair")) return [...events];
  const kept: Event[] = [];
  let repairing = false;
  for (const [at, event] of events.entries()) {
    if (event.type === "repair") {
      repairing = event.variant === null;
      if (event.variant) takeVariant(kept, event.variant);
      if (event.all && events.slice(at + 1, at + LOOK_AHEAD).some(isItem)) takeBackAll(kept);
    } else if (repairing && event.type === "separator" && !event.hard) continue;
    // "um brigadeiro... quer dizer, comi dois": the count is of what stands before it.
    else if (repairing && event.type === "verb" && isOnlyHowMany(events.slice(at + 1, at + LOOK_AHEAD)))
      continue;
    else {
      const instead = repairing && takeBack(kept, event, events.slice(at + 1, at + LOOK_AHEAD));
      repairing = false;
      if (!instead) kept.push(event);
    }
  }
  return kept;
}

function isOnlyHowMany(after: readonly Event[]): boolean {
  return after.find(({ type }) => type === "item" || type === "amount")?.type === "amount";
}

/** All that the sentence told so far. */
function takeBackAll(kept: Event[]) {
  const from = kept.findLastIndex(
    (one) => /^(?:meal|day)$/.test(one.type) || (one.type === "separator" && one.hard),
  );
  kept.push(...kept.splice(from + 1).filter(({ type }) => type !== "item" && type !== "amount"));
}

function isItem(event: Event): event is ItemEvent {
  return event.type === "item";
}

/** Events to look through for what is eaten after a verb. */
const LOOK_AHEAD = 8;

/** Events to look through for what was said of the same food. */
const LOOK_BACK = 16;

/** Takes out of `kept` what `event` is said instead of; true when nothing of the event itself remains to be kept. */
function takeBack(kept: Event[], event: Event, after: readonly Event[]): boolean {
  switch (event.type) {
    case "day":
    case "hour":
    case "period":
      removeLast(kept, ({ type }) => type === event.type);
      return false;
    case "verb":
    case "meal":
      restate(kept, event.type, after);
      return false;
    case "amount": {
      const last = lastSaid(kept);
      if (!last) return false;
      const target = last.type === "item" ? last.item : last;
      target.amount = amountInstead(target.amount, event.amount);
      return true;
    }
    case "item":
      return replace(kept, event);
    default:
      return false;
  }
}

/** "jantei sopa, digo, almocei sopa": all of the clause is said again. "na verdade jantei" only names another meal. */
function restate(kept: Event[], by: "verb" | "meal", after: readonly Event[]) {
  const clause = kept.findLastIndex(({ type }) => type === "verb" || type === "meal");
  if (after.some(({ type }) => type === "item" || type === "amount")) {
    const rest = kept.splice(clause + 1).filter(({ type }) => type !== "item" && type !== "amount");
    kept.push(...rest);
  }
  if (by === "meal") removeLast(kept, ({ type }) => type === "meal");
}

function replace(kept: Event[], event: ItemEvent): boolean {
  const { item } = event;
  const same = kept
    .slice(-LOOK_BACK)
    .findLast((one): one is ItemEvent => one.type === "item" && isSameThing(one.item, item))?.item;
  if (same) {
    // "1 fatia de goiaba, digo 1 goiaba"
    const isWhole = item.amount?.measure === null && ownsMeasure(item.match.food, "unidade");
    if (item.amount) same.amount = isWhole ? item.amount : amountInstead(same.amount, item.amount);
    return true;
  }
  const last = lastSaid(kept);
  if (!last) return false;
  // "4 espetinhos de queijo coalho, digo, 2 espetinhos": of what they hold.
  const measure = last.type === "item" ? last.item.amount?.household : null;
  if (last.type === "item" && measure && item.amount && isCalledSo(item, measure)) {
    last.item.amount = amountInstead(last.item.amount, item.amount);
    return true;
  }
  const kind = last.type === "item" ? partInstead(last.item, item) : null;
  if (kind && last.type === "item") {
    last.item.match = { ...last.item.match, food: kind.food, called: kind.called };
    return true;
  }
  kept.splice(kept.indexOf(last), 1);
  const { amount } = last.type === "item" ? last.item : last;
  const fits =
    amount?.measure == null || isUnit(amount.measure) || ownsMeasure(item.match.food, amount.measure);
  if (amount?.counted && fits) item.amount ??= amount;
  return false;
}

/** The events with what is to be noted in the end as how much of it there was: "comi do bolo da festa, então bota aí 2 fatias de bolo". */
export function withNotedInTheEnd(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const from = tokens.findIndex(
    ({ word }, at) => word === "entao" && tokens.slice(at + 1, at + FAR).some((one) => NOTE.test(one.word)),
  );
  if (from < 1 || tokens.slice(from).some(({ word }) => MORE.test(word))) return events;
  const items = events.filter(isItem);
  const noted = new Set<Event>();
  for (const later of items) {
    const first = items.find(
      ({ item }) => item.match.start < from && later.item.match.start > from && isKindOf(item, later.item),
    )?.item;
    if (!first) continue;
    const { match, amount } = later.item;
    const isCloser = match.called.length > first.match.called.length;
    if (isCloser) first.match = { ...first.match, food: match.food, called: match.called };
    first.amount = amount ?? first.amount;
    noted.add(later);
  }
  return events.filter((event) => !noted.has(event));
}

/** Words from "então" to what asks for it to be noted. */
const FAR = 4;
const NOTE = /^(?:bot|anot|coloc|poe|registr|marc|lanc|adicion|inclu)(?:a|e|i|ar|ir|ue)?$/;
/** One more of it, or at another time. */
const MORE = /^(?:mais|outr[oa]s?|tambem|agora|n[oa]|para)$/;

/** By the same noun: "um pastel de carne" of "um pastel". */
function isKindOf(said: SaidItem, again: SaidItem): boolean {
  const [one, other] = [said, again].map(({ match }) => searchKey(match.called).split(" ")[0]);
  return said.match.food.id === again.match.food.id || one === other;
}

function isCalledSo({ match: { called } }: SaidItem, { name, words }: Measure): boolean {
  return [name, ...(words ?? [])].some((word) => searchKey(word) === searchKey(called));
}

/** "pão com margarina, minto, era manteiga": the dish with the other of its kind in it; null where it is no part. */
function partInstead({ match: whole }: SaidItem, { match, amount }: SaidItem): FoodMatch | null {
  const [, joint, rest = ""] = / (com|de) (.+)$/i.exec(whole.called) ?? [];
  const part = joint ? foodAt(tokenise(rest), 0, false) : null;
  if (amount?.counted || part?.food.category !== match.food.category) return null;
  return otherKind(whole.food, tokenise(`${joint} ${match.called}`));
}

/** "1 pão" after "2 pães com queijo" is the same thing by a shorter name. */
function isSameThing(said: SaidItem, again: SaidItem): boolean {
  if (said.match.food.id === again.match.food.id) return true;
  const [head, more] = searchKey(again.match.called).split(" ");
  return more === undefined && searchKey(said.match.called).split(" ")[0] === head;
}

/** "2 conchas, aliás 3": the measure holds; "2 pedaços pequenos, aliás um pedaço": the size does. */
export function amountInstead(before: SaidAmount | null, now: SaidAmount): SaidAmount {
  if (before && now.measure !== null && now.measure === before.measure)
    return { ...now, size: now.size ?? before.size };
  if (!before || now.measure !== null || now.vague || before.vague) return now;
  const { measure, household, literal, size } = before;
  return { ...now, measure, household, literal, size: now.size ?? size };
}

function takeVariant(kept: readonly Event[], variant: SaidItem["match"]["food"]) {
  const last = kept.findLast((one): one is ItemEvent => one.type === "item");
  if (last) last.item.match = { ...last.item.match, food: variant };
}

function lastSaid(kept: readonly Event[]) {
  return kept.findLast((one) => one.type === "item" || one.type === "amount");
}

function removeLast(kept: Event[], isIt: (event: Event) => boolean) {
  const at = kept.findLastIndex(isIt);
  if (at >= 0) kept.splice(at, 1);
}
