import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Day, dateOf, dayOf, instantAt, localTime } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { type EatenItem, editedRow, type ItemRow } from "@/lib/nutrition/meals/meal-item";
import { mealOf, type StoredMeal, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";

export type MealEdit = {
  id: string;
  /** The version that was edited; absent: whatever there is. */
  version?: number;
  day?: Day | undefined;
  kind?: MealKind | undefined;
  eatenAt?: Date | undefined;
  /** All items that the meal has afterwards; those with the id of one of its items keep it. */
  items?: readonly (EatenItem & { id?: string })[] | undefined;
};

/**
 * Changes a meal and the totals of the day or days it touches. Moved to another day without a time, it keeps its hour. An
 * edit whose answer was lost may come again: where the meal is as it asks for, it is answered with it.
 * @throws AppError not_found, version_conflict, food_unknown, invalid_day
 */
export async function editMeal(ctx: Context, edit: MealEdit): Promise<Meal> {
  const { userId, timeZone } = ctx.person;
  const { id, version } = edit;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const meal = await tx.meal.findFirst({ where: { userId, id, deletedAt: null }, include: WITH_ITEMS });
    if (!meal) throw new AppError("not_found");
    const before = new Map(meal.items.map((item) => [item.id, item]));
    const own = await loadOwnFoodsFor(ctx, edit.items?.map(({ food }) => food) ?? []);
    const rows = withOwnFoods(own, () =>
      edit.items?.map((item) => ({
        id: item.id,
        ...editedRow(item, item.id === undefined ? undefined : before.get(item.id)),
      })),
    );
    const oldDay = dayOf(meal.day);
    const day = edit.day ?? oldDay;
    const kind = edit.kind ?? meal.kind;
    const sameHour = () => instantAt(day, localTime(meal.eatenAt, timeZone).hour, timeZone);
    const eatenAt = edit.eatenAt ?? (day === oldDay ? meal.eatenAt : sameHour());
    if (day !== oldDay || edit.eatenAt) mealTime({ day, kind, eatenAt }, ctx.now, timeZone);

    if (version !== undefined && version !== meal.version) {
      if (isDone(meal, { day, kind, eatenAt, rows })) return mealOf(meal);
      throw new AppError("version_conflict");
    }

    if (rows) {
      const known = new Set(before.keys());
      await tx.mealItem.deleteMany({ where: { userId, mealId: id } });
      await tx.mealItem.createMany({
        data: rows.map(({ id: itemId, ...row }, position) => ({
          ...row,
          ...{ userId, mealId: id, position },
          // An id stays with the first item that claims it.
          ...(itemId !== undefined && known.delete(itemId) ? { id: itemId } : {}),
        })),
      });
    }
    const changed = await tx.meal.update({
      where: { userId_id: { userId, id } },
      data: { day: dateOf(day), kind, eatenAt, version: { increment: 1 } },
      include: WITH_ITEMS,
    });
    for (const touched of new Set([oldDay, day])) await recomputeDayTotal(tx, userId, touched);
    return mealOf(changed);
  });
}

type Outcome = { day: Day; kind: MealKind; eatenAt: Date; rows: readonly ItemRow[] | undefined };

/** What of an item an edit says; its figures follow from these. */
const SAID = [
  ...(["food", "grams", "salt"] as const),
  ...(["portionQuantity", "portionMeasure", "portionSize", "portionSaid"] as const),
];

function isDone(meal: StoredMeal, { day, kind, eatenAt, rows = meal.items }: Outcome): boolean {
  return (
    dayOf(meal.day) === day &&
    meal.kind === kind &&
    meal.eatenAt.getTime() === eatenAt.getTime() &&
    meal.items.length === rows.length &&
    meal.items.every((item, place) => SAID.every((key) => item[key] === rows[place]?.[key]))
  );
}
