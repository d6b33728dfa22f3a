import type { LoggedEntry } from "@/lib/chat/conversation";
import type { Correction } from "@/lib/chat/understanding";
import type { MealKind } from "@/lib/nutrition/meal";

/** An item as it is to be stored; figures follow from the catalogue. */
export type NewItem = { foodId: string; name: string; grams: number; portion: string };

export type MealChange = {
  mealId: string;
  set: { day?: string; kind?: MealKind; eatenAt?: string };
  /** The whole new state of an item. */
  update: (NewItem & { itemId: string })[];
  remove: string[];
  add: NewItem[];
  /** Nothing would remain: the meal goes. */
  deleteMeal: boolean;
};

export type ChangeSet = {
  meals: MealChange[];
  water: { id: string; ml?: number; day?: string }[];
  weight: { id: string; kg?: number; day?: string }[];
  /** Why nothing, or not everything, can be changed. */
  problem:
    | { kind: "nothing_to_correct" }
    | { kind: "item_unknown"; said: string; items: string[] }
    | { kind: "unclear"; items: string[] }
    | null;
};

/** What corrections change in the entries of the last message. Pure: nothing is stored here. */
export function applyCorrections(
  last: readonly LoggedEntry[],
  _corrections: readonly Correction[],
): ChangeSet {
  return {
    meals: [],
    water: [],
    weight: [],
    problem: last.length ? { kind: "unclear", items: [] } : { kind: "nothing_to_correct" },
  };
}
