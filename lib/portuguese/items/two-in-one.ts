import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement } from "@/lib/portuguese/grammar/element";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import { skewer } from "@/lib/portuguese/items/kinds";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "1 scoop de whey com leite", "2 fatias de pão com peito de peru e queijo": what is counted so is the first of them. */
export function inParts(item: SaidItem, tokens: readonly Token[]): SaidItem[] {
  const { match, amount } = item;
  const measure = amount?.household?.id;
  if (!measure || isUnit(amount.measure) || ownsMeasure(match.food, measure)) return [item];
  const words = tokens.slice(match.start, match.next);
  const joint = words.findIndex(({ word }) => word === "com");
  const first = joint < 0 ? null : foodAt(words.slice(0, joint), 0, false);
  // "espetinho de carne com mandioca"
  const isSkewer = measure === "espeto" && /^(?:meat|poultry)$/.test(first?.food.category ?? "");
  if (first?.next !== joint || !(isSkewer || ownsMeasure(first.food, measure))) return [item];
  const others: FoodMatch[] = [];
  for (let one = foodAt(words, joint + 1, false); one; one = foodAt(words, one.next + 1, false))
    others.push(one);
  const placed = (one: FoodMatch) => ({
    ...one,
    start: match.start + one.start,
    next: match.start + one.next,
  });
  const eaten = others.filter(({ food }) => food.id !== WATER_ID);
  const main = { ...item, match: placed(first) };
  if (isSkewer) skewer(main, [], tokens);
  return [main, ...eaten.map((one) => ({ ...item, match: placed(one), amount: null }))];
}

/** "banana com aveia (2 colheres)": what a dish of two is counted in tells how much of its second part there was. */
export function splitFor(
  last: ItemEvent,
  part: AmountElement,
  events: Event[],
  tokens: readonly Token[],
): boolean {
  const { match, amount } = last.item;
  const measure = part.amount.household?.id;
  if (!measure || ownsMeasure(match.food, measure) || amount?.counted) return false;
  const words = tokens.slice(match.start, match.next);
  const joint = words.findIndex(({ word }) => word === "com");
  const first = joint < 1 ? null : foodAt(words.slice(0, joint), 0, false);
  const second = first && foodAt(words, joint + 1, false);
  if (first?.next !== joint || !second || !ownsMeasure(second.food, measure)) return false;
  const placed = (one: FoodMatch) => ({
    ...one,
    start: match.start + one.start,
    next: match.start + one.next,
  });
  last.item.match = placed(first);
  events.push({ ...last, item: { ...last.item, match: placed(second), amount: part.amount } });
  return true;
}
