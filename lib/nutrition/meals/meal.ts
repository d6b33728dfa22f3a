import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import type { Portion, PortionSaid } from "@/lib/nutrition/foods/portion";
import type { SaltLevel } from "@/lib/nutrition/foods/salt";

/** A food that was eaten, with its figures as they were when it was logged. */
export type MealItem = Nutrients & {
  id: string;
  /** Catalogue id. */
  food: string;
  /** pt-BR, as the catalogue had it then. */
  name: string;
  grams: number;
  /** null where only grams are known. */
  portion: Portion | PortionSaid | null;
  /** Of the salt it is usually cooked with. */
  salt: SaltLevel;
};

/** A meal as it was logged; meal-answer.ts words it for a reader. */
export type Meal = {
  id: string;
  day: Day;
  kind: MealKind;
  /** ISO instant. */
  eatenAt: string;
  source: EntrySource;
  /** What the person wrote. */
  text?: string;
  version: number;
  items: MealItem[];
  /** The sum of the items, rounded. */
  totals: Nutrients;
};
