import "server-only";
import type { Context } from "@/lib/context";
import { dbOf, inTransaction } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import { roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientColumns, nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { itemAnswer } from "@/lib/nutrition/meals/meal-answer";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";
import { type RecomputedDay, recomputedRow } from "@/lib/nutrition/meals/recomputed-day";
import { mealOf, type StoredMeal, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/** What a day would be with the catalogue's figures of today. Nothing changes. */
export async function previewRecompute(ctx: Context, { day }: { day: Day }): Promise<RecomputedDay> {
  const meals = await dbOf(ctx).meal.findMany(mealsOf(ctx, day));
  return answerOf(ctx, day, meals, anewOf(meals));
}

/** Gives a day the catalogue's figures of today, on its owner's wish; amounts stay as they were logged. */
export function recomputeDay(ctx: Context, { day }: { day: Day }): Promise<RecomputedDay> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const meals = await tx.meal.findMany(mealsOf(ctx, day));
    const anew = anewOf(meals);
    for (const meal of meals) {
      const changed = meal.items.filter(({ id }) => anew.has(id));
      for (const { id } of changed) {
        const row = anew.get(id) as ItemRow;
        const where = { userId_mealId_id: { userId, mealId: meal.id, id } };
        await tx.mealItem.update({ where, data: nutrientColumns(nutrientsIn(row)) });
      }
      if (changed.length === 0) continue;
      const where = { userId_id: { userId, id: meal.id } };
      await tx.meal.update({ where, data: { version: { increment: 1 } } });
    }
    if (anew.size > 0) await recomputeDayTotal(tx, userId, day);
    return answerOf(ctx, day, meals, anew);
  });
}

function mealsOf({ person }: Context, day: Day) {
  return {
    where: { userId: person.userId, day: dateOf(day), deletedAt: null },
    orderBy: [{ eatenAt: "asc" as const }, { id: "asc" as const }],
    include: WITH_ITEMS,
  };
}

/** By the id of each item that changes: its row. */
function anewOf(meals: readonly StoredMeal[]): Map<string, ItemRow> {
  return new Map(
    meals.flatMap(({ items }) =>
      items.flatMap((item) => {
        const row = recomputedRow(item);
        return row ? [[item.id, row] as const] : [];
      }),
    ),
  );
}

function answerOf(
  { locale }: Context,
  day: Day,
  meals: readonly StoredMeal[],
  anew: ReadonlyMap<string, ItemRow>,
): RecomputedDay {
  const before = meals.flatMap(({ items }) => items);
  const sum = (rows: readonly ItemRow[]) => roundNutrients(sumNutrients(rows.map(nutrientsIn)));
  return {
    day,
    items: meals.flatMap((meal) =>
      mealOf(meal).items.flatMap((item, at) => {
        const row = anew.get(item.id);
        const stored = meal.items[at];
        if (!row || !stored) return [];
        const { name } = itemAnswer(item, locale);
        return [{ id: item.id, meal: meal.id, name, before: nutrientsIn(stored), after: nutrientsIn(row) }];
      }),
    ),
    before: sum(before),
    after: sum(before.map((item) => anew.get(item.id) ?? item)),
  };
}
