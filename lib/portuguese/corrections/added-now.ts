import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { Moment } from "@/lib/portuguese/terms/moment";

/** Had beside a meal; cheese, honey and the like lie on what was told. */
const BY_ITSELF = /^(?:drinks|alcohol|fruit)$/;

/** "tomei também uma taça de vinho": to the meal of this hour, where several were just spoken of and it is among them. */
export function toMealOfNow(
  corrections: readonly Correction[],
  last: readonly LoggedEntry[],
  { hour, today }: Moment,
): Correction[] {
  const meals = last.filter((entry) => entry.type === "meal");
  const now = meals.find(({ kind, day }) => kind === mealKindAt(hour) && day === today);
  if (!now || meals.length < 2) return [...corrections];
  return corrections.map((one) => {
    const isBeside =
      one.kind === "add" &&
      one.mealId === undefined &&
      one.items.every(({ foodId }) => BY_ITSELF.test(findFood(foodId)?.category ?? ""));
    return isBeside ? { ...one, mealId: now.id } : one;
  });
}
