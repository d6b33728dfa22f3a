import type { FoodCategory } from "@/lib/nutrition/foods/food";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { otherKind } from "@/lib/portuguese/vocabulary/variants";

type ItemEvent = Event & { type: "item" };

/** What comes in kinds that are listed behind their number. */
const COUNTED = /^(?:pastel|esfiha|empada|pizza|tapioca|crepe|pao-de-queijo|picole|temaki|bolinho|sanduiche)/;
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

/** How many of it were told, of which each may be of another kind; 0 of what has no kinds. */
function countOf({ match: { food }, amount }: SaidItem): number {
  if (!amount?.counted || amount.vague || !Number.isInteger(amount.quantity)) return 0;
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
  if (lead?.type !== "separator" || lead.hard || wordAt(tokens, lead.start) !== ",") return null;
  const kinds: ItemEvent[] = [];
  let found = 0;
  let end = at + 2;
  for (; end < events.length && found < count; end += 1) {
    const event = events[end] as Event;
    const isKind = event.type === "item" && isFilling(event.item);
    if (isKind) kinds.push(event);
    if (isKind || event.type === "unknown") found += 1;
    else if (event.type !== "separator" || !/^(?:,|e)$/.test(wordAt(tokens, event.start))) return null;
  }
  return found === count && kinds.length > 0 ? { kinds, end } : null;
}

/** "carne", "um de queijo": no amount of its own but "um". */
function isFilling({ match, amount }: SaidItem): boolean {
  const isOne = amount === null || (amount.quantity === 1 && amount.measure === null);
  return isOne && (FILLINGS.has(match.food.category) || COUNTED.test(match.food.id));
}

function kindOf({ item: host, drink }: ItemEvent, { item }: ItemEvent): ItemEvent {
  const amount = host.amount && { ...host.amount, quantity: 1 };
  if (COUNTED.test(item.match.food.id) && item.match.food.category === host.match.food.category)
    return { type: "item", item: { ...item, amount }, drink };
  const kind = otherKind(host.match.food, tokenise(`de ${item.match.called}`));
  const match = {
    ...item.match,
    ...(kind ? { food: kind.food, called: kind.called } : { food: host.match.food }),
  };
  return { type: "item", item: { ...item, match, amount }, drink };
}
