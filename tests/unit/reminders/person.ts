import {
  allowedSlots,
  type Due,
  isNeedless,
  type Logged,
  type ReminderStanding,
} from "@/lib/chat/reminders/due-reminders";
import type { Slot } from "@/lib/chat/reminders/reminder-schedule";
import { instantAt } from "@/lib/nutrition/calendar/day";
import { DEFAULT_REMINDERS, type Reminders } from "@/lib/profile/reminders";

export const SAO_PAULO = "America/Sao_Paulo";

/** Somebody who may be written to, and wrote an hour ago. */
export function standing(
  now: Date,
  more: Partial<ReminderStanding> = {},
  chosen: Partial<Reminders> = {},
): ReminderStanding {
  return {
    reminders: { ...DEFAULT_REMINDERS, ...chosen },
    pause: null,
    timeZone: SAO_PAULO,
    isBlocked: false,
    hasAccess: true,
    trialEnd: null,
    isLinked: true,
    isOnDevice: false,
    hasMarketingConsent: false,
    confirmedAt: new Date(now.getTime() - 30 * 86_400_000),
    lastInboundAt: new Date(now.getTime() - 3_600_000),
    ...more,
  };
}

export const NOTHING: Logged = {
  meals: [],
  waterMl: 0,
  waterGoalMl: 2000,
  isWaterPrescribed: false,
  hasDay: false,
  hasWeek: false,
};
export const SOMETHING: Logged = { ...NOTHING, hasDay: true, hasWeek: true };

/** Friday, 20 November 2026, at a time of the person's clock. */
export function friday(time: string, timeZone = SAO_PAULO): Date {
  return instantAt("2026-11-20", Number(time.slice(0, 2)) + Number(time.slice(3)) / 60, timeZone);
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** What is sent to somebody: what may be, without what is needless. */
export function dueReminders(
  standing: ReminderStanding,
  logged: (slot: Slot) => Logged,
  after: Date,
  now: Date,
): Due[] {
  return allowedSlots(standing, after, now).filter((slot) => !isNeedless(slot, logged(slot)));
}
