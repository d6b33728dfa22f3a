import type { Food } from "@/lib/nutrition/foods/food";
import { searchKey } from "@/lib/portuguese/text/stems";

const KEYS = new WeakMap<Food, ReadonlySet<string>>();

/** Whether one of the food's own portions is in this measure: "concha" for beans. */
export function ownsMeasure(food: Food, measure: string): boolean {
  let keys = KEYS.get(food);
  if (!keys) {
    const names = food.portions.flatMap((portion) => [portion.name, ...(portion.aliases ?? [])]);
    keys = new Set(names.map(searchKey));
    KEYS.set(food, keys);
  }
  return keys.has(searchKey(measure));
}
