import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const HOLDS = /^(?:eggs|breads|cereals|fast_food)$/;
const FILLS = /^(?:dairy|cold_cuts|fats|sauces)$/;

/** The cheese of "omelete de 2 ovos com queijo", told as two items: what follows an item and is eaten in it, as a dish of both has a name. */
export function toldWith(item: LoggedItem, items: readonly LoggedItem[]): LoggedItem[] {
  const holder = findFood(item.foodId);
  if (!holder || !HOLDS.test(holder.category)) return [];
  const behind = items.slice(items.indexOf(item) + 1);
  const end = behind.findIndex((one) => !isFilling(item, one));
  return behind.slice(0, end < 0 ? behind.length : end);
}

function isFilling({ name }: LoggedItem, { foodId, name: other }: LoggedItem): boolean {
  const food = findFood(foodId);
  if (!food || !FILLS.test(food.category) || food.gramsPerMl !== undefined) return false;
  const [dish, filling] = [name, other].map((one) => tokenise(one.toLowerCase())[0]?.word ?? "");
  return ["com", "de"].some((link) => {
    const words = tokenise(`${dish} ${link} ${filling}`);
    return foodAt(words, 0, false)?.next === words.length;
  });
}
