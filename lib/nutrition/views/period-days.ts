import type { Day } from "@/lib/nutrition/calendar/day";
import { type Nutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";

/** A day of a period on which something was logged; of some meals only, where those were asked for. */
export type PeriodDay = Nutrients & { day: Day; meals: number; water_ml: number; weight_kg: number | null };

/** What of a day can be summed. */
export type Summed = "kcal" | "protein" | "carbs" | "fat" | "fibre" | "sodium" | "water";

/** How much of it the day had: kcal, g, mg of sodium, ml of water. */
export function amountOn(day: Nutrients & { water_ml: number }, of: Summed): number {
  if (of === "water") return day.water_ml;
  return day[COLUMNS[of]];
}

const COLUMNS = {
  kcal: "kcal",
  protein: "protein_g",
  carbs: "carbs_g",
  fat: "fat_g",
  fibre: "fibre_g",
  sodium: "sodium_mg",
} as const satisfies Record<Exclude<Summed, "water">, keyof Nutrients>;

/** The amount of one nutrient in some figures. */
export function amountIn(figures: Nutrients, of: Exclude<Summed, "water">): number {
  return figures[COLUMNS[of]];
}

/** The days that tell of it: those with a meal, of water those with some. */
export function daysTelling(days: readonly PeriodDay[], of: Summed): PeriodDay[] {
  return days.filter(({ meals, water_ml }) => (of === "water" ? water_ml > 0 : meals > 0));
}

/** Sum and mean over the days that tell of it; null without one. */
export function sumOf(days: readonly PeriodDay[], of: Summed) {
  const telling = daysTelling(days, of);
  if (telling.length === 0) return null;
  const total = telling.reduce((sum, day) => sum + amountOn(day, of), 0);
  return { total, mean: total / telling.length, days: telling.length };
}

/** Mean figures of the days with a meal; null without one. */
export function meanFigures(days: readonly PeriodDay[]): Nutrients | null {
  const fed = daysTelling(days, "kcal");
  if (fed.length === 0) return null;
  const { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg } = sumNutrients(fed);
  const mean = (value: number) => value / fed.length;
  return {
    ...{ kcal: mean(kcal), protein_g: mean(protein_g), carbs_g: mean(carbs_g) },
    ...{ fat_g: mean(fat_g), fibre_g: mean(fibre_g), sodium_mg: mean(sodium_mg) },
  };
}
