import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "dois pães franceses com mortadela e um café": as much of what is in one for each of them, where no amount of it is told. Changes the items. */
export function withFillingsOfEach(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  let count = 0;
  for (const [at, event] of events.entries()) {
    if (event.type === "separator") {
      const joint = wordAt(tokens, event.start);
      if (event.hard || (count > 0 && !/^(?:e|com|,|mais)$/.test(joint))) count = 0;
      continue;
    }
    if (event.type !== "item") {
      count = 0;
      continue;
    }
    const filled = count > 0 && event.item.amount === null && isInBread(event.item);
    if (filled) event.item.amount = { ...ONE, quantity: count };
    const next = events[at + 1];
    const opens = next?.type === "separator" && wordAt(tokens, next.start) === "com";
    if (!filled) count = opens ? breadsIn(event.item) : 0;
  }
  return events;
}

/** How many breads were counted; 0 of anything else. */
function breadsIn({ amount, match }: SaidItem): number {
  const isCount = amount?.counted && (amount.measure === null || amount.measure === "unidade");
  const isBread = match.food.category === "breads" || match.food.id === "pao-de-queijo";
  // Of toasts and little rolls a spoonful does for several.
  const isWhole = (gramsOf(match.food, null, 1)?.grams ?? 0) >= LEAST_BREAD;
  const quantity = isCount && isBread && isWhole && !amount.vague ? amount.quantity : 0;
  return Number.isInteger(quantity) && quantity > 1 && quantity <= MOST_BREADS ? quantity : 0;
}

const MOST_BREADS = 6;
/** In grams. */
const LEAST_BREAD = 40;

/** What is put into bread, and no drink beside it. */
function isInBread({ match: { food } }: SaidItem): boolean {
  return /^(?:dairy|cold_cuts|fats|eggs)$/.test(food.category) && food.gramsPerMl === undefined;
}
