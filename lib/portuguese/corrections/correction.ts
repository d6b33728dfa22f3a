import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { MeasureId } from "@/lib/nutrition/foods/measures";
import type { Portion } from "@/lib/nutrition/foods/portion";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Amount, ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

/** An item as it is to be stored; figures follow from the catalogue. */
export type NewItem = { foodId: string; name: string; grams: number; portion: Portion };

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
  /** Water that was not drunk after all, by id. */
  removedWater: string[];
  /** Why nothing, or not everything, can be changed. */
  problem:
    | { kind: "nothing_to_correct" }
    | { kind: "item_unknown"; said: string; items: string[] }
    | { kind: "unclear"; items: string[] }
    | null;
};

type MealEntry = Extract<LoggedEntry, { type: "meal" }>;

/**
 * What corrections change in the entries of the last message and, where they name what they mean, in earlier ones. Pure:
 * nothing is stored here.
 */
export function applyCorrections(
  last: readonly LoggedEntry[],
  corrections: readonly Correction[],
  earlier: readonly LoggedEntry[] = [],
): ChangeSet {
  const changes: ChangeSet = { meals: [], water: [], weight: [], removedWater: [], problem: null };
  const all = [...last, ...earlier];
  if (all.length === 0) return { ...changes, problem: { kind: "nothing_to_correct" } };
  for (const correction of corrections) apply(changes, last, all, correction);
  for (const change of changes.meals) {
    const meal = all.find((entry) => entry.id === change.mealId) as MealEntry;
    change.deleteMeal ||= change.add.length === 0 && change.remove.length === meal.items.length;
  }
  return changes;
}

type Entries = readonly LoggedEntry[];

const mealsIn = (entries: Entries) => entries.filter((entry) => entry.type === "meal");

function noteUnclear(changes: ChangeSet, last: Entries) {
  changes.problem ??= { kind: "unclear", items: namesOf(mealsIn(last)) };
}

/** What names what it means may reach an earlier entry; everything else is about the last ones. */
function apply(changes: ChangeSet, last: Entries, all: Entries, correction: Correction) {
  const meals = mealsIn(last);
  const named = mealsIn(all);
  const unclear = () => noteUnclear(changes, last);
  switch (correction.kind) {
    case "amount": {
      const target = amountTarget(correction.food === null ? meals : named, correction);
      const weighed = target && weigh(target.item, correction.to);
      if (!target || !weighed) return unclear();
      changeOf(changes, target.meal).update.push({ ...weighed, itemId: target.item.id });
      return;
    }
    case "remove": {
      const targets = correction.foods.flatMap((food) => itemsOf(named, food).slice(0, 1));
      if (targets.length === 0) {
        changes.problem ??= {
          kind: "item_unknown",
          said: correction.said,
          items: namesOf(meals.length > 0 ? meals : named),
        };
      }
      for (const { meal, item } of targets) changeOf(changes, meal).remove.push(item.id);
      return;
    }
    case "replace": {
      const target = correction.from === null ? onlyItem(meals) : itemsOf(named, correction.from)[0];
      if (!target) {
        const said = correction.fromSaid ?? "";
        changes.problem ??= said ? { kind: "item_unknown", said, items: namesOf(meals) } : null;
        return said ? undefined : unclear();
      }
      changeOf(changes, target.meal).update.push({ ...newItem(correction.to), itemId: target.item.id });
      return;
    }
    case "remove_meal": {
      const { meal: kind, day } = correction;
      const meal = named.find((one) => one.kind === kind && (day === null || one.day === day));
      if (!meal) return unclear();
      changeOf(changes, meal).deleteMeal = true;
      return;
    }
    case "remove_water": {
      const entry = all.find(({ type }) => type === "water");
      if (!entry) return unclear();
      changes.removedWater.push(entry.id);
      return;
    }
    default:
      return applyToLast(changes, last, correction);
  }
}

type OfLast = Exclude<Correction, { kind: "amount" | "remove" | "replace" | "remove_meal" | "remove_water" }>;

