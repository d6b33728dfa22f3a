import {
  bodyOfDraft,
  draftOfItem,
  figuresOfDraft,
  type ItemDraft,
} from "@/components/diary/items/item-draft";
import type { PatientPlan, PlanMealView } from "@/lib/care/plans/plan-schema";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { type Nutrients, roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";

type Warnings = readonly Pick<PatientPlan["warnings"][number], "food" | "said">[];

export type OptionDraft = { key: string; name: string; items: readonly ItemDraft[] };

/** A meal of a plan as it is being put together. */
export type MealDraft = {
  key: string;
  kind: MealKind;
  time: string;
  weekdays: readonly number[];
  note: string;
  options: readonly OptionDraft[];
};

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

let made = 0;

/** Tells rows apart while they are edited. */
export function newKey(): string {
  made += 1;
  return `row-${made}`;
}

export function emptyMeal(kind: MealKind): MealDraft {
  return { key: newKey(), kind, time: "", weekdays: EVERY_DAY, note: "", options: [emptyOption()] };
}

export function emptyOption(): OptionDraft {
  return { key: newKey(), name: "", items: [] };
}

/** A stored plan's meals, in the measures that their foods come in. */
export function draftsOf(meals: readonly PlanMealView[], foods: readonly FoodResult[]): MealDraft[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return meals.map(({ options, ...meal }) => ({
    ...meal,
    key: newKey(),
    options: options.map(({ name, items }) => ({
      key: newKey(),
      name,
      items: items.map((item) => {
        // An item of a plan has no id of its own.
        const { id, ...draft } = draftOfItem({ ...item, id: newKey() }, byId.get(item.food));
        return draft;
      }),
    })),
  }));
}

/** The meals as they are sent; null while an amount is none. */
export function bodiesOf(meals: readonly MealDraft[]) {
  const bodies = meals.map(({ key: _, options, ...meal }) => ({
    ...meal,
    options: options.map(({ name, items }) => ({ name, items: items.map(bodyOfDraft) })),
  }));
  const isWhole = bodies.every(({ options }) => options.every(({ items }) => !items.includes(null)));
  return isWhole ? bodies : null;
}

/** Whether something clashes with what the patient told that was not pointed out before. */
export function hasUnseen(now: Warnings, before: Warnings): boolean {
  return now.some(({ food, said }) => !before.some((seen) => seen.food === food && seen.said === said));
}

/** Sums of a weekday, by the first option of each meal. */
export function daySum(meals: readonly MealDraft[], weekday: number): Nutrients {
  const items = meals
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ options }) => options[0]?.items ?? []);
  return roundNutrients(sumNutrients(items.map(figuresOfDraft).filter((figures) => figures !== null)));
}
