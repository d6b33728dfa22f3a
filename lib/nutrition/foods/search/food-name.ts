import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

let byName: ReadonlyMap<string, Food> | undefined;

/**
 * The food that is called exactly so, in either language or by one of its other names; accents, case, marks and plurals
 * make no difference. No two foods share a name, which a test of the catalogue holds.
 */
export function findFoodByName(name: string): Food | undefined {
  byName ??= new Map(FOODS.flatMap((food) => foodNames(food).map((own) => [searchKey(own), food] as const)));
  return byName.get(searchKey(name));
}

/** All that a food is called. */
export function foodNames({ name, nameEn, aliases }: Food): string[] {
  return [name, nameEn, ...aliases];
}
