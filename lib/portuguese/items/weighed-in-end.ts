import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "arroz, feijão e salada, deu 480 g", "(uns 400 g no total)": a weight of all that the sentence lists. */
export function weighedInEnd(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const last = events.findLastIndex(({ type }) => type === "item");
  const end = events[last];
  // "arroz e frango, bem pouco, uns 150 g tudo": apart from what was told last.
  const apart = events.findLast(
    (one, at) => at > last && one.type === "amount" && gramsSaid(one.amount) !== null,
  );
  const amount = apart?.type === "amount" ? apart.amount : end?.type === "item" ? end.item.amount : null;
  const grams = gramsSaid(amount);
  if (end?.type !== "item" || !amount || grams === null) return events;
  const before = tokens.slice(Math.max(end.item.match.next, amount.start - MOST_TO_WEIGHT), amount.start);
  const after = [0, 1].map((i) => wordAt(tokens, amount.next + i)).join(" ");
  const isOfAll =
    (grams >= LEAST_OF_ALL &&
      before.some(({ word }) => /^(?:deu|total|pesou|pesaram|deram|tudo)$/.test(word))) ||
    /^(?:no total|ao todo|tudo(?: \S*)?|de tudo|no prato)$/.test(after.trim());
  const first =
    1 +
    events
      .slice(0, last)
      .findLastIndex((one) => one.type !== "item" && !(one.type === "separator" && !one.hard));
  const open = events.slice(first, last).filter((one) => one.type === "item" && one.item.amount === null);
  if (!isOfAll || open.length === 0) return events;
  const bare: Event = apart ? end : { ...end, item: { ...end.item, amount: null } };
  return [
    ...events.slice(0, first),
    { type: "total", grams },
    ...events.slice(first, last),
    bare,
    ...events.slice(last + 1).filter((one) => !(apart && one.type === "amount")),
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
