import { dayOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import { roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientsIn, type StoredNutrients } from "@/lib/nutrition/figures/stored-nutrients";
import type { SaltLevel } from "@/lib/nutrition/foods/salt";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { type PortionColumns, portionIn } from "@/lib/nutrition/meals/stored-portion";

/** An item as the database holds it. */
export type StoredItem = StoredNutrients &
  PortionColumns & {
    id: string;
    food: string;
    name: string;
    grams: number;
    salt: SaltLevel;
  };

/** A meal as the database holds it, items in their order. */
export type StoredMeal = {
  id: string;
  day: Date;
  kind: MealKind;
  eatenAt: Date;
  source: EntrySource;
  text: string | null;
  version: number;
  items: readonly StoredItem[];
};

/** How a stored meal is asked for. */
export const WITH_ITEMS = { items: { orderBy: { position: "asc" } } } as const;

/** The meal, its sums worked out. */
export function mealOf(row: StoredMeal): Meal {
  const items = row.items.map((item) => ({
    id: item.id,
    food: item.food,
    name: item.name,
    grams: item.grams,
    portion: portionIn(item),
    salt: item.salt,
    ...nutrientsIn(item),
  }));
  return {
    id: row.id,
    day: dayOf(row.day),
    kind: row.kind,
    eatenAt: row.eatenAt.toISOString(),
    source: row.source,
    ...(row.text === null ? {} : { text: row.text }),
    version: row.version,
    items,
    totals: roundNutrients(sumNutrients(items)),
  };
}
