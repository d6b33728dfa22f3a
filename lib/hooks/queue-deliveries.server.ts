import "server-only";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { loadHealthConsent } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { MINUTE_MS } from "@/lib/durations";
import type { HookEvent } from "@/lib/hooks/hook-schema";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { timeOrderedId } from "@/lib/time-ordered-id";

const AT_ONCE = 500;
/** A transaction that began earlier may end later: what was looked at is looked at again, and told once all the same. */
const OVERLAP_MS = 5 * MINUTE_MS;
/** Further back nothing is told: a hook that stood still for longer is not flooded. */
const REACH_MS = 60 * MINUTE_MS;
/** A day is closed when the next has begun for so long: supper is logged late. */
const CLOSED_AFTER_H = 3;

type HookOf = {
  userId: string;
  id: string;
  events: string[];
  seenAt: Date;
  person: { profile: { timeZone: string; locale: string } };
};

/**
 * Notes what is to be told to whom: meals logged since the last look, and days that are over. Each once a hook, whoever else
 * looks at the same time. Without the consent to health data, nothing.
 */
export async function queueDeliveries({ now }: Context<null>): Promise<void> {
  const hooks = await db().hook.findMany({
    where: {
      disabledAt: null,
      person: { blockedAt: null },
    },
    include: { person: { select: { profile: { select: { timeZone: true, locale: true } } } } },
    orderBy: { seenAt: "asc" },
    take: AT_ONCE,
  });
  for (const hook of hooks) {
    if (!allowsHealth(await loadHealthConsent(db(), hook.userId))) continue;
    if (hook.events.includes("meal_logged")) await queueMeals(hook, now);
    if (hook.events.includes("day_closed")) await queueDay(hook, now);
    await db().hook.updateMany({ where: { userId: hook.userId, id: hook.id }, data: { seenAt: now } });
  }
}

async function queueMeals(hook: HookOf, now: Date): Promise<void> {
  const { userId, person } = hook;
  const since = new Date(Math.max(hook.seenAt.getTime() - OVERLAP_MS, now.getTime() - REACH_MS));
  const { locale } = person.profile;
  const meals = await db().meal.findMany({
    where: { userId, createdAt: { gt: since }, deletedAt: null, source: { not: "import" } },
    include: WITH_ITEMS,
    take: AT_ONCE,
  });
  const told = meals.map((meal) => ({
    slot: `meal ${meal.id}`,
    data: { meal: mealAnswer(mealOf(meal), isLocale(locale) ? locale : DEFAULT_LOCALE) },
  }));
  await queue(hook, "meal_logged", told, now);
}

async function queueDay(hook: HookOf, now: Date): Promise<void> {
  const { userId, person } = hook;
  const open = dayAt(new Date(now.getTime() - CLOSED_AFTER_H * 60 * MINUTE_MS), person.profile.timeZone);
  const day = addDays(open, -1);
  const row = await db().dayTotal.findUnique({ where: { userId_day: { userId, day: dateOf(day) } } });
  if (!row || (row.meals === 0 && row.waterMl === 0 && row.weightKg === null)) return;
  await queue(hook, "day_closed", [{ slot: `day ${day}`, data: { day, totals: totalsOf(row) } }], now);
}

async function queue(
  { userId, id: hookId }: HookOf,
  event: HookEvent,
  told: readonly { slot: string; data: object }[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  await db().hookDelivery.createMany({
    data: told.map(({ slot, data }) => {
      const id = timeOrderedId();
      const body = JSON.stringify({ id, event, at: now.toISOString(), ...data });
      return { userId, id, hookId, slot, event, body, createdAt: now, nextAttemptAt: now };
    }),
    skipDuplicates: true,
  });
}
