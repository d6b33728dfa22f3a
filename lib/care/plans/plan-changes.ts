import type { PlanMeal } from "@/lib/care/plans/meal-plan";
import type { PlanChanges } from "@/lib/care/plans/plan-schema";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";

type Plan = { meals: readonly PlanMeal[]; guidance: string };

/**
 * What of a plan is not as in the one before it, by meal: foods, amounts, options, times, weekdays and notes count, the
 * figures of foods do not.
 */
export function planChanges(before: Plan, after: Plan): PlanChanges {
  const kinds = MEAL_KINDS.map((kind) => ({
    kind,
    was: writtenOf(before.meals, kind),
    is: writtenOf(after.meals, kind),
  }));
  const those = (pick: (one: (typeof kinds)[number]) => boolean) =>
    kinds.filter(pick).map(({ kind }) => kind);
  return {
    changed: those(({ was, is }) => was !== NONE && is !== NONE && was !== is),
    added: those(({ was, is }) => was === NONE && is !== NONE),
    removed: those(({ was, is }) => was !== NONE && is === NONE),
    guidance: before.guidance.trim() !== after.guidance.trim(),
  };
}

const NONE = "[]";

/** The meals of a kind as they can be compared: the same whatever order they were put in. */
function writtenOf(meals: readonly PlanMeal[], kind: MealKind): string {
  const written = meals
    .filter((meal) => meal.kind === kind)
    .map(({ time, weekdays, note, options }) =>
      JSON.stringify([
        ...[time, weekdays, note],
        options.map(({ name, items }) => [
          name,
          items.map(({ food, grams, portion, salt }) => [food, grams, portion, salt]),
        ]),
      ]),
    );
  return JSON.stringify(written.toSorted());
}
