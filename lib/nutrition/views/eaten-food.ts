import type { Day } from "@/lib/nutrition/calendar/day";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { plainId } from "@/lib/nutrition/foods/denials";
import type { MeasureId } from "@/lib/nutrition/foods/measures";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** So many of a measure. */
export type Count = { measure: MeasureId; quantity: number };

/** All of a food that was eaten in a period. */
export type EatenFood = Nutrients & {
  /** Catalogue id. */
  food: string;
  name: string;
  grams: number;
  /** How many of it by the piece, the can or the glass; null where some of it was only weighed. */
  counted: Count[] | null;
  /** Meals that had it. */
  times: number;
  last: Day;
};

/**
 * What of the eaten foods is meant by a name: the food itself, and all whose names have its words, so that "pizza" is any
 * pizza.
 * @param said the words it was asked by
 */
export function eatenAs<E extends { food: string; name: string }>(
  foods: readonly E[],
  id: string,
  said: string,
): E[] {
  const words = searchKey(said)
    .split(" ")
    .filter((word) => word.length > 2);
  return foods.filter(({ food, name }) => {
    const own = new Set(searchKey(name).split(" "));
    return food === id || plainId(food) === id || (words.length > 0 && words.every((word) => own.has(word)));
  });
}

/** How many of several foods there were, all told by the piece, the can or the glass; null otherwise. */
export function countedOf(foods: readonly Pick<EatenFood, "counted">[]): Count[] | null {
  const sums = new Map<MeasureId, number>();
  for (const { counted } of foods) {
    if (!counted) return null;
    for (const { measure, quantity } of counted) sums.set(measure, (sums.get(measure) ?? 0) + quantity);
  }
  return sums.size > 0 ? [...sums].map(([measure, quantity]) => ({ measure, quantity })) : null;
}
