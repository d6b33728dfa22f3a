import { type Measure, measureOf } from "@/lib/nutrition/foods/measures";
import type { Event } from "@/lib/portuguese/items/event";
import { isStewed } from "@/lib/portuguese/items/told-twice";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };

export const FILLET = measureOf("file") as Measure;

/** "arroz e frango. 1 filé": of the one fish or bird of the meal, where no amount stands before it. */
export function filletOf({ item }: ItemEvent, before: readonly ItemEvent[]): ItemEvent | undefined {
  const [one, ...others] = before.filter(({ item: { match } }) =>
    /^(?:poultry|fish)$/.test(match.food.category),
  );
  const isFillet = item.amount !== null && /^fil[eé]s?$/i.test(item.match.called);
  const own = one?.item.amount;
  const isOpen = !own || own.start > (one?.item.match.next ?? 0);
  return isFillet && others.length === 0 && isOpen ? one : undefined;
}

/** "pato no tucupi, um pedaço da coxa", "moqueca, 1 posta de badejo": of the one bird or stew of the meal, told without an amount. */
export function wholeOf(
  { item }: ItemEvent,
  before: readonly ItemEvent[],
  joint: Event | undefined,
  tokens: readonly Token[],
): ItemEvent | null {
  const isFish = item.match.food.category === "fish" && SLICE.test(item.amount?.measure ?? "");
  const [whole, ...others] = before.filter(({ item: { match } }) =>
    isFish ? isStewed(match.called) && match.food.contains.has("fish") : BIRD.test(match.called),
  );
  const isApart = joint?.type === "separator" && (joint.hard || /^[,(]$/.test(wordAt(tokens, joint.start)));
  const isOne = item.amount?.counted === true && (isFish ? ONE_WORD : CUT).test(item.match.called);
  return whole && others.length === 0 && whole.item.amount === null && isApart && isOne ? whole : null;
}

const SLICE = /^(?:posta|file|pedaco)$/;
const ONE_WORD = /^[^ ]+$/;
const BIRD = /^(?:frango|galinha|galeto|pato|peru|chester|capote)(?!\p{L})/iu;
const CUT = /^(?:(?:sobre)?coxas?|as(?:inh)?as?|drumetes?|peito)$/i;

/** "frango assado, coxa", "frango assado (uma coxa e uma asa)": that part of the bird. */
export function isCutOf(
  item: SaidItem,
  { item: bird }: ItemEvent,
  between: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const joint = between.at(-1);
  const isComma = joint?.type === "separator" && wordAt(tokens, joint.start) === ",";
  const isBehind =
    between.length === 0 || (isComma && between.slice(0, -1).every((one) => isWhen(one, tokens)));
  if (!isBehind || bird.match.food.category !== "poultry" || item.match.food.category !== "poultry")
    return false;
  const { amount } = bird;
  const isOne = amount === null || amount.quantity === 1;
  return isOne && CHICKEN.test(bird.match.called) && CUT.test(item.match.called);
}

const CHICKEN = /^(?:frango|galinha|galeto)/i;

const WHEN = /^(?:meal|hour|period|day)$/;

/** "no almoço" */
function isWhen(event: Event, tokens: readonly Token[]): boolean {
  return WHEN.test(event.type) || (event.type === "separator" && /^n[oa]$/.test(wordAt(tokens, event.start)));
}

/** "moqueca, 1 posta de badejo com molho": in the dish with what it was a piece of. */
export function isInIt(
  { item: { match } }: ItemEvent,
  before: readonly Event[],
  gone: ReadonlySet<Event>,
  tokens: readonly Token[],
): boolean {
  const joint = before.findLast(({ type }) => type === "separator" || type === "item");
  const piece = before.findLast(({ type }) => type === "item");
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  if (!isWith || !piece || !gone.has(piece)) return false;
  const dish = before.findLast((one): one is ItemEvent => one.type === "item" && !gone.has(one));
  const isNamed = tokenise(dish?.item.match.called ?? "").some(
    ({ word }) => stem(word) === stem(match.called),
  );
  return /^molho$/i.test(match.called) || isNamed;
}
