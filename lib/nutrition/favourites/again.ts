import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { isSameMeal } from "@/lib/nutrition/favourites/favourite";
import type { FavouriteAnswer } from "@/lib/nutrition/favourites/favourite-schema";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** Most of each that are offered at once: more is a list to read, not a tap. */
const MOST_KEPT = 4;
const MOST_EATEN = 6;

/**
 * Meals to log again with one tap: favourites as they come, then what was eaten, each once: meals of the wanted kind
 * first, among them what was eaten most often, then what was eaten last.
 * @param meals oldest first
 */
export function againOf(
  favourites: readonly FavouriteAnswer[],
  meals: readonly MealAnswer[],
  kind: MealKind,
): { kept: FavouriteAnswer[]; eaten: MealAnswer[] } {
  const often: { meal: MealAnswer; times: number }[] = [];
  for (const meal of [...meals].reverse()) {
    const same = often.find((one) => isSameMeal(one.meal.items, meal.items));
    if (same) {
      same.times += 1;
      // Eaten as several meals, it stands for the one that is wanted.
      if (meal.kind === kind && same.meal.kind !== kind) same.meal = meal;
    } else often.push({ meal, times: 1 });
  }
  const isOfKind = ({ meal }: (typeof often)[number]) => Number(meal.kind === kind);
  const eaten = often
    .filter(({ meal }) => favourites.every(({ items }) => !isSameMeal(items, meal.items)))
    .sort((a, b) => isOfKind(b) - isOfKind(a) || b.times - a.times);
  return {
    kept: favourites.slice(0, MOST_KEPT),
    eaten: eaten.slice(0, MOST_EATEN).map(({ meal }) => meal),
  };
}
