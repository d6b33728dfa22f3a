import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, measureOf } from "@/lib/nutrition/foods/measures";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";

/** The food that an item turned out to be. */
export function replaced(item: LoggedItem, food: Food, said: string): Correction {
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  return replacement(item, { match, amount: null, ignored: [], said });
}

/** A replacement keeps the portion of what it replaces, where the new food is counted in it too. */
export function replacement(item: LoggedItem, by: SaidItem): Correction {
  const kept = by.amount ?? keptAmount(item, by.match.food);
  const to: ParsedItem = weighItem({ ...by, amount: kept });
  return { kind: "replace", from: item.foodId, fromSaid: item.name, to };
}

/** Its portion, where the new food comes in it too. */
export function keptAmount(item: LoggedItem, food: Food): SaidAmount | null {
  const amount = amountOf(item);
  if (!amount || isUnit(amount.measure)) return amount;
  if (ownsMeasure(food, amount.measure)) return isFarFrom(item, food, amount) ? null : amount;
  // "1 prato": of either by convention.
  const was = findFood(item.foodId);
  if (amount.measure === "prato" && was && !ownsMeasure(was, "prato")) return amount;
  // A piece of one is a slice of the other.
  const other = amount.measure === "pedaco" ? "fatia" : amount.measure === "fatia" ? "pedaco" : null;
  const household = other && ownsMeasure(food, other) ? measureOf(other) : undefined;
  return household ? { ...amount, measure: household.id, household } : null;
}

/** "uma caneca de café com leite", "200 ml": no usual portion of it, so it was told. */
export function isMeasured(item: LoggedItem, { defaultPortion: usual }: Food): boolean {
  const measure = amountOf(item)?.measure;
  return item.grams !== usual.grams || (measure !== undefined && measure !== usual.measure);
}

/** "mamão", then "era melão": half a melon is much more than the half papaya that was taken for what nobody said, one of its slices is not. */
function isFarFrom({ foodId, grams }: LoggedItem, food: Food, { measure, quantity }: SaidAmount): boolean {
  const usual = findFood(foodId)?.defaultPortion;
  if (quantity !== 1 || usual?.measure !== measure) return false;
  const farOff = (other: number | undefined) => Math.abs(Math.log((other ?? grams) / grams));
  const kept = farOff(gramsOf(food, measure, 1)?.grams);
  return kept >= FAR_OFF && farOff(food.defaultPortion.grams) < kept;
}

/** Twice as much, or half. */
const FAR_OFF = Math.log(2);

/** An item's portion as if it had just been said. */
export function amountOf({ portion }: LoggedItem): SaidAmount | null {
  if (!portion || "said" in portion) return null;
  const household = measureOf(portion.measure) ?? null;
  return { ...ONE, ...portion, household, literal: household !== null, counted: true };
}
