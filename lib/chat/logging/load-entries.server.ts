import "server-only";
import type { StoredWater, StoredWeight } from "@/lib/chat/replies/outcome";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { addDays, type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";

/** What somebody logged, as the database holds it now. */
export type Entries = { meals: Meal[]; water: StoredWater[]; weight: StoredWeight[] };

/** Those of the entries that still exist and are this person's, in the order given. */
export async function loadEntries(tx: Tx, userId: string, ids: readonly string[]): Promise<Entries> {
  const uuids = uuidsOf(ids);
  if (uuids.length === 0) return { meals: [], water: [], weight: [] };
  const where = { userId, id: { in: uuids } };
  const meals = await tx.meal.findMany({ where: { ...where, deletedAt: null }, include: WITH_ITEMS });
  const water = await tx.waterEntry.findMany({ where });
  const weight = await tx.weightEntry.findMany({ where });
  const order = (a: { id: string }, b: { id: string }) => uuids.indexOf(a.id) - uuids.indexOf(b.id);
  return {
    meals: meals.map(mealOf).sort(order),
    water: water.map(({ id, ml, day }) => ({ id, ml, day: dayOf(day) })).sort(order),
    weight: await Promise.all(
      weight.sort(order).map(async ({ id, kg, day }) => ({
        id,
        kg,
        day: dayOf(day),
        previous: await previousWeight(tx, userId, id),
      })),
    ),
  };
}

function uuidsOf(ids: readonly string[]): string[] {
  return ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
}

/** More than anybody logs in two days. */
const MOST_EARLIER = 40;
const MOST_WEIGHTS = 4;

/**
 * What somebody logged today and yesterday, and of the earlier day that is named or was told of in this talk, newest first, but
 * what the talk is about already.
 */
export async function loadEarlierEntries(
  { tx, person: { userId }, today }: Context & { tx: Tx; today: Day },
  { except, named, told }: { except: readonly LoggedEntry[]; named: Day | null; told: readonly string[] },
): Promise<LoggedEntry[]> {
  const near = { day: { gte: dateOf(addDays(today, -1)), lte: dateOf(today) } };
  const ofDay = named === null ? [] : [{ day: dateOf(named) }];
  const where = { userId, OR: [near, ...ofDay, { id: { in: uuidsOf(told) } }] };
  const meals = await tx.meal.findMany({
    where: { ...where, deletedAt: null },
    orderBy: [{ eatenAt: "desc" }, { id: "desc" }],
    take: MOST_EARLIER,
    include: WITH_ITEMS,
  });
  const water = await tx.waterEntry.findMany({ where, orderBy: { at: "desc" }, take: MOST_EARLIER });
  const weight = await tx.weightEntry.findMany({ where, orderBy: { at: "desc" }, take: MOST_WEIGHTS });
  const known = new Set(except.map(({ id }) => id));
  const entries = {
    meals: meals.map(mealOf),
    water: water.map(({ id, ml, day }) => ({ id, ml, day: dayOf(day) })),
    weight: weight.map(({ id, kg, day }) => ({ id, kg, day: dayOf(day), previous: null })),
  };
  return rememberedEntries(entries).filter(({ id }) => !known.has(id));
}

/** The weigh-in before this one. */
export async function previousWeight(tx: Tx, userId: string, id: string): Promise<StoredWeight["previous"]> {
  const [row] = await tx.$queryRaw<{ kg: number; day: string }[]>`
    SELECT before.kg, before.day::text AS day FROM app.weight_entries this
    JOIN app.weight_entries before ON before.user_id = this.user_id AND before.id <> this.id
      AND (before.day, before.at) <= (this.day, this.at)
    WHERE this.user_id = ${userId}::uuid AND this.id = ${id}::uuid
    ORDER BY before.day DESC, before.at DESC LIMIT 1`;
  return row ?? null;
}

/** What a conversation remembers of entries, so that the next message can correct them. */
export function rememberedEntries({ meals, water, weight }: Entries): LoggedEntry[] {
  return [
    ...meals.map(({ id, day, kind, eatenAt, items }) => ({
      type: "meal" as const,
      ...{ id, day, kind, eatenAt },
      items: items.map((item) => ({
        id: item.id,
        foodId: item.food,
        name: item.name,
        grams: item.grams,
        portion: item.portion,
      })),
    })),
    ...water.map(({ id, day, ml }) => ({ type: "water" as const, id, day, ml })),
    ...weight.map(({ id, day, kg }) => ({ type: "weight" as const, id, day, kg })),
  ];
}

/** The days that entries lie on. */
export function daysOfEntries({ meals, water, weight }: Entries): string[] {
  return [...new Set([...meals, ...water, ...weight].map((entry) => entry.day))];
}
