import { searchFoods } from "@/lib/nutrition/foods/search/food-search";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";

export type Searched = readonly [because: AvoidedBecause, text: string, queries: string];

/** Of what people type, the queries whose first food is not pointed out as it should be; one that finds none is wrong as well. */
export function wronglyPointedOut([because, text, queries]: Searched, should: boolean): string[] {
  const avoided = readAvoided(because, text);
  return queries.split(", ").filter((query) => {
    const [food] = searchFoods(query);
    return !food || foodWarningsOf(food, avoided).length > 0 !== should;
  });
}
