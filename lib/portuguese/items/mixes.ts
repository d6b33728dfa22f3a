import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement } from "@/lib/portuguese/grammar/element";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "arroz e feijão 2 colheres cada", "milho e ervilha 1 colher": an amount behind the last of several is of each of them, or of a mix. Changes the items. */
export function tellOfMore(
  events: readonly Event[],
  last: ItemEvent,
  { each, amount }: AmountElement,
  tokens: readonly Token[],
) {
  const before = joinedBefore(events, last, tokens, each);
  if (each) {
    for (const { item } of before) item.amount = amount;
    const count = before.length === 0 && !isOfAll(tokens, amount) ? hostCount(events, last, tokens) : 1;
    last.item.amount = { ...amount, quantity: amount.quantity * count };
    return;
  }
  const [mate, ...others] = before;
  const isMeasured = amount.household !== null || isUnit(amount.measure);
  const isMix = mate !== undefined && others.length === 0 && isBeside(mate) && isBeside(last);
  if (!isMix || !isMeasured || amount.vague) return;
  const half = { ...amount, quantity: amount.quantity / 2 };
  mate.item.amount = half;
  last.item.amount = half;
}

/** "3 fatias de pão com pasta de amendoim, 1 colher cada": on how many it is; 1 where they are not counted. */
function hostCount(events: readonly Event[], last: ItemEvent, tokens: readonly Token[]): number {
  const [host, joint] = events.slice(0, events.indexOf(last)).slice(-2);
  const isOn = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  const own = isOn && host?.type === "item" ? host.item.amount : null;
  return own?.counted && !isUnit(own.measure) && own.quantity > 1 ? own.quantity : 1;
}

/** "2 fatias de cada" */
function isOfAll(tokens: readonly Token[], { next }: SaidAmount): boolean {
  return wordAt(tokens, next) === "de";
}

/** Corn and peas, lettuce and tomato: what is served in one spoon. */
function isBeside({ item: { match } }: ItemEvent): boolean {
  return match.food.category === "vegetables" || /^(?:milho|ervilha)(?:-|$)/.test(match.food.id);
}

/** Items without an amount of their own that "e" or a comma joins to it, the nearest first. */
function joinedBefore(
  events: readonly Event[],
  last: ItemEvent,
  tokens: readonly Token[],
  each: boolean,
): ItemEvent[] {
  const found: ItemEvent[] = [];
  for (let at = events.indexOf(last) - 1; at > 0; at -= 2) {
    const [item, joint] = [events[at - 1], events[at]];
    const word = joint?.type === "separator" ? wordAt(tokens, joint.start) : "";
    // "pão de forma com queijo, duas fatias de cada"
    const isJoint = /^(?:e|,)$/.test(word) || (each && word === "com");
    const isFirst = found.length > 0 || word !== ",";
    if (!isJoint || !isFirst || item?.type !== "item" || item.item.amount !== null) break;
    found.push(item);
  }
  return found;
}

/** "café 2x hoje, uma xícara cada": of what was counted last. */
export function eachOf(events: readonly Event[], amount: SaidAmount, tokens: readonly Token[]): boolean {
  const last = events.findLast((event): event is ItemEvent => event.type === "item");
  const own = last?.item.amount;
  const hosts = last && own === null && !isOfAll(tokens, amount) ? hostCount(events, last, tokens) : 1;
  if (last && hosts > 1) {
    last.item.amount = { ...amount, quantity: amount.quantity * hosts };
    return true;
  }
  if (!last || !own?.counted || own.measure !== null || own.vague) return false;
  // "2 pães com manteiga, 1 colher de chá cada": of what the dish already has.
  if (
    /^(?:colher|ponta|fio)-/.test(amount.measure ?? "") &&
    !ownsMeasure(last.item.match.food, amount.measure)
  )
    return true;
  last.item.amount = {
    ...amount,
    quantity: amount.quantity * own.quantity,
    counted: true,
    pieces: own.quantity,
  };
  return true;
}

