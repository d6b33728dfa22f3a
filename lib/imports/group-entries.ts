import { type ImportEntry, type ImportProblem, plainText } from "@/lib/imports/import-entry";
import { importedItem, type NamedFoods } from "@/lib/imports/import-item";
import { kindOf } from "@/lib/imports/meal-words";
import type { ToldRow } from "@/lib/imports/read-columns";
import type { Decimal } from "@/lib/imports/read-figure";
import { type Day, dayAt, instantAt, isLoggable } from "@/lib/nutrition/calendar/day";
import { usualHour } from "@/lib/nutrition/calendar/meal-time";
import { isPossibleWeight, MAX_ITEMS, MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { Food } from "@/lib/nutrition/foods/food";

/** What entries are made with. */
export type EntryContext = {
  now: Date;
  timeZone: string;
  decimal: Decimal;
  pounds: boolean;
  /** The person's own foods, by the keys of their names. */
  own: ReadonlyMap<string, Food>;
};

const KG_IN_POUND = 0.45359237;
/** When somebody weighs themself who does not say. */
const MORNING = 7;

/**
 * Puts rows together to entries: foods of one day, meal and hour are a meal, in pieces of at most 40. Days of the future
 * and what no person weighs are left out.
 */
export function groupEntries(
  told: readonly ToldRow[],
  context: EntryContext,
): { entries: ImportEntry[]; problems: ImportProblem[] } {
  const { now, timeZone } = context;
  const today = dayAt(now, timeZone);
  const entries: ImportEntry[] = [];
  const problems: ImportProblem[] = [];
  const open = new Map<string, Extract<ImportEntry, { type: "meal" }>>();
  const foods: NamedFoods = { own: context.own, known: new Map() };
  const moments = momentsOf(now, timeZone);
  for (const row of told) {
    const { line, day, hour } = row;
    const refuse = (why: ImportProblem["why"], text: string) =>
      problems.push({ line, why, text: plainText(text) });
    if (!isLoggable(day, today)) refuse(day > today ? "future" : "day", day);
    else if ("weight" in row) {
      const kg = roundTo(row.weight * (context.pounds ? KG_IN_POUND : 1), 1);
      if (isPossibleWeight(kg))
        entries.push({ type: "weight", line, day, kg, at: moments(day, hour ?? MORNING) });
      else refuse("weight", String(row.weight));
    } else if ("water_ml" in row) {
      const ml = Math.round(row.water_ml);
      if (ml > 0 && ml <= MAX_WATER_ML)
        entries.push({ type: "water", line, day, ml, at: moments(day, hour ?? 12) });
      else refuse("absurd", String(row.water_ml));
    } else {
      const item = importedItem(row.item, context.decimal, foods);
      if (typeof item === "string") {
        refuse(item, row.item.name);
        continue;
      }
      const kind = kindOf(row.meal, hour);
      const key = `${day} ${kind} ${hour === null ? "" : Math.round(hour * 60)}`;
      const meal = open.get(key);
      if (meal && meal.items.length < MAX_ITEMS) meal.items.push(item);
      else {
        const eatenAt = moments(day, hour ?? usualHour(kind));
        const begun = { type: "meal" as const, line, day, kind, eatenAt, items: [item] };
        open.set(key, begun);
        entries.push(begun);
      }
    }
  }
  return { entries, problems };
}

/** Moments of days, never in the future; working one out costs, and a day has several. */
function momentsOf(now: Date, timeZone: string): (day: Day, hour: number) => string {
  const midnights = new Map<Day, number>();
  return (day, hour) => {
    let noon = midnights.get(day);
    if (noon === undefined) {
      noon = instantAt(day, 12, timeZone).getTime();
      midnights.set(day, noon);
    }
    return new Date(Math.min(noon + Math.round((hour - 12) * 60) * 60_000, now.getTime())).toISOString();
  };
}
