import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import type { Command } from "@/lib/portuguese/meaning/command";
import { hourOf } from "@/lib/profile/quiet-hours";
import type { Reminders, RemindersBody } from "@/lib/profile/reminders";
import { TIMED_REMINDERS, type TimedReminder } from "@/lib/profile/timed-reminders";

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

const MAX_TIMES = 12;

/**
 * What a request in words changes in the reminders. Times for something that was off replace its old ones; for
 * something that is on they are added, except that a named meal's time replaces the one nearest to that meal. To stop a
 * named meal or a named time leaves the others; to stop them all stops the summaries too, which come as little asked for.
 */
export function reminderChange(command: SetReminder, current: Reminders): RemindersBody {
  const { topic, on, times, days } = command;
  switch (topic) {
    case null:
      // "cancela o lembrete das 10h": whichever it is.
      if (times.length > 0) return withoutTimes(command, current);
      return {
        ...Object.fromEntries(TIMED_REMINDERS.map((kind) => [`${kind}_reminders`, on])),
        ...(on ? {} : { evening_summary: false, weekly_report: false }),
      };
    case "evening":
      return { evening_summary: on, ...(on && times[0] ? { evening_time: times[0] } : {}) };
    case "weekly":
      return { weekly_report: on };
    case "quiet": {
      const [quiet_start, quiet_end] = times;
      return { ...(quiet_start ? { quiet_start } : {}), ...(quiet_end ? { quiet_end } : {}) };
    }
    default:
      return {
        ...timesChange(command, topic, current),
        ...(`${topic}_days` in current && on && days ? { [`${topic}_days`]: days } : {}),
      };
  }
}

/** Turned off at these times, of whatever kind they are; "me lembra às 10h" does not say of what and changes nothing. */
function withoutTimes(command: SetReminder, current: Reminders): RemindersBody {
  if (command.on) return {};
  const held = TIMED_REMINDERS.filter((topic) =>
    current[`${topic}_times`].some((time) => command.times.includes(time)),
  );
  return Object.assign({}, ...held.map((topic) => timesChange({ ...command, meal: null }, topic, current)));
}

/** The same reminder at another time; nothing where none is at the first. */
export function movedReminder({ from, to }: { from: string; to: string }, current: Reminders): RemindersBody {
  const held = TIMED_REMINDERS.filter(
    (topic) => current[`${topic}_reminders`] && current[`${topic}_times`].includes(from),
  );
  return Object.assign(
    {},
    ...held.map((topic) => ({
      [`${topic}_times`]: [
        ...new Set(current[`${topic}_times`].map((time) => (time === from ? to : time))),
      ].sort(),
    })),
  );
}

/** What becomes of the times of one kind. */
export function timesChange(command: SetReminder, topic: TimedReminder, current: Reminders): RemindersBody {
  const { on, meal, times, only } = command;
  const wasOn = current[`${topic}_reminders`];
  const old = current[`${topic}_times`];
  const set = (isOn: boolean, list?: readonly string[]): RemindersBody => ({
    [`${topic}_reminders`]: isOn,
    ...(list ? { [`${topic}_times`]: [...new Set(list)].sort().slice(0, MAX_TIMES) } : {}),
  });
  if (!on) {
    if (!meal && times.length === 0) return set(false);
    const left = times.length > 0 ? old.filter((time) => !times.includes(time)) : withoutNearest(old, meal);
    return left.length > 0 ? set(wasOn, left) : set(false);
  }
  if (only && only !== "times") return set(true, timesWithin(old, only));
  // "de hora em hora" says all of them.
  if (only || times.length > MOST_SINGLE) return set(true, times);
  if (times.length > 0) return set(true, [...(!wasOn ? [] : withoutNearest(old, meal)), ...times]);
  // "me lembra do almoço", which has no time yet.
  if (meal && withoutNearest(old, meal).length === old.length)
    return set(true, [...(wasOn ? old : []), usualTime(meal)]);
  return set(true);
}

/** More times than this are a whole plan, and no additions to one. */
const MOST_SINGLE = 3;

type MealKind = (typeof MEAL_KINDS)[number];

/** Times at which each kind of meal is usual, in the order of MEAL_KINDS. */
const USUAL = ["08:00", "10:00", "12:30", "16:00", "19:30", "22:00"];
/** Hours that a time may be away from a meal's and still be that meal's. */
const NEAR = 2;

/** From this hour on, before the next one; the time where none was there. */
const PARTS_OF_DAY = {
  morning: [0, 12, "10:00"],
  afternoon: [12, 18, "15:00"],
  evening: [18, 24, "19:00"],
} as const;

function timesWithin(times: readonly string[], part: keyof typeof PARTS_OF_DAY): readonly string[] {
  const [from, to, usual] = PARTS_OF_DAY[part];
  const kept = times.filter((time) => hourOf(time) >= from && hourOf(time) < to);
  return kept.length > 0 ? kept : [usual];
}

function usualTime(meal: MealKind): string {
  return USUAL[MEAL_KINDS.indexOf(meal)] ?? "12:30";
}

function withoutNearest(times: readonly string[], meal: MealKind | null): readonly string[] {
  if (!meal) return times;
  const away = (time: string) => Math.abs(hourOf(time) - hourOf(usualTime(meal)));
  const nearest = [...times].sort((a, b) => away(a) - away(b))[0];
  return times.filter((time) => time !== nearest || away(time) > NEAR);
}
