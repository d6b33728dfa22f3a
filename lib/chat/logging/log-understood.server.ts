import "server-only";
import type { Sender } from "@/lib/chat/logging/find-sender.server";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import {
  daysOfEntries,
  type Entries,
  previousWeight,
  rememberedEntries,
} from "@/lib/chat/logging/load-entries.server";
import type { Outcome } from "@/lib/chat/replies/outcome";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import type { Food } from "@/lib/nutrition/foods/food";
import { ownGoals } from "@/lib/nutrition/goals/goals";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { afterStored, type ConversationState, makeupOf } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/** One message of a known person who may use the assistant, and where the talk stands; `now` is when it was sent. */
export type Turn = Context<Sender> & {
  tx: Tx;
  messageId: string;
  text: string;
  source: EntrySource;
  /** The person's day then. */
  today: Day;
  state: ConversationState;
  /** Foods and recipes of the person's own. */
  ownFoods: readonly Food[];
};

/** What came of it, and what is to be remembered. */
export type Answered = { outcome: Outcome; state: ConversationState };

/** Stores what was understood of food, water and weight; what is unsure is asked after it. */
export async function logUnderstood(turn: Turn, understood: Understanding): Promise<Answered> {
  const { tx, person, messageId, text, source, now, today } = turn;
  const common = { messageId, source };
  const entries: Entries = { meals: [], water: [], weight: [] };
  const kcalBefore = understood.weight.length > 0 ? await ownEnergy(turn) : null;
  for (const [ordinal, meal] of understood.meals.entries()) {
    const { day, kind, eatenAt, items } = meal;
    if (items.length === 0) continue;
    const eaten = items.map(({ foodId, ...item }) => ({ ...item, food: foodId }));
    const head = { ...common, ordinal, day, kind, eatenAt: new Date(eatenAt), text };
    entries.meals.push(await logMeal(turn, { ...head, items: eaten }));
  }
  for (const [ordinal, { ml, day }] of understood.water.entries()) {
    const { id } = await logWater(turn, { ...common, ordinal, ml, day, at: now });
    entries.water.push({ id, ml, day });
  }
  for (const [ordinal, { kg, day }] of understood.weight.entries()) {
    const logged = await logWeight(turn, { ...common, ordinal, kg, day, at: now });
    const previous = await previousWeight(tx, person.userId, logged.id);
    entries.weight.push({ id: logged.id, kg: logged.kg, day: logged.day, previous });
  }
  const last = rememberedEntries(entries);
  if (last.length === 0) {
    return {
      outcome: { kind: "asked", understood, today, avoided: person.avoided },
      state: { ...turn.state, open: understood.ask },
    };
  }
  const ask = understood.ask && {
    ...understood.ask,
    addTo: understood.ask.addTo ?? entries.meals[0]?.id ?? null,
  };
  const kcalAfter = kcalBefore === null ? null : await ownEnergy(turn);
  const isOther = kcalBefore !== null && kcalAfter !== null && kcalBefore !== kcalAfter;
  return {
    outcome: {
      kind: "logged",
      understood,
      ...entries,
      days: await loadDayViews(turn, daysOfEntries(entries)),
      today,
      avoided: person.avoided,
      pointedOut: await foodsBefore(turn, entries.meals),
      ...(isOther && { kcalGoal: { before: kcalBefore, after: kcalAfter } }),
    },
    state: afterStored(turn.state, last, ask, makeupOf(understood)),
  };
}

/** The energy that is this person's goal today: null where nobody set or reckoned one. */
async function ownEnergy(turn: Turn): Promise<number | null> {
  return ownGoals(await loadGoals(turn)).calorie_goal;
}

/**
 * Foods of these meals that were told here of another meal of their days, since the profile is as it is: they were pointed
 * out then. What was imported or eaten before an allergy was known was not.
 */
async function foodsBefore({ tx, person }: Turn, meals: Entries["meals"]): Promise<string[]> {
  if (person.avoided.length === 0 || meals.length === 0) return [];
  const { userId } = person;
  const profile = await tx.healthProfile.findUnique({ where: { userId }, select: { updatedAt: true } });
  const rows = await tx.mealItem.findMany({
    where: {
      userId,
      food: { in: meals.flatMap(({ items }) => items.map(({ food }) => food)) },
      meal: {
        id: { notIn: meals.map(({ id }) => id) },
        day: { in: meals.map(({ day }) => dateOf(day)) },
        deletedAt: null,
        source: { in: ["whatsapp_text", "whatsapp_photo", "whatsapp_audio"] },
        createdAt: { gt: profile?.updatedAt ?? new Date(0) },
      },
    },
    select: { food: true },
  });
  return rows.map(({ food }) => food);
}
