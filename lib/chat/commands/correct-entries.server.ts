import "server-only";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import {
  daysOfEntries,
  type Entries,
  loadEntries,
  rememberedEntries,
} from "@/lib/chat/logging/load-entries.server";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import type { Notice } from "@/lib/chat/replies/outcome";
import { dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { deleteWater } from "@/lib/nutrition/intake/delete-water.server";
import { deleteWeight } from "@/lib/nutrition/intake/delete-weight.server";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import { refreshCurrentWeight } from "@/lib/nutrition/intake/refresh-current-weight.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { type ChangeSet, leftAfter, type MealChange } from "@/lib/portuguese/corrections/changes/change-set";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { calledAfter, piecesAfter } from "@/lib/portuguese/corrections/pieces";
import { saidOf } from "@/lib/portuguese/corrections/topics";
import { focusOf, type LoggedEntry, removedIn, toldBefore } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/**
 * Changes the entries of the last message as its author now says they were, and earlier ones where they are named; answers
 * before and after.
 */
export async function correctEntries(
  turn: Turn,
  understood: Understanding,
  earlier: readonly LoggedEntry[] = [],
): Promise<Answered> {
  const { tx, person, today } = turn;
  const { userId } = person;
  // Somebody may have changed or removed them on the web since.
  const newest = rememberedEntries(
    await loadEntries(
      tx,
      userId,
      turn.state.last.map(({ id }) => id),
    ),
  );
  const { last, others } = saidOf(understood.about, newest, earlier);
  const ids = last.map(({ id }) => id);
  const changes = withOwnFoods(turn.ownFoods, () => applyCorrections(last, understood.corrections, others));
  const changed = [
    ...changes.meals.map((meal) => meal.mealId),
    ...idsOf(changes.water),
    ...idsOf(changes.weight),
    ...changes.removedWater,
    ...changes.removedWeight,
  ];
  const isNew = changes.created.length + changes.createdWater.length + changes.createdWeight.length > 0;
  if (changed.length === 0 && !isNew) {
    return {
      outcome: { kind: "notice", notice: noticeOf(changes.problem) },
      state: { ...toldBefore(turn.state, newest), last: newest, open: understood.ask },
    };
  }
  // The talk is about what is changed: of the last entries where one of them is, else of what was named.
  const about = changed.some((id) => ids.includes(id)) ? [...new Set([...ids, ...changed])] : changed;
  const before = await loadEntries(tx, userId, about);
  for (const change of changes.meals) {
    const meal = before.meals.find(({ id }) => id === change.mealId);
    if (meal) await changeMeal(turn, meal, change);
  }
  await changeWater(turn, changes.water);
  await changeWeight(turn, changes.weight);
  for (const id of changes.removedWater) await deleteWater(turn, { id });
  for (const id of changes.removedWeight) await deleteWeight(turn, { id });
  const created = [...(await createMeals(turn, changes.created)), ...(await createMeasured(turn, changes))];
  const after = await loadEntries(tx, userId, [...about, ...created]);
  const remembered = rememberedEntries(after);
  const days = new Set([...daysOfEntries(before), ...daysOfEntries(after)]);
  return {
    outcome: {
      kind: "corrected",
      change: created.length > 0 ? null : turn.messageId,
      before,
      after,
      understood,
      days: await loadDayViews(turn, days),
      today,
      avoided: person.avoided,
    },
    state: {
      ...focusAfter(before, after),
      left: leftAfter(understood.corrections),
      pieces: piecesAfter(understood.corrections, turn.state.pieces),
      called: calledAfter(understood.corrections, turn.state.called),
      ...removedIn(rememberedEntries(before), remembered, turn.state.removed),
      ...toldBefore(turn.state, remembered),
      ...{ last: remembered, open: understood.ask },
      before: rememberedEntries(before).filter(({ id }) => changed.includes(id)),
      change: turn.messageId,
    },
  };
}

/** What "100 g" would be said of next. */
function focusAfter(before: Entries, after: Entries): { focus?: string } {
  const focus = focusOf(rememberedEntries(before), rememberedEntries(after));
  return focus === undefined ? {} : { focus };
}

async function changeMeal(turn: Turn, meal: Meal, change: MealChange): Promise<void> {
  if (change.deleteMeal) {
    await deleteMeal(turn, { id: meal.id });
    return;
  }
  const updated = new Map(change.update.map((item) => [item.itemId, item]));
  const kept = meal.items
    .filter((item) => !change.remove.includes(item.id))
    .map((item) => {
      const to = updated.get(item.id);
      if (!to) return item;
      const { foodId, grams, portion, salt = foodId === item.food ? item.salt : undefined } = to;
      return { id: item.id, food: foodId, grams, portion, salt };
    });
  const added = change.add.map(({ foodId, ...item }) => ({ ...item, food: foodId }));
  const { day, kind, eatenAt } = change.set;
  const set = { day, kind, eatenAt: eatenAt === undefined ? undefined : new Date(eatenAt) };
  const edit = { id: meal.id, ...set, items: [...kept, ...added] };
  await editMeal(turn, edit);
}

/** What was moved to a time at which nothing was logged. */
async function createMeals(turn: Turn, created: ChangeSet["created"]): Promise<string[]> {
  const { messageId, source, text } = turn;
  const ids: string[] = [];
  for (const [ordinal, { eatenAt, items, ...head }] of created.entries()) {
    const eaten = items.map(({ foodId, grams, portion }) => ({ food: foodId, grams, portion }));
    const when = { ...head, eatenAt: new Date(eatenAt) };
    const { id } = await logMeal(turn, { ...when, messageId, source, text, ordinal, items: eaten });
    ids.push(id);
  }
  return ids;
}

/** What was drunk and weighed beside the correction. */
async function createMeasured(turn: Turn, { createdWater, createdWeight }: ChangeSet): Promise<string[]> {
  const { messageId, source, now } = turn;
  const ids: string[] = [];
  for (const [ordinal, water] of createdWater.entries())
    ids.push((await logWater(turn, { ...water, messageId, source, ordinal, at: now })).id);
  for (const [ordinal, weight] of createdWeight.entries())
    ids.push((await logWeight(turn, { ...weight, messageId, source, ordinal, at: now })).id);
  return ids;
}

async function changeWater({ tx, person }: Turn, changes: ChangeSet["water"]): Promise<void> {
  const { userId } = person;
  for (const { id, ml, day } of changes) {
    await lockPerson(tx, userId);
    const old = await tx.waterEntry.findFirst({ where: { userId, id } });
    if (!old) continue;
    const data = { ml: ml ?? old.ml, day: day ? dateOf(day) : old.day };
    await tx.waterEntry.update({ where: { userId_id: { userId, id } }, data });
    for (const touched of new Set([dayOf(old.day), dayOf(data.day)]))
      await recomputeDayTotal(tx, userId, touched);
  }
}

async function changeWeight({ tx, person }: Turn, changes: ChangeSet["weight"]): Promise<void> {
  const { userId } = person;
  for (const { id, kg, day } of changes) {
    await lockPerson(tx, userId);
    const old = await tx.weightEntry.findFirst({ where: { userId, id } });
    if (!old) continue;
    const data = { kg: kg ?? old.kg, day: day ? dateOf(day) : old.day };
    await tx.weightEntry.update({ where: { userId_id: { userId, id } }, data });
    for (const touched of new Set([dayOf(old.day), dayOf(data.day)]))
      await recomputeDayTotal(tx, userId, touched);
    await refreshCurrentWeight(tx, userId);
  }
}

function noticeOf(problem: ChangeSet["problem"]): Notice {
  switch (problem?.kind) {
    case "item_unknown":
      return { kind: "correction_item_unknown", said: problem.said, items: problem.items };
    case "unclear":
      return { kind: "correction_unclear", items: problem.items };
    case "water_unknown":
      return { ...problem, kind: "correction_water_unknown" };
    case "kept":
      return { ...problem, kind: "correction_kept" };
    default:
      return { kind: "nothing_to_correct" };
  }
}

const idsOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);
