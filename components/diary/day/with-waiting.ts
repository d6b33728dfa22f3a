import type { WaitingEntry } from "@/lib/client/offline/waiting-entries";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { addNutrients, type Nutrients, scaleNutrients, ZERO } from "@/lib/nutrition/figures/nutrients";
import { undoUntil } from "@/lib/nutrition/meals/undo";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** Something of the diary, and what is to become of it. */
const ENTRY = /^\/api\/(meals|water|weight)\/([\w-]+)(\/restore)?$/;
/** What becomes a meal. */
const MEAL = /^\/api\/(meals|meals\/[\w-]+\/copy|favourites\/[\w-]+\/log)$/;
const PENDING = "pending-";

type LoggedDay = Pick<DiaryDay, "day" | "time_zone" | "meals" | "deleted" | "totals" | "water" | "weight">;

/** A meal that nobody has worked out yet: in its own words, or by name where it was logged otherwise. */
export type ToldMeal = { key: string; text: string | null; name: string | null };

type Waiting = {
  /** Of the day's entries those that are not in yet, and those of which a change is not. */
  waiting: readonly string[];
  told: readonly ToldMeal[];
};

/** A day with what waits for a network. */
export type ShownDay = DiaryDay & Waiting;

/** The day as it will be once what waits is in; what the server has refused changes nothing. */
export function withWaiting<D extends LoggedDay>(diary: D, entries: readonly WaitingEntry[]): D & Waiting {
  return entries
    .filter(({ refused }) => refused === undefined)
    .reduce<D & Waiting>((day, entry) => (entry.isChange ? changed(day, entry) : added(day, entry)), {
      ...diary,
      waiting: [],
      told: [],
    });
}

/**
 * What waits for a day of which only the meals are known: these as they will be, and in `totals` by how much it changes
 * what the day comes to.
 */
export function comingTo(
  { day, time_zone, meals }: Pick<LoggedDay, "day" | "time_zone" | "meals">,
  entries: readonly WaitingEntry[],
): LoggedDay & Waiting {
  // Of the drinks those that are taken away are known: each leaves by how much less it comes to.
  const water = entries.flatMap(({ drink, at }) =>
    drink?.day === day ? { ...drink, at: new Date(at).toISOString(), source: "web" as const } : [],
  );
  const none = { deleted: [], water, weight: [], totals: { ...ZERO, water_ml: 0 } };
  return withWaiting({ ...none, day, time_zone, meals }, entries);
}

/** Whether the server has not confirmed it yet. */
export function isPending({ id }: { id: string }): boolean {
  return id.startsWith(PENDING);
}

function added<D extends LoggedDay & Waiting>(day: D, { path, body, key, at, name }: WaitingEntry): D {
  const { day: on, ml, kg, text } = body as { day?: Day; ml?: number; kg?: number; text?: string };
  if ((on ?? dayAt(new Date(at), day.time_zone)) !== day.day) return day;
  if (MEAL.test(path))
    return { ...day, told: [...day.told, { key, text: text ?? null, name: name ?? null }] };
  const waiting = [...day.waiting, PENDING + key];
  if (ml !== undefined) return { ...withWater(day, { key, ml, at }), waiting };
  if (kg === undefined) return day;
  const weighing = { id: PENDING + key, kg, at: new Date(at).toISOString(), source: "web" as const };
  return { ...day, weight: [...day.weight, weighing], waiting };
}

function changed<D extends LoggedDay & Waiting>(day: D, { method, path, seen, at }: WaitingEntry): D {
  const [, what, id = "", restore] = ENTRY.exec(path) ?? [];
  if (seen) return withEdited(day, seen);
  if (restore) return withRestored(day, id);
  if (method !== "DELETE") return day;
  if (what === "meals") return withoutMeal(day, id, new Date(at));
  if (what === "water") return withoutWater(day, id);
  return { ...day, weight: day.weight.filter((entry) => entry.id !== id) };
}

function withEdited<D extends LoggedDay & Waiting>(day: D, seen: D["meals"][number]): D {
  if (day.meals.every(({ id }) => id !== seen.id)) return day;
  const meals = day.meals
    .map((meal) => (meal.id === seen.id ? seen : meal))
    .filter((meal) => meal.day === day.day);
  return { ...withMeals(day, meals), waiting: [...day.waiting, seen.id] };
}

function withRestored<D extends LoggedDay>(day: D, id: string): D {
  const back = day.deleted.flatMap(({ meal }) => (meal.id === id ? meal : []));
  const meals = [...day.meals.filter((meal) => meal.id !== id), ...back];
  return { ...withMeals(day, meals), deleted: day.deleted.filter(({ meal }) => meal.id !== id) };
}

/** The day after a meal was deleted, with the way back. */
export function withoutMeal<D extends LoggedDay>(day: D, id: string, deletedAt: Date): D {
  const gone = day.meals.filter((meal) => meal.id === id);
  const deleted = gone.map((meal) => ({ meal, undoUntil: undoUntil(deletedAt).toISOString() }));
  const meals = day.meals.filter((meal) => meal.id !== id);
  return { ...withMeals(day, meals), deleted: [...day.deleted, ...deleted] };
}

/** With these meals in place of its own, and what that changes of its totals. */
function withMeals<D extends LoggedDay>(day: D, meals: D["meals"]): D {
  const less = (sum: Nutrients, meal: D["meals"][number]) =>
    addNutrients(sum, scaleNutrients(meal.totals, -100));
  const more = (sum: Nutrients, meal: D["meals"][number]) => addNutrients(sum, meal.totals);
  const totals = meals.reduce<Nutrients>(more, day.meals.reduce<Nutrients>(less, day.totals));
  return {
    ...day,
    meals: meals.toSorted((a, b) => a.eatenAt.localeCompare(b.eatenAt)),
    totals: { ...totals, water_ml: day.totals.water_ml },
  };
}

/** The day with a drink that is not in yet, once, whether it is known as on its way or as waiting. */
export function withWater<D extends LoggedDay>(
  day: D,
  { key, ml, at }: Pick<WaitingEntry, "key" | "at"> & { ml: number },
): D {
  const id = PENDING + key;
  if (day.water.some((entry) => entry.id === id)) return day;
  const drink = { id, ml, at: new Date(at).toISOString(), source: "web" as const };
  return withDrinks(day, [...day.water, drink]);
}

/** The day after a drink was taken out. */
export function withoutWater<D extends LoggedDay>(day: D, id: string): D {
  return withDrinks(
    day,
    day.water.filter((entry) => entry.id !== id),
  );
}

function withDrinks<D extends LoggedDay>(day: D, water: D["water"]): D {
  const sum = (drinks: D["water"]) => drinks.reduce((total, { ml }) => total + ml, 0);
  const water_ml = day.totals.water_ml + sum(water) - sum(day.water);
  return { ...day, water, totals: { ...day.totals, water_ml } };
}
