import type { SaltLevel } from "@/lib/nutrition/foods/salt";

/** Most favourites of one person. */
export const MAX_FAVOURITES = 100;

const MAX_NAME = 80;

type Amount = { food: string; grams: number; salt?: SaltLevel | undefined };

/** Whether two meals are of the same foods in the same amounts, as salted, in whatever order: one favourite is enough for both. */
export function isSameMeal(a: readonly Amount[], b: readonly Amount[]): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(items: readonly Amount[]): string {
  return items
    .map(({ food, grams, salt = "usual" }) => `${food}:${grams}:${salt}`)
    .sort()
    .join(" ");
}

/** What a favourite is called until its owner says otherwise: its foods, as far as they fit. */
export function favouriteName(items: readonly { name: string }[]): string {
  const name = items.map((item) => item.name).join(", ");
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1).trimEnd()}…`;
}
