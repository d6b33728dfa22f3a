import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";

/** All meals of a kind in a period: their sums, and on how many days there was one. */
export type MealKindTotals = Nutrients & { kind: MealKind; days: number };
