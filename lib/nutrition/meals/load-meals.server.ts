import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dateOf, dayAt, daysBetween } from "@/lib/nutrition/calendar/day";
import { roundNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import {
  cursorOf,
  type Diary,
  MAX_SPAN_DAYS,
  type MealsQuery,
  positionOf,
} from "@/lib/nutrition/meals/diary-pages";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";

/**
 * The diary: meals of a day or of a span of days, by day and time, a page at a time.
 * @throws AppError invalid_day for a span that is backwards or too long, validation for a cursor of no page
 */
export async function loadMeals(ctx: Context, query: MealsQuery): Promise<Diary> {
  const { userId, timeZone } = ctx.person;
  const from = query.from ?? query.day ?? dayAt(ctx.now, timeZone);
  const to = query.to ?? from;
  const span = daysBetween(from, to);
  if (span < 0 || span >= MAX_SPAN_DAYS) throw new AppError("invalid_day", {}, { fields: { to: "date" } });

  const day = { gte: dateOf(from), lte: dateOf(to) };
  const [rows, totals] = await Promise.all([
    db().meal.findMany({
      where: { userId, day, deletedAt: null, ...after(query.cursor) },
      orderBy: [{ day: "asc" }, { eatenAt: "asc" }, { id: "asc" }],
      take: query.limit + 1,
      include: WITH_ITEMS,
    }),
    db().dayTotal.findMany({ where: { userId, day } }),
  ]);
  const page = rows.slice(0, query.limit).map(mealOf);
  const last = page.at(-1);
  return {
    meals: page.map((meal) => mealAnswer(meal, ctx.locale)),
    totals: roundNutrients(sumNutrients(totals.map(totalsOf))),
    nextCursor: rows.length > page.length && last ? cursorOf(last) : null,
  };
}

function after(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const position = positionOf(cursor);
  if (!position) throw new AppError("validation", {}, { fields: { cursor: "invalid" } });
  const day = dateOf(position.day);
  const { eatenAt, id } = position;
  return { OR: [{ day: { gt: day } }, { day, eatenAt: { gt: eatenAt } }, { day, eatenAt, id: { gt: id } }] };
}
