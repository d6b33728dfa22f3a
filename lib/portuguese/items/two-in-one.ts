import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement } from "@/lib/portuguese/grammar/element";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "1 scoop de whey com leite": what is counted in scoops is the powder. */
export function inParts(item: SaidItem, tokens: readonly Token[]): SaidItem[] {
  const { match, amount } = item;
  const measure = amount?.household?.id;
  if (!measure || isUnit(amount.measure) || ownsMeasure(match.food, measure)) return [item];
  const words = tokens.slice(match.start, match.next);
  const joint = words.findIndex(({ word }) => word === "com");
  const first = joint < 0 ? null : foodAt(words.slice(0, joint), 0, false);
  if (first?.next !== joint || !ownsMeasure(first.food, measure)) return [item];
  const second = foodAt(words, joint + 1, false);
  const eaten = second && second.food.id !== WATER_ID;
  const placed = (one: FoodMatch) => ({
    ...one,
    start: match.start + one.start,
    next: match.start + one.next,
  });
  const powder = { ...item, match: placed(first) };
  return eaten ? [powder, { ...item, match: placed(second), amount: null }] : [powder];
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
