import type { ImportEntry, ImportProblem } from "@/lib/imports/import-entry";
import { type ImportSummary, SHOWN_PROBLEMS } from "@/lib/imports/import-schema";
import type { Day } from "@/lib/nutrition/calendar/day";
import { type Nutrients, roundNutrients, sumNutrients, ZERO } from "@/lib/nutrition/figures/nutrients";
import { nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { isImportedFood } from "@/lib/nutrition/foods/imported-food";

const SAMPLED_DAYS = 14;

/** Entries that are there already, by their keys: how many of each. */
export type KnownEntries = ReadonlyMap<string, number>;

/** By which one food is the same as another: day, meal, food and energy; the rest may be rounded otherwise. */
export function itemKey(day: Day, kind: string, food: string, kcal: number): string {
  return `${day} ${kind} ${food} ${Math.round(kcal)}`;
}

export function waterKey(day: Day, ml: number): string {
  return `${day} water ${ml}`;
}

export function weightKey(day: Day, kg: number): string {
  return `${day} weight ${kg}`;
}

/** An entry and its place among those that it was taken from. */
export type PlacedEntry = ImportEntry & { place: number };

/** Takes away what the diary has already, as often as it has it; a meal keeps its other items. */
export function withoutKnown(
  entries: readonly ImportEntry[],
  known: KnownEntries,
): { entries: PlacedEntry[]; duplicates: number } {
  const left = new Map(known);
  let duplicates = 0;
  const isNew = (key: string) => {
    const count = left.get(key) ?? 0;
    if (count === 0) return true;
    left.set(key, count - 1);
    duplicates += 1;
    return false;
  };
  const kept = entries.flatMap((entry, place): PlacedEntry[] => {
    const { day } = entry;
    if (entry.type === "water") return isNew(waterKey(day, entry.ml)) ? [{ ...entry, place }] : [];
    if (entry.type === "weight") return isNew(weightKey(day, entry.kg)) ? [{ ...entry, place }] : [];
    const items = entry.items.filter(({ food, kcal }) => isNew(itemKey(day, entry.kind, food, kcal)));
    return items.length > 0 ? [{ ...entry, items, place }] : [];
  });
  return { entries: kept, duplicates };
}

/** In the order in which they are stored: a day is never torn apart. */
export function inOrder(entries: readonly ImportEntry[]): ImportEntry[] {
  return [...entries].sort((a, b) => (a.day === b.day ? a.line - b.line : a.day < b.day ? -1 : 1));
}

type Read = {
  rows: number;
  entries: readonly ImportEntry[];
  foods: readonly unknown[];
  problems: readonly ImportProblem[];
  table: ImportSummary["table"];
};

/** What is shown of a file before anything of it is stored. */
export function summaryOf(
  { rows, entries, foods: ownFoods, problems, table }: Read,
  diary: { known: KnownEntries; logged: ReadonlySet<Day>; sameFile: boolean },
): ImportSummary {
  const meals = entries.filter((entry) => entry.type === "meal");
  const items = meals.flatMap((meal) => meal.items);
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  const foods = [...new Set(items.map(({ food }) => food))];
  const kept = foods.filter(isImportedFood).length;
  const fed = new Set(meals.map(({ day }) => day)).size;
  const total = sumNutrients(items.map(nutrientsIn));
  return {
    rows,
    entries: {
      ...{ meals: meals.length, items: items.length },
      water: entries.filter(({ type }) => type === "water").length,
      weights: entries.filter(({ type }) => type === "weight").length,
    },
    foods: { matched: foods.length - kept, kept },
    ownFoods: ownFoods.length,
    days: { count: days.length, first: days[0] ?? null, last: days.at(-1) ?? null },
    mean: fed === 0 ? null : roundNutrients(meanOf(total, fed)),
    sample: sampleOf(entries, days.slice(-SAMPLED_DAYS).reverse(), diary.logged),
    duplicates: withoutKnown(entries, diary.known).duplicates,
    sameFile: diary.sameFile,
    problems: problems.slice(0, SHOWN_PROBLEMS).map((problem) => ({ ...problem })),
    problemCount: problems.length,
    table,
  };
}

function meanOf(total: Nutrients, days: number): Nutrients {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg } = total;
  const mean = (value: number) => value / days;
  return {
    ...{ kcal: mean(kcal), protein_g: mean(protein_g), carbs_g: mean(carbs_g) },
    ...{ fat_g: mean(fat_g), fibre_g: mean(fibre_g), sodium_mg: mean(sodium_mg) },
  };
}

function sampleOf(
  entries: readonly ImportEntry[],
  days: readonly Day[],
  logged: ReadonlySet<Day>,
): ImportSummary["sample"] {
  return days.map((day) => {
    const ofDay = entries.filter((entry) => entry.day === day);
    const items = ofDay.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
    const weights = ofDay.flatMap((entry) => (entry.type === "weight" ? [entry.kg] : []));
    const water = ofDay.reduce((sum, entry) => sum + (entry.type === "water" ? entry.ml : 0), 0);
    const sums = items.length > 0 ? roundNutrients(sumNutrients(items.map(nutrientsIn))) : { ...ZERO };
    return {
      day,
      items: items.length,
      ...sums,
      water_ml: water,
      weight_kg: weights.at(-1) ?? null,
      logged: logged.has(day),
    };
  });
}