/** "frango 150, arroz 100, farofa 15, azeite 5": where several are weighed by bare figures, small ones of what nobody counts are grams too. */
export function withGramsOfRow(events: readonly Event[]): readonly Event[] {
  const items = events.filter((one): one is ItemEvent => one.type === "item");
  const weighed = items.filter(({ item: { amount } }) => isBare(amount) && amount.quantity >= LEAST_GRAMS);
  if (weighed.length < 2) return events;
  return events.map((event) => {
    if (event.type !== "item" || !isBare(event.item.amount)) return event;
    const { amount, match } = event.item;
    const isSmall = amount.quantity >= LEAST_OF_ROW && amount.quantity < LEAST_GRAMS;
    const isPoured = /^(?:fats|sauces|supplements)$/.test(match.food.category);
    const isLoose = match.food.gramsPerMl === undefined && !ownsMeasure(match.food, "unidade");
    if (!isSmall || !(isPoured || isLoose)) return event;
    return { ...event, item: { ...event.item, amount: { ...amount, measure: "g" } } };
  });
}

function isBare(amount: SaidAmount | null): amount is SaidAmount {
  return amount !== null && !amount.vague && amount.counted && amount.measure === null;
}

const LEAST_GRAMS = 30;
/** Fewer may be spoons. */
const LEAST_OF_ROW = 5;

/**
 * "salada de alface com tomate, uns 60 g", "salada de alface, pepino e tomate, 1 prato": how much of the salad, and not of what is named
 * last of it.
 */
export function withSaladsWhole(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const told = new Map<Event, SaidAmount | null>();
  for (const [at, head] of events.entries()) {
    if (head.type !== "item" || told.has(head) || !/^salada d/i.test(head.item.match.called)) continue;
    const parts = saladFrom(events, at, tokens);
    const amount = parts.at(-1)?.item.amount;
    if (parts.length < 2 || !amount) continue;
    const [isWeighed, isPlated] = [amount.measure === "g", PLATES.test(amount.measure ?? "")];
    if (!isWeighed && !isPlated) continue;
    const own = head.item.amount?.quantity;
    const quantity = own ?? parts.reduce((sum, { item }) => sum + (item.amount?.quantity ?? 0), 0);
    const part = { ...amount, quantity: Math.max(1, Math.round(quantity / parts.length)) };
    for (const one of parts) told.set(one, isWeighed ? part : null);
    if (isPlated) told.set(head, { ...amount, quantity });
  }
  if (told.size === 0) return events;
  return events.map((event) =>
    event.type === "item" && told.has(event)
      ? { ...event, item: { ...event.item, amount: told.get(event) ?? null } }
      : event,
  );
}

/** The vegetables of a salad, to the one behind which it is told how much it was; none where that is of this one alone. */
function saladFrom(events: readonly Event[], at: number, tokens: readonly Token[]): ItemEvent[] {
  const parts: ItemEvent[] = [];
  const joints: string[] = [];
  for (const event of events.slice(at)) {
    if (event.type === "separator" && !event.hard) {
      joints.push(wordAt(tokens, event.start));
      continue;
    }
    if (event.type !== "item" || !isBeside(event)) return [];
    parts.push(event);
    const { amount, match } = event.item;
    if (amount === null || amount.start >= match.start) {
      const isShared = events.some(
        (one) => one.type === "item" && one !== event && one.item.amount?.start === amount?.start,
      );
      if (amount === null || (isShared && amount.start > match.next + 1)) continue;
      // "salada de alface, tomate 60 g": of the tomato.
      const isOfAll = wordAt(tokens, match.next) !== "g" && /^[,(]$/.test(wordAt(tokens, match.next));
      return isOfAll || joints.some((word) => /^(?:com|e)$/.test(word)) ? parts : [];
    }
    return [];
  }
  return [];
}

const PLATES = /^(?:prato|tigela|cuia|pote)/;

const CREATINE = "creatina";
const JOINS = /^(?:com|em|n[oa]|mais|e)$/;

/** The events without creatine that was drunk in water: it adds nothing, and the water is what counts. */
export function withoutDissolved(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  return events.filter((event, at) => {
    if (event.type !== "item" || event.item.match.food.id !== CREATINE) return true;
    return !isDissolved(events, at, 1, tokens) && !isDissolved(events, at, -1, tokens);
  });
}

function isDissolved(events: readonly Event[], at: number, step: 1 | -1, tokens: readonly Token[]): boolean {
  const [joint, other] = [events[at + step], events[at + 2 * step]];
  const isJoined = joint?.type === "separator" && JOINS.test(wordAt(tokens, joint.start));
  const isWater = (one: Event | undefined) => one?.type === "item" && one.item.match.food.id === WATER_ID;
  return Boolean(isWater(joint) || (isJoined && isWater(other)));
}
