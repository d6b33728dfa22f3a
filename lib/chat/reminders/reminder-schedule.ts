import { CHOSEN_KINDS, type SlotKind } from "@/lib/chat/reminders/reminder-kinds";
import { isPaused, type Pause } from "@/lib/chat/reminders/reminder-pause";
import { addDays, type Day, dateOf, dayAt, instantAt, localTime } from "@/lib/nutrition/calendar/day";
import { hourOf, isQuiet } from "@/lib/profile/quiet-hours";
import type { Reminders } from "@/lib/profile/reminders";

/** One occasion to write to a person. */
export type Slot = {
  kind: SlotKind;
  /** A day of the person's calendar. */
  day: Day;
  /** "HH:MM" of the person's clock, as it was chosen. */
  time: string;
  at: Date;
  /** The same for the same occasion, whenever it is looked at: what keeps it from being used twice. */
  key: string;
  /** Days until the trial ends; only of kind "trial". */
  daysLeft?: number;
};

/** What a person's occasions follow from. */
export type ReminderPlan = {
  reminders: Reminders;
  timeZone: string;
  /** Whether the person may be reminded at all, on WhatsApp or a device: without it only the trial's end is told. */
  isReminded: boolean;
  pause: Pause | null;
  /** Null when there is no trial, or when something came after it. */
  trialEnd: Date | null;
};

const TRIAL_TIME = "09:00";
/** A trial's end is told so many days ahead, and on the day. */
const TRIAL_DAYS = [3, 1, 0];
const SUNDAY = 7;
/** A week holds every occasion that comes again. */
const LOOK_AHEAD = 7;

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay() || SUNDAY;
}

/** The occasions with `after` < at <= `upTo`, in their order; those in quiet hours are none. */
export function slotsBetween(plan: ReminderPlan, after: Date, upTo: Date): Slot[] {
  if (upTo <= after) return [];
  const slots: Slot[] = [];
  const last = dayAt(upTo, plan.timeZone);
  for (let day = dayAt(after, plan.timeZone); day <= last; day = addDays(day, 1)) {
    slots.push(...slotsOfDay(plan, day).filter(({ at }) => at > after && at <= upTo));
  }
  return slots;
}

/** When the person is to be looked at next; null when nothing will ever be due as things are. */
export function nextSlotAt(plan: ReminderPlan, after: Date): Date | null {
  const today = dayAt(after, plan.timeZone);
  for (let ahead = 0; ahead <= LOOK_AHEAD; ahead++) {
    const slot = slotsOfDay(plan, addDays(today, ahead)).find(({ at }) => at > after);
    if (slot) return slot.at;
  }
  return TRIAL_DAYS.flatMap((left) => trialSlot(plan, left)).find(({ at }) => at > after)?.at ?? null;
}

function slotsOfDay(plan: ReminderPlan, day: Day): Slot[] {
  const slots = [
    ...(plan.isReminded ? chosenSlots(plan, day) : []),
    ...TRIAL_DAYS.flatMap((left) => trialSlot(plan, left)).filter((slot) => slot.day === day),
  ];
  return slots
    .filter((slot) => !isPaused(slot, plan.pause))
    .filter(({ at }) => !isQuiet(localTime(at, plan.timeZone).hour, plan.reminders))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

function chosenSlots({ reminders, timeZone }: ReminderPlan, day: Day): Slot[] {
  const weekday = weekdayOf(day);
  return CHOSEN_KINDS.filter(([, rules]) => rules.isOn(reminders, weekday)).flatMap(([kind, rules]) => {
    const times = rules.times(reminders) ?? [outOfQuiet(rules.usualTime ?? TRIAL_TIME, reminders)];
    return times.map((time) => ({
      ...{ kind, day, time, at: instantAt(day, hourOf(time), timeZone) },
      // A summary moved to another hour is still the day's one summary.
      key: rules.isDaily ? `${kind}:${day}` : `${kind}:${day}:${time}`,
    }));
  });
}

/** At most one; its key names the end, so that a trial that is prolonged is told anew. */
function trialSlot({ trialEnd, timeZone, reminders }: ReminderPlan, daysLeft: number): Slot[] {
  if (!trialEnd) return [];
  const end = dayAt(trialEnd, timeZone);
  const day = addDays(end, -daysLeft);
  const time = outOfQuiet(TRIAL_TIME, reminders);
  const at = instantAt(day, hourOf(time), timeZone);
  return [{ kind: "trial", day, time, at, key: `trial:${end}:${daysLeft}`, daysLeft }];
}

/** An hour that nobody chose waits for the end of quiet hours. */
function outOfQuiet(time: string, reminders: Reminders): string {
  return isQuiet(hourOf(time), reminders) ? reminders.quiet_end : time;
}
