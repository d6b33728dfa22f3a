import type { WaitingEntry } from "@/lib/client/waiting-entries";
import { undoUntil } from "@/lib/nutrition/meals/undo";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** Something of the diary, and what is to become of it. */
const ENTRY = /^\/api\/(meals|water|weight)\/([\w-]+)(\/restore)?$/;

/** A day with the changes that wait for a network, and the meals whose change does. */
export type ShownDay = DiaryDay & { waiting: readonly string[] };

/** The day as it will be once what waits is in; what the server has refused changes nothing. */
export function withWaiting(diary: DiaryDay, entries: readonly WaitingEntry[]): ShownDay {
  return entries.reduce<ShownDay>(
    (day, entry) => (entry.isChange && entry.refused === undefined ? changed(day, entry) : day),
    { ...diary, waiting: [] },
  );
}

function changed(day: ShownDay, { method, path, seen, at }: WaitingEntry): ShownDay {
  const [, what, id = "", restore] = ENTRY.exec(path) ?? [];
  if (seen) return withEdited(day, seen);
  if (restore) return withRestored(day, id);
  if (method !== "DELETE") return day;
  if (what === "meals") return withoutMeal(day, id, new Date(at));
  if (what === "water") return withoutWater(day, id);
  return { ...day, weight: day.weight.filter((entry) => entry.id !== id) };
}

function withEdited(day: ShownDay, seen: ShownDay["meals"][number]): ShownDay {
  if (day.meals.every(({ id }) => id !== seen.id)) return day;
  const meals = day.meals
    .map((meal) => (meal.id === seen.id ? seen : meal))
    .filter((meal) => meal.day === day.day)
    .sort((a, b) => a.eatenAt.localeCompare(b.eatenAt));
  return { ...day, meals, waiting: [...day.waiting, seen.id] };
}

function withRestored(day: ShownDay, id: string): ShownDay {
  const back = day.deleted.flatMap(({ meal }) => (meal.id === id ? meal : []));
  const meals = [...day.meals.filter((meal) => meal.id !== id), ...back];
  return {
    ...day,
    meals: meals.sort((a, b) => a.eatenAt.localeCompare(b.eatenAt)),
    deleted: day.deleted.filter(({ meal }) => meal.id !== id),
  };
}

/** The day after a meal was deleted, with the way back. */
export function withoutMeal<D extends DiaryDay>(day: D, id: string, deletedAt: Date): D {
  const gone = day.meals.filter((meal) => meal.id === id);
  const deleted = gone.map((meal) => ({ meal, undoUntil: undoUntil(deletedAt).toISOString() }));
  return {
    ...day,
    meals: day.meals.filter((meal) => meal.id !== id),
    deleted: [...day.deleted, ...deleted],
  };
}

/** The day after a drink was taken out. */
export function withoutWater<D extends DiaryDay>(day: D, id: string): D {
  const water = day.water.filter((entry) => entry.id !== id);
  return { ...day, water, totals: { ...day.totals, water_ml: water.reduce((sum, { ml }) => sum + ml, 0) } };
}
