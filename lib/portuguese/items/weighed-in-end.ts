import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { SaidAmount } from "@/lib/portuguese/grammar/amounts";
import type { Event } from "@/lib/portuguese/items/event";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "arroz, feijão e salada, deu 480 g", "(uns 400 g no total)": a weight of all that the sentence lists. */
export function weighedInEnd(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const last = events.findLastIndex(({ type }) => type === "item");
  const end = events[last];
  const amount = end?.type === "item" ? end.item.amount : null;
  const grams = gramsSaid(amount);
  if (end?.type !== "item" || !amount || grams === null || grams < LEAST_OF_ALL) return events;
  const before = tokens.slice(Math.max(end.item.match.next, amount.start - MOST_TO_WEIGHT), amount.start);
  const after = [0, 1].map((i) => wordAt(tokens, amount.next + i)).join(" ");
  const isOfAll =
    before.some(({ word }) => /^(?:deu|total|pesou|pesaram|deram|tudo)$/.test(word)) ||
    /^(?:no total|ao todo|tudo junto|de tudo|no prato)$/.test(after);
  const first =
    1 +
    events
      .slice(0, last)
      .findLastIndex((one) => one.type !== "item" && !(one.type === "separator" && !one.hard));
  const open = events.slice(first, last).filter((one) => one.type === "item" && one.item.amount === null);
  if (!isOfAll || open.length === 0) return events;
  const bare: Event = { ...end, item: { ...end.item, amount: null } };
  return [
    ...events.slice(0, first),
    { type: "total", grams },
    ...events.slice(first, last),
    bare,
    ...events.slice(last + 1),
  ];
}

const MOST_TO_WEIGHT = 4;

/** In grams. */
const LEAST_OF_ALL = 200;

/** An amount in grams, when it is a weight at all. */
export function gramsSaid(amount: SaidAmount | null): number | null {
  if (!amount || !isUnit(amount.measure)) return null;
  const { measure, quantity } = amount;
  const { per, factor } = UNITS[measure];
  return per === "g" ? quantity * factor : null;
}
