import { type Nutrients, ZERO } from "@/lib/nutrition/figures/nutrients";
import { nutrientsIn, type StoredNutrients } from "@/lib/nutrition/figures/stored-nutrients";

/** What a person ate, drank and weighed on one day. */
export type DayTotals = Nutrients & { meals: number; water_ml: number; weight_kg: number | null };

export const NO_TOTALS: Readonly<DayTotals> = Object.freeze({
  ...ZERO,
  meals: 0,
  water_ml: 0,
  weight_kg: null,
});

/** A row of `day_totals`. */
export type StoredTotals = StoredNutrients & {
  meals: number;
  waterMl: number;
  weightKg: number | null;
};

/** The totals of a day's row; zeros when there is none. */
export function totalsOf(row: StoredTotals | null | undefined): DayTotals {
  if (!row) return { ...NO_TOTALS };
  return {
    ...nutrientsIn(row),
    meals: row.meals,
    water_ml: row.waterMl,
    weight_kg: row.weightKg,
  };
}

/** Whether anything was logged on the day. */
export function isActive(totals: Pick<DayTotals, "meals" | "water_ml" | "weight_kg">): boolean {
  return totals.meals > 0 || totals.water_ml > 0 || totals.weight_kg !== null;
}
