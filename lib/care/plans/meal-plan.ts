import { z } from "zod";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { type Nutrients, roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { portionSchema, saltSchema } from "@/lib/nutrition/foods/portion-schema";
import type { MealItem } from "@/lib/nutrition/meals/meal";

/** ISO weekdays, 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A food of a plan, with its figures as they were when it was put there. */
export type PlanItem = Omit<MealItem, "id">;
/** One way of having a meal; the first is what sums are made of, the others stand in for it. */
export type PlanOption = { name: string; items: PlanItem[] };
export type PlanMeal = {
  kind: MealKind;
  /** "HH:MM", or "" for no time of its own. */
  time: string;
  weekdays: number[];
  note: string;
  options: PlanOption[];
};

const itemSchema = z.object({
  food: z.string(),
  name: z.string(),
  grams: z.number().positive(),
  portion: portionSchema.nullable(),
  salt: saltSchema.default("usual"),
  ...nutrientsSchema.shape,
});

/** The meals of a plan as the database holds them. */
export const storedPlanMeals = z.array(
  z.object({
    kind: z.enum(MEAL_KINDS),
    time: z.string(),
    weekdays: z.array(z.int()),
    note: z.string(),
    options: z.array(z.object({ name: z.string(), items: z.array(itemSchema) })),
  }),
);

/** Monday is 1. */
export function planWeekday(day: Day): Weekday {
  return WEEKDAYS[(dateOf(day).getUTCDay() + 6) % 7]!;
}

export function optionTotals({ items }: PlanOption): Nutrients {
  return roundNutrients(sumNutrients(items));
}

/** What a plan has for a weekday, in the order of the day. */
export function mealsOn(meals: readonly PlanMeal[], weekday: number): PlanMeal[] {
  return meals
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted(
      (a, b) => MEAL_KINDS.indexOf(a.kind) - MEAL_KINDS.indexOf(b.kind) || a.time.localeCompare(b.time),
    );
}

/** Sums of a weekday, by the first option of each meal. */
export function planTotals(meals: readonly PlanMeal[], weekday: number): Nutrients {
  const first = mealsOn(meals, weekday).flatMap(({ options }) => options[0]?.items ?? []);
  return roundNutrients(sumNutrients(first));
}

/** Whether there is anything to eat in it. */
export function isFilled(meals: readonly PlanMeal[]): boolean {
  return meals.some(({ options }) => options.some(({ items }) => items.length > 0));
}

type Eaten = { kind: MealKind; items: readonly (Nutrients & { food: string })[] };

/** A meal of the plan beside what was eaten in its place. */
export type ComparedMeal = {
  kind: MealKind;
  /** Of the option that is nearest to what was eaten, the first where nothing was. */
  option: string;
  planned: Nutrients;
  eaten: Nutrients | null;
  foods: number;
  /** How many of these foods were eaten. */
  matched: number;
};

/** A day of the plan beside what was eaten on it; meals outside of the plan count in the day alone. */
export function comparedDay(meals: readonly PlanMeal[], day: Day, eaten: readonly Eaten[]) {
  const planned = mealsOn(meals, planWeekday(day)).filter(({ options }) => options.length > 0);
  const compared = planned.map((meal) => comparedMeal(meal, eaten));
  const all = eaten.flatMap(({ items }) => items);
  return {
    day,
    meals: compared,
    planned: roundNutrients(sumNutrients(compared.map((one) => one.planned))),
    eaten: eaten.length === 0 ? null : roundNutrients(sumNutrients(all)),
  };
}

function comparedMeal(meal: PlanMeal, eaten: readonly Eaten[]): ComparedMeal {
  const had = eaten.filter(({ kind }) => kind === meal.kind).flatMap(({ items }) => items);
  const sum = had.length === 0 ? null : roundNutrients(sumNutrients(had));
  const foods = new Set(had.map(({ food }) => food));
  const matches = (option: PlanOption) => option.items.filter(({ food }) => foods.has(food)).length;
  const distance = (option: PlanOption) =>
    sum === null ? 0 : Math.abs(optionTotals(option).kcal - sum.kcal) - matches(option) * 1_000;
  const nearest = meal.options.toSorted((a, b) => distance(a) - distance(b))[0]!;
  return {
    kind: meal.kind,
    option: nearest.name,
    planned: optionTotals(nearest),
    eaten: sum,
    foods: nearest.items.length,
    matched: matches(nearest),
  };
}
