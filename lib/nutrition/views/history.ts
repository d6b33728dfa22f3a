import { z } from "zod";
import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { isActive, type StoredTotals, totalsOf } from "@/lib/nutrition/ledger/day-totals";

/** What counts as the current week: today and the six days before it. */
const WEEK_DAYS = 7;

/** A day on which something was logged. Energy in kcal, weight in kg (null without a weigh-in), water in ml. */
export const historyEntrySchema = z.object({
  date: daySchema,
  calories: z.number(),
  weight: z.number().nullable(),
  water: z.int(),
  protein_g: z.number(),
  carbs_g: z.number(),
  fat_g: z.number(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historyQuerySchema = z.object({
  cursor: daySchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export const historySchema = z.object({
  history: z.array(historyEntrySchema).describe("Newest first"),
  nextCursor: z.string().nullable(),
});
export type History = z.infer<typeof historySchema>;

/** A row of `day_totals` with its day. */
export type StoredDay = StoredTotals & { day: Day };

/** Days with something logged, in the order given. */
export function historyOf(rows: readonly StoredDay[]): HistoryEntry[] {
  return rows.filter((row) => isActive(totalsOf(row))).map(entryOf);
}

/** The days on which food was logged, as a set: water or a weigh-in alone tell of no day's eating. */
export function activeDays(rows: readonly StoredDay[]): Set<Day> {
  return new Set(rows.filter(({ meals }) => meals > 0).map((row) => row.day));
}

function entryOf(row: StoredDay): HistoryEntry {
  return {
    date: row.day,
    calories: row.kcal,
    weight: row.weightKg,
    water: row.waterMl,
    protein_g: row.proteinG,
    carbs_g: row.carbsG,
    fat_g: row.fatG,
  };
}

/** The rows of today and the six days before it. */
export function weekOf(days: readonly StoredDay[], today: Day): StoredDay[] {
  const first = addDays(today, 1 - WEEK_DAYS);
  return days.filter((row) => row.day >= first && row.day <= today);
}
