import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { UNDO_MS, undoUntil } from "@/lib/nutrition/meals/undo";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** More than anybody deletes in ten minutes. */
const MAX_MEALS = 200;

/** Meals of a day that were deleted so lately that they can be brought back, oldest deletion first. */
export async function loadDeletedMeals(
  { person, now, locale }: Context,
  { day }: { day: Day },
): Promise<DiaryDay["deleted"]> {
  const rows = await db().meal.findMany({
    where: { userId: person.userId, day: dateOf(day), deletedAt: { gt: new Date(now.getTime() - UNDO_MS) } },
    orderBy: [{ deletedAt: "asc" }, { id: "asc" }],
    take: MAX_MEALS,
    include: WITH_ITEMS,
  });
  return rows.flatMap((row) =>
    row.deletedAt
      ? [{ meal: mealAnswer(mealOf(row), locale), undoUntil: undoUntil(row.deletedAt).toISOString() }]
      : [],
  );
}
