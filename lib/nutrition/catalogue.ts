import type { Food } from "@/lib/nutrition/food";

/** Every food that can be logged. */
export const FOODS: readonly Food[] = [];

const BY_ID = new Map(FOODS.map((food) => [food.id, food]));

/** The food with this id, or undefined when there is none. */
export function findFood(id: string): Food | undefined {
  return BY_ID.get(id);
}
