import { z } from "zod";
import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { type Nutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientsIn, type StoredNutrients } from "@/lib/nutrition/figures/stored-nutrients";

const LONGEST_DAYS = 92;

export const reportQuerySchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < LONGEST_DAYS, {
    message: "date",
    path: ["to"],
  });
export type ReportQuery = z.output<typeof reportQuerySchema>;

/** A stored day total with its day. */
export type ReportDay = StoredNutrients & {
  day: Day;
  meals: number;
  waterMl: number;
  weightKg: number | null;
};

/** What a period comes to: means are over the days that have something. */
export type PeriodFigures = {
  days: number;
  /** Days with a meal. */
  logged: number;
  mean: Nutrients | null;
  /** ml, over the days with water. */
  meanWater: number | null;
  firstKg: number | null;
  lastKg: number | null;
  /** One a day of the period, oldest first; null where there is nothing. */
  kcal: (number | null)[];
  weights: (number | null)[];
};

export function periodFigures(
  rows: readonly ReportDay[],
  { from, to }: { from: Day; to: Day },
): PeriodFigures {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const span = Array.from(
    { length: daysBetween(from, to) + 1 },
    (_, at) => byDay.get(addDays(from, at)) ?? null,
  );
  const fed = span.filter((row) => row !== null && row.meals > 0) as ReportDay[];
  const wet = span.flatMap((row) => (row && row.waterMl > 0 ? [row.waterMl] : []));
  const weights = span.map((row) => row?.weightKg ?? null);
  const known = weights.filter((kg) => kg !== null);
  const sum = sumNutrients(fed.map(nutrientsIn));
  return {
    days: span.length,
    logged: fed.length,
    mean:
      fed.length === 0
        ? null
        : (Object.fromEntries(
            Object.entries(sum).map(([key, value]) => [key, value / fed.length]),
          ) as Nutrients),
    meanWater: wet.length === 0 ? null : wet.reduce((all, ml) => all + ml, 0) / wet.length,
    firstKg: known[0] ?? null,
    lastKg: known.at(-1) ?? null,
    kcal: span.map((row) => (row && row.meals > 0 ? row.kcal : null)),
    weights,
  };
}
