import { type ImportEntry, type ImportProblem, plainText, type RowProblem } from "@/lib/imports/import-entry";
import { importedItem, type NamedFoods } from "@/lib/imports/import-item";
import { kindOf } from "@/lib/imports/meal-words";
import type { ToldRow } from "@/lib/imports/read-columns";
import type { Decimal } from "@/lib/imports/read-figure";
import { type Day, dayAt, instantAt } from "@/lib/nutrition/calendar/day";
import { isLoggable } from "@/lib/nutrition/calendar/loggable-day";
import { usualHour } from "@/lib/nutrition/calendar/meal-time";
import { isPossibleWeight, MAX_ITEMS, MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import { kgFrom } from "@/lib/nutrition/figures/units";
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

/** When somebody weighs themself who does not say. */
const MORNING = 7;
const NOON = 12;

/** Takes rows a few at a time, so that whoever reads a long file can let others have their turn. */
export type EntryGrouper = {
  add: (told: readonly ToldRow[]) => void;
  result: { entries: ImportEntry[]; problems: ImportProblem[] };
};

/**
 * Puts rows together to entries: foods of one day, meal and hour are a meal, in pieces of at most 40. Days of the future
 * and what no person weighs are left out.
 */
export function entryGrouper(context: EntryContext): EntryGrouper {
  const { now, timeZone } = context;
  const today = dayAt(now, timeZone);
  const result: EntryGrouper["result"] = { entries: [], problems: [] };
  const open = new Map<string, Extract<ImportEntry, { type: "meal" }>>();
  const foods: NamedFoods = { own: context.own, known: new Map() };
  const moments = momentsOf(now, timeZone);

  function entryOf(row: ToldRow): ImportEntry | RowProblem | null {
    const { line, day, hour } = row;
    if (!isLoggable(day, today)) return day > today ? "future" : "day";
    if ("weight" in row) {
      const kg = kgFrom(context.pounds ? "lb" : "kg", row.weight);
      return isPossibleWeight(kg)
        ? { type: "weight", line, day, kg, at: moments(day, hour ?? MORNING) }
        : "weight";
    }
    if ("water_ml" in row) {
      const ml = Math.round(row.water_ml);
      const isDrunk = ml > 0 && ml <= MAX_WATER_ML;
      return isDrunk ? { type: "water", line, day, ml, at: moments(day, hour ?? NOON) } : "absurd";
    }
    const item = importedItem(row.item, context.decimal, foods);
    if (typeof item === "string") return item;
    const kind = kindOf(row.meal, hour);
    const key = `${day} ${kind} ${hour === null ? "" : Math.round(hour * 60)}`;
    const meal = open.get(key);
    if (meal && meal.items.length < MAX_ITEMS) {
      meal.items.push(item);
      return null;
    }
    const eatenAt = moments(day, hour ?? usualHour(kind));
    const begun = { type: "meal" as const, line, day, kind, eatenAt, items: [item] };
    open.set(key, begun);
    return begun;
  }

  const add = (told: readonly ToldRow[]) => {
    for (const row of told) {
      const entry = entryOf(row);
      if (typeof entry === "string")
        result.problems.push({ line: row.line, why: entry, text: plainText(saidIn(row)) });
      else if (entry) result.entries.push(entry);
    }
  };
  return { add, result };
}

function saidIn(row: ToldRow): string {
  if ("item" in row) return row.item.name;
  return "weight" in row ? String(row.weight) : String(row.water_ml);
}

/** Moments of days, never in the future; working one out costs, and a day has several. */
function momentsOf(now: Date, timeZone: string): (day: Day, hour: number) => string {
  const midnights = new Map<Day, number>();
  return (day, hour) => {
    let noon = midnights.get(day);
    if (noon === undefined) {
      noon = instantAt(day, NOON, timeZone).getTime();
      midnights.set(day, noon);
    }
    return new Date(Math.min(noon + Math.round((hour - NOON) * 60) * 60_000, now.getTime())).toISOString();
  };
}
