import "server-only";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import { rememberedEntries } from "@/lib/chat/logging/load-entries.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { sharedPortion } from "@/lib/nutrition/foods/portion";
import { copyMeal } from "@/lib/nutrition/meals/copy-meal.server";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { isAmong } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Command } from "@/lib/portuguese/meaning/command";
import { afterStored } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/** How far back "repetir jantar" looks, in days. */
const REACH_DAYS = 7;

/**
 * Logs a meal of the diary once more: of the day and kind asked for, else the latest of that kind within a week, one of
 * today only where no day before has one. A meal by its name is all that was told of it, "jantei a mesma coisa do almoço" both
 * entries of a lunch.
 */
export async function repeatMeal(
  turn: Turn,
  understood: Understanding,
  command: Extract<Command, { kind: "repeat" }>,
): Promise<Answered> {
  const { tx, person, messageId, source, today, state } = turn;
  const { userId, avoided } = person;
  const { meal, fromDay, toDay, toMeal } = command;
  const latest = (day: { gte?: Date; lt?: Date; equals?: Date }) =>
    tx.meal.findFirst({
      where: { userId, deletedAt: null, day, ...(meal ? { kind: meal } : {}) },
      orderBy: [{ day: "desc" }, { eatenAt: "desc" }, { id: "desc" }],
    });
  const earlier = { gte: dateOf(addDays(today, -REACH_DAYS)), lt: dateOf(today) };
  const original = fromDay
    ? await latest({ equals: dateOf(fromDay) })
    : ((meal && (await latest(earlier))) ??
      (await latest({ gte: dateOf(addDays(today, -REACH_DAYS)), lt: dateOf(addDays(today, 1)) })));
  if (!original) return { outcome: { kind: "notice", notice: { kind: "nothing_to_repeat" } }, state };
  const kind = toMeal ?? original.kind;
  const isElsewhere = kind !== original.kind || dateOf(toDay).getTime() !== original.day.getTime();
  const told = await tx.meal.findMany({
    where: { userId, deletedAt: null, day: original.day, kind: original.kind },
    orderBy: [{ eatenAt: "asc" }, { id: "asc" }],
    include: { items: { select: { food: true } } },
  });
  const { without = [] } = command;
  const eaten = told.filter(({ items }) => items.some(({ food }) => !isAmong(food, without)));
  const ids = meal && isElsewhere && eaten.length > 0 ? eaten.map(({ id }) => id) : [original.id];
  const meals: Meal[] = [];
  for (const [ordinal, id] of ids.entries()) {
    const copied = await copyMeal(turn, { id, day: toDay, kind, source, messageId, ordinal });
    const isLast = ordinal === ids.length - 1;
    meals.push(await withChanges(turn, copied, isLast ? command : { ...command, added: [] }));
  }
  const entries = { meals, water: [], weight: [] };
  return {
    outcome: {
      kind: "logged",
      understood,
      ...entries,
      days: await loadDayViews(turn, [toDay]),
      today,
      avoided,
    },
    state: afterStored(state, rememberedEntries(entries), null),
  };
}

/** "mas sem morango", "só que com ovo": the copy as it was eaten this time. */
async function withChanges(
  turn: Turn,
  meal: Meal,
  { without = [], added = [], share = 1 }: Extract<Command, { kind: "repeat" }>,
): Promise<Meal> {
  const kept = meal.items
    .filter(({ food }) => !isAmong(food, without))
    .map((item) => sharedPortion(item, share));
  const more = added.map(({ foodId, grams, portion }) => ({ food: foodId, grams, portion }));
  const isChanged = kept.length < meal.items.length || more.length > 0 || share !== 1;
  if (!isChanged || kept.length + more.length === 0) return meal;
  return editMeal(turn, { id: meal.id, items: [...kept, ...more] });
}
