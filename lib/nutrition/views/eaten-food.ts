import type { Day } from "@/lib/nutrition/calendar/day";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { plainId } from "@/lib/nutrition/foods/denials";
import { searchKey } from "@/lib/portuguese/text/stems";

/** All of a food that was eaten in a period. */
export type EatenFood = Nutrients & {
  /** Catalogue id. */
  food: string;
  name: string;
  grams: number;
  /** How many of it, where all was told by the piece. */
  units: number | null;
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
