import { DAY_MS } from "@/lib/durations";
import {
  amountTarget,
  type ChangeSet,
  changeOf,
  entriesNow,
  grown,
  itemsOf,
  type LoggedMeal,
  moreTarget,
  namesOf,
  newItem,
  onlyItem,
  renamed,
  waterChange,
  weigh,
  weightOf,
} from "@/lib/portuguese/corrections/changes/change-set";
import { restoreEntry } from "@/lib/portuguese/corrections/changes/restore";
import { toldWith } from "@/lib/portuguese/corrections/changes/told-with";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

/**
 * What corrections change in the entries of the last message and, where they name what they mean, in earlier ones. Pure:
 * nothing is stored here.
 */
export function applyCorrections(
  last: readonly LoggedEntry[],
  corrections: readonly Correction[],
  earlier: readonly LoggedEntry[] = [],
): ChangeSet {
  const changes: ChangeSet = {
    meals: [],
    water: [],
    weight: [],
    removedWater: [],
    removedWeight: [],
    created: [],
    createdWater: [],
    createdWeight: [],
    problem: null,
  };
  const all = [...last, ...earlier];
  if (all.length === 0) return { ...changes, problem: { kind: "nothing_to_correct" } };
  for (const correction of corrections) {
    const [now, allNow] = [entriesNow(changes, last), entriesNow(changes, all)];
    apply(changes, now, allNow, renamed(correction, all, allNow));
  }
  for (const change of changes.meals) {
    const meal = all.find((entry) => entry.id === change.mealId) as LoggedMeal;
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
    case "more": {
      const { food, by } = correction;
      const target = food === null ? moreTarget(meals, by) : itemsOf(named, food)[0];
      const more = target && grown(target.item, by);
      if (!target || !more) return unclear();
      changeOf(changes, target.meal).update.push({ ...more, itemId: target.item.id });
      return;
    }
    case "open": {
      const target = itemsOf(named, correction.from)[0];
      if (!target) return unclear();
      changeOf(changes, target.meal).remove.push(target.item.id);
      changeOf(changes, target.meal).add.push(...correction.to.map(newItem));
      return;
    }
    case "remove_meal":
    case "remove_water":
    case "remove_weight":
    case "move_meal":
    case "record":
      return applyToDay(changes, all, correction, unclear);
    case "restore":
      for (const entry of correction.entries) restoreEntry(changes, all, entry);
      return;
    case "move_item":
      return moveItem(changes, named, correction, unclear);
    default:
      return applyToLast(changes, last, all, correction);
  }
}

type OfDay = Extract<
  Correction,
  { kind: "remove_meal" | "remove_water" | "remove_weight" | "move_meal" | "record" }
>;

/** What is about a whole entry of today or yesterday. */
function applyToDay(changes: ChangeSet, all: Entries, correction: OfDay, unclear: () => void) {
  const named = mealsIn(all);
  switch (correction.kind) {
    case "remove_meal": {
      const { meal: kind, day, id } = correction;
      const meal = named.find(
        (one) => one.kind === kind && (day === null || one.day === day) && (id ?? one.id) === one.id,
      );
      if (!meal) return unclear();
      if (id !== undefined) {
        changeOf(changes, meal).deleteMeal = true;
        return;
      }
      for (const one of allOf(named, meal)) changeOf(changes, one).deleteMeal = true;
      return;
    }
    case "remove_water": {
      const { id, ml } = correction;
      const waters = all.filter((one) => one.type === "water");
      const entry = waters.find(
        (one) => (id === undefined || one.id === id) && (ml === undefined || one.ml === ml),
      );
      if (!entry && ml !== undefined) {
        const day = waters[0]?.day;
        const told = waters.filter((one) => one.day === day).map((one) => one.ml);
        changes.problem ??= { kind: "water_unknown", ml, told };
        return;
      }
      if (!entry) return unclear();
      changes.removedWater.push(entry.id);
      return;
    }
    case "remove_weight": {
      const entry = all.find(({ type }) => type === "weight");
      if (!entry) return unclear();
      changes.removedWeight.push(entry.id);
      return;
    }
    case "move_meal": {
      const { meal: kind, day, to } = correction;
      const meal = named.find((one) => one.kind === kind && (day === null || one.day === day));
      if (!meal) return unclear();
      for (const one of allOf(named, meal)) Object.assign(changeOf(changes, one).set, to);
      return;
    }
    case "record":
      for (const { day, kind, eatenAt, items } of correction.meals)
        changes.created.push({ day, kind, eatenAt, items: items.map(newItem) });
      changes.createdWater.push(...(correction.water ?? []).map(({ ml, day }) => ({ ml, day })));
      changes.createdWeight.push(...(correction.weight ?? []).map(({ kg, day }) => ({ kg, day })));
      return;
  }
}