function applyToLast(changes: ChangeSet, last: Entries, correction: OfLast) {
  const meals = mealsIn(last);
  const unclear = () => noteUnclear(changes, last);
  switch (correction.kind) {
    case "add": {
      const meal = meals[0];
      if (!meal) return unclear();
      changeOf(changes, meal).add.push(...correction.items.map(newItem));
      return;
    }
    case "meal_kind":
      if (meals.length === 0) return unclear();
      for (const meal of meals) changeOf(changes, meal).set.kind = correction.to;
      return;
    case "time":
      if (meals.length === 0) return unclear();
      for (const meal of meals) changeOf(changes, meal).set.eatenAt = correction.eatenAt;
      return;
    case "day":
      for (const entry of last) {
        if (entry.type === "meal") changeOf(changes, entry).set.day = correction.to;
        else if (entry.type === "water") waterOf(changes, entry.id).day = correction.to;
        else weightOf(changes, entry.id).day = correction.to;
      }
      return;
    case "water": {
      const entry = last.find(({ type }) => type === "water");
      if (!entry) return unclear();
      waterOf(changes, entry.id).ml = correction.ml;
      return;
    }
    case "weight": {
      const entry = last.find(({ type }) => type === "weight");
      if (!entry) return unclear();
      weightOf(changes, entry.id).kg = correction.kg;
      return;
    }
    case "unclear":
      return unclear();
  }
}

type Target = { meal: MealEntry; item: LoggedItem };

function itemsOf(meals: readonly MealEntry[], foodId: string): Target[] {
  return meals.flatMap((meal) =>
    meal.items.filter((item) => item.foodId === foodId).map((item) => ({ meal, item })),
  );
}

function onlyItem(meals: readonly MealEntry[]): Target | undefined {
  const all = meals.flatMap((meal) => meal.items.map((item) => ({ meal, item })));
  return all.length === 1 ? all[0] : undefined;
}

/** The item whose amount was wrong: the one named, else the one that had that number or that measure, else the only one. */
function amountTarget(
  meals: readonly MealEntry[],
  { food, from, to }: Extract<Correction, { kind: "amount" }>,
): Target | undefined {
  if (food !== null) return itemsOf(meals, food)[0];
  const all = meals.flatMap((meal) => meal.items.map((item) => ({ meal, item })));
  const counted = from === null ? all : all.filter(({ item }) => portionOf(item)?.quantity === from);
  const measured = counted.filter(
    ({ item }) => to.measure !== null && kindOf(to.measure) === kindOf(portionOf(item)?.measure),
  );
  const [first, second] = measured.length > 0 ? measured : counted;
  return second ? undefined : first;
}

/** "colheres" may be any spoon. */
function kindOf(measure: MeasureId | undefined): string | undefined {
  return measure?.split("-")[0];
}

/** What an item's amount is counted in; null where only words tell. */
function portionOf({ portion }: LoggedItem): Portion | null {
  return portion && !("said" in portion) ? portion : null;
}

/** The item with another amount: "foram 4" keeps the measure that it had. */
function weigh(item: LoggedItem, to: Amount): NewItem | null {
  const food = findFood(item.foodId);
  if (!food) return null;
  const old = portionOf(item);
  if (to.measure === null && old && to.size === null) {
    const grams = (item.grams / old.quantity) * to.quantity;
    return bounded(item, grams, { ...old, quantity: to.quantity });
  }
  const measure = to.measure ?? old?.measure ?? null;
  const weighed = gramsOf(food, measure, to.quantity, to.size ?? undefined);
  return weighed ? bounded(item, weighed.grams, weighed.portion) : null;
}

function bounded(item: { foodId: string; name: string }, grams: number, portion: Portion): NewItem | null {
  if (!(grams > 0) || grams > MAX_GRAMS) return null;
  return { foodId: item.foodId, name: item.name, grams: roundTo(grams, 1), portion };
}

function newItem({ foodId, name, grams, portion }: ParsedItem): NewItem {
  return { foodId, name, grams, portion };
}

function namesOf(meals: readonly MealEntry[]): string[] {
  return meals.flatMap(({ items }) => items.map(({ name }) => name));
}

function changeOf(changes: ChangeSet, meal: MealEntry): MealChange {
  const known = changes.meals.find(({ mealId }) => mealId === meal.id);
  if (known) return known;
  const change: MealChange = { mealId: meal.id, set: {}, update: [], remove: [], add: [], deleteMeal: false };
  changes.meals.push(change);
  return change;
}

function waterOf(changes: ChangeSet, id: string): ChangeSet["water"][number] {
  return entryOf(changes.water, id);
}

function weightOf(changes: ChangeSet, id: string): ChangeSet["weight"][number] {
  return entryOf(changes.weight, id);
}

function entryOf<T extends { id: string }>(entries: T[], id: string): T {
  const known = entries.find((entry) => entry.id === id);
  if (known) return known;
  const entry = { id } as T;
  entries.push(entry);
  return entry;
}
