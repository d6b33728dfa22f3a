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
  const kept = [...way.puts, ...loggedItems(last)].map(({ foodId }) => foodId);
  return haveMoreAllergens(
    rules.puts.flatMap(({ how, foodId }) => (how === "amount" ? [] : [foodId])),
    kept,
  );
}

/** Whether some foods hold an allergen that others do not. */
export function haveMoreAllergens(some: readonly string[], others: readonly string[]): boolean {
  const held = allergensOf(others);
  return [...allergensOf(some)].some((allergen) => !held.has(allergen));
}

function allergensOf(foodIds: readonly string[]): ReadonlySet<Content> {
  const contents = foodIds.flatMap((id) => [...(findFood(plainId(id))?.contains ?? [])]);
  return new Set(contents.filter((content) => ALLERGENS.has(content)));
}