/** Told one by one, a meal is several entries. */
function allOf(meals: readonly LoggedMeal[], { kind, day }: LoggedMeal): LoggedMeal[] {
  return meals.filter((one) => one.kind === kind && one.day === day);
}

/** To the meal of that time where there is one; alone on its plate, the meal itself moves. */
function moveItem(
  changes: ChangeSet,
  meals: readonly LoggedMeal[],
  { food, to }: Extract<Correction, { kind: "move_item" }>,
  unclear: () => void,
) {
  const target = itemsOf(meals, food)[0];
  if (!target) return unclear();
  const { meal, item } = target;
  if (meal.items.length === 1) {
    Object.assign(changeOf(changes, meal).set, to);
    return;
  }
  const [kind, day] = [to.kind ?? meal.kind, to.day ?? meal.day];
  const there = meals.find((one) => one.kind === kind && one.day === day);
  if (there === meal || !item.portion || "said" in item.portion) return unclear();
  const along = [item, ...toldWith(item, meal.items)];
  if (along.length === meal.items.length) {
    Object.assign(changeOf(changes, meal).set, to);
    return;
  }
  const items = along.flatMap(({ foodId, name, grams, portion }) =>
    portion && !("said" in portion) ? [{ foodId, name, grams, portion }] : [],
  );
  changeOf(changes, meal).remove.push(...along.map(({ id }) => id));
  if (there) changeOf(changes, there).add.push(...items);
  else
    changes.created.push({
      day,
      kind,
      eatenAt: to.eatenAt ?? onDay(meal.eatenAt, meal.day, day),
      items,
    });
}

/** The same time of another day. */
function onDay(eatenAt: string, from: string, to: string): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return new Date(Date.parse(eatenAt) + days * DAY_MS).toISOString();
}

type OfLast = Extract<
  Correction,
  { kind: "add" | "meal_kind" | "time" | "day" | "water" | "weight" | "unclear" | "kept" | "remove_last" }
>;

function applyToLast(changes: ChangeSet, last: Entries, all: Entries, correction: OfLast) {
  const meals = mealsIn(last);
  const unclear = () => noteUnclear(changes, last);
  switch (correction.kind) {
    case "add": {
      const { mealId } = correction;
      const meal = mealId === undefined ? meals[0] : mealsIn(all).find(({ id }) => id === mealId);
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
        else if (entry.type === "water") waterChange(changes, entry.id).day = correction.to;
        else weightOf(changes, entry.id).day = correction.to;
      }
      return;
    case "water": {
      const { from } = correction;
      const entry = (from === undefined ? last : all).find(
        (one) => one.type === "water" && (from === undefined || one.ml === from),
      );
      if (!entry) return unclear();
      waterChange(changes, entry.id).ml = correction.ml;
      return;
    }
    case "weight": {
      const entry = last.find(({ type }) => type === "weight");
      if (!entry) return unclear();
      weightOf(changes, entry.id).kg = correction.kg;
      return;
    }
    case "remove_last":
      if (last.length === 0) return unclear();
      for (const entry of last) {
        if (entry.type === "meal") changeOf(changes, entry).deleteMeal = true;
        else if (entry.type === "water") changes.removedWater.push(entry.id);
        else changes.removedWeight.push(entry.id);
      }
      return;
    case "kept":
      changes.problem ??= correction;
      return;
    case "unclear":
      return unclear();
  }
}
