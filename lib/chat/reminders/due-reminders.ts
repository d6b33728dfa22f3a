import { FREE_TEXT_MS } from "@/lib/chat/reminders/free-text-window";
import { graceOf, isInviting, LONGEST_GRACE_MS, type SlotKind } from "@/lib/chat/reminders/reminder-kinds";
import type { Pause } from "@/lib/chat/reminders/reminder-pause";
import { type ReminderPlan, type Slot, slotsBetween } from "@/lib/chat/reminders/reminder-schedule";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/durations";
import { localTime } from "@/lib/nutrition/calendar/day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { hourOf, isQuiet, nextQuietStart } from "@/lib/profile/quiet-hours";
import type { Reminders } from "@/lib/profile/reminders";

/** Who has just linked a number has just been told what to do. */
const WELCOME_MS = HOUR_MS;
/** After so long without a word nobody is invited back any more. */
const GIVEN_UP_MS = 14 * DAY_MS;
/** A meal so near to the time of a reminder is the one it would ask about. */
const SAME_MEAL_MS = 90 * MINUTE_MS;

/** Where a person stands: what decides whether and how we may write to them. */
export type ReminderStanding = {
  reminders: Reminders;
  pause: Pause | null;
  timeZone: string;
  isBlocked: boolean;
  /** Whether their subscription lets them log. */
  hasAccess: boolean;
  trialEnd: Date | null;
  /** Whether a number is confirmed, the opt-in not revoked, and the use of health data agreed to. */
  isLinked: boolean;
  /** Whether a device of theirs shows reminders, no number is linked, and the use of health data is agreed to. */
  isOnDevice: boolean;
  /** Agreed to being invited back. */
  hasMarketingConsent: boolean;
  confirmedAt: Date | null;
  lastInboundAt: Date | null;
};

export function reminderPlanOf({
  reminders,
  pause,
  timeZone,
  trialEnd,
  isBlocked,
  isLinked,
  isOnDevice,
  hasAccess,
}: ReminderStanding): ReminderPlan {
  const isReminded = (isLinked || isOnDevice) && hasAccess && !isBlocked;
  return { reminders, pause, timeZone, isReminded, trialEnd: isBlocked ? null : trialEnd };
}

/**
 * "text" within the 24-hour window, "template" outside of it; where WhatsApp may not be used, "push" for reminders on a
 * device and "mail" for what a letter is worth.
 */
export type Channel = "text" | "template" | "push" | "mail";

export type Due = Slot & {
  by: Channel;
  /** From here on it is stale: not sent any more, whatever held it up. */
  expiresAt: Date;
};

/** What makes a reminder needless. */
export type Logged = {
  /** Of the slot's day and the day before. */
  meals: readonly { day: string; kind: MealKind; eatenAt: Date }[];
  /** The slot's day. */
  waterMl: number;
  /** null: a professional says how much they drink. */
  waterGoalMl: number | null;
  /** They must not drink more than that: nobody asks them to. */
  isWaterPrescribed: boolean;
  /** Whether anything was logged on the slot's day, and on one of the seven days before it. */
  hasDay: boolean;
  hasWeek: boolean;
};

/**
 * What may be sent now, before looking at what was logged: at most one of a kind, never late, in quiet hours or against
 * consent.
 * @param after everything up to here is settled
 */
export function allowedSlots(standing: ReminderStanding, after: Date, now: Date): Due[] {
  const { timeZone, reminders } = standing;
  if (isQuiet(localTime(now, timeZone).hour, reminders)) return [];
  const since = new Date(Math.max(after.getTime(), now.getTime() - LONGEST_GRACE_MS));
  const fresh = slotsBetween(reminderPlanOf(standing), since, now).filter(
    ({ kind, at }) => now < staleFrom(kind, at),
  );
  const latest = new Map(fresh.map((slot) => [slot.kind, slot]));
  const quiet = nextQuietStart(now, timeZone, reminders);
  return [...latest.values()].flatMap((slot) => {
    const by = channelOf(slot.kind, standing, now);
    if (!by) return [];
    const stale = staleFrom(slot.kind, slot.at);
    return [{ ...slot, by, key: keyOf(slot, by), expiresAt: quiet && quiet < stale ? quiet : stale }];
  });
}

function staleFrom(kind: SlotKind, at: Date): Date {
  return new Date(at.getTime() + graceOf(kind));
}

/** Null: it may not be sent at all. */
function channelOf(kind: SlotKind, standing: ReminderStanding, now: Date): Channel | null {
  const { isLinked, isOnDevice, hasMarketingConsent, confirmedAt, lastInboundAt } = standing;
  const since = (instant: Date | null) => now.getTime() - (instant?.getTime() ?? Number.NEGATIVE_INFINITY);
  const inWindow = since(lastInboundAt) < FREE_TEXT_MS;
  if (kind === "trial") {
    if (!isLinked) return "mail";
    return inWindow ? "text" : hasMarketingConsent ? "template" : "mail";
  }
  if (isOnDevice) return "push";
  if (since(confirmedAt) < WELCOME_MS) return null;
  if (inWindow) return "text";
  const isGivenUp = isInviting(kind) && since(lastInboundAt ?? confirmedAt) > GIVEN_UP_MS;
  return hasMarketingConsent && !isGivenUp ? "template" : null;
}

/** Who has gone silent is invited back once a day, by whichever reminder comes first. */
function keyOf({ kind, key, day }: Slot, by: Channel): string {
  return by === "template" && isInviting(kind) ? `away:${day}` : key;
}

/** Whether what a message would ask for is there already, or what it would tell of is not. */
export function isNeedless({ kind, day, time, at }: Slot, logged: Logged): boolean {
  switch (kind) {
    case "meal": {
      const asked = mealKindAt(hourOf(time));
      return logged.meals.some(
        (meal) =>
          (meal.day === day && meal.kind === asked) ||
          Math.abs(meal.eatenAt.getTime() - at.getTime()) <= SAME_MEAL_MS,
      );
    }
    case "water":
      return logged.isWaterPrescribed || logged.waterMl >= (logged.waterGoalMl ?? Number.POSITIVE_INFINITY);
    case "evening":
      return !logged.hasDay;
    case "weekly":
      return !logged.hasWeek;
    default:
      return false;
  }
}
