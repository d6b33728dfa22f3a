import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { plainId } from "@/lib/nutrition/foods/denials";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Effect } from "@/lib/portuguese/readings/effect";

/** What must be declared on a label in Brazil (ANVISA RDC 727/2022), as the kinds that all of it is of. */
const ALLERGENS: ReadonlySet<Content> = new Set([
  "gluten",
  "shellfish",
  "egg",
  "fish",
  "peanut",
  "soy",
  "milk",
  "nuts",
]);

/**
 * Whether a way to read a message leaves out an allergen that the rules find told in it, and that the last entries do not hold
 * anyway: whoever must not eat it would not be warned.
 */
export function losesAllergen(way: Effect, rules: Effect, last: readonly LoggedEntry[]): boolean {
  const kept = allergensOf([
    ...way.puts.map(({ foodId }) => foodId),
    ...loggedItems(last).map(({ foodId }) => foodId),
  ]);
  const told = rules.puts.flatMap(({ how, foodId }) => (how === "amount" ? [] : [foodId]));
  return [...allergensOf(told)].some((allergen) => !kept.has(allergen));
}

function allergensOf(foodIds: readonly string[]): ReadonlySet<Content> {
  const contents = foodIds.flatMap((id) => [...(findFood(plainId(id))?.contains ?? [])]);
  return new Set(contents.filter((content) => ALLERGENS.has(content)));
}
