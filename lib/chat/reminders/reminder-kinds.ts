import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import type { Reminders } from "@/lib/profile/reminders";
import { reminderTimes, type TimedReminder } from "@/lib/profile/timed-reminders";

const SUNDAY = 7;

type ReminderKind = {
  /** Whether the person wants it on this ISO weekday. */
  isOn(reminders: Reminders, weekday: number): boolean;
  /** "HH:MM" of the person's clock; null where nobody chooses the hour: then `usualTime`, outside of quiet hours. */
  times(reminders: Reminders): readonly string[] | null;
  usualTime?: string;
  /** One a day, whatever its hour is moved to. */
  isDaily: boolean;
  /** How late it may still go out: a reminder is worth nothing later, a report is. */
  graceMs: number;
  /** Asks for something to be told, and so invites back who has gone silent. */
  invites: boolean;
  /** Its approved template's name, after "garfo_". */
  template: string;
};

/** Everything that the assistant writes at times of a person's choice: a new kind begins here, and the types ask for the rest. */
export const REMINDER_KINDS = {
  meal: timed("meal"),
  water: timed("water"),
  exercise: timed("exercise"),
  evening: {
    isOn: (reminders) => reminders.evening_summary,
    times: (reminders) => [reminders.evening_time],
    ...{ isDaily: true, graceMs: 30 * MINUTE_MS, invites: false, template: "evening_summary" },
  },
  weekly: {
    isOn: (reminders, weekday) => reminders.weekly_report && weekday === SUNDAY,
    times: () => null,
    usualTime: "10:00",
    ...{ isDaily: true, graceMs: 6 * HOUR_MS, invites: false, template: "weekly_report" },
  },
} satisfies Record<string, ReminderKind>;

/** Asks for something at its times, on its days. */
function timed(kind: TimedReminder): ReminderKind {
  return {
    isOn: (reminders, weekday) => {
      const { on, days } = reminderTimes(reminders, kind);
      return on && (days?.includes(weekday) ?? true);
    },
    times: (reminders) => reminderTimes(reminders, kind).times,
    ...{ isDaily: false, graceMs: 15 * MINUTE_MS, invites: true, template: `${kind}_reminder` },
  };
}

type ChosenKind = keyof typeof REMINDER_KINDS;
/** What the assistant writes of its own accord: the reminders, and word of a trial that ends. */
export type SlotKind = ChosenKind | "trial";

/** Each kind with its rules. */
export const CHOSEN_KINDS = Object.entries(REMINDER_KINDS) as [ChosenKind, ReminderKind][];

/** How late it may still go out. */
export function graceOf(kind: SlotKind): number {
  return kind === "trial" ? 10 * HOUR_MS : REMINDER_KINDS[kind].graceMs;
}

export const LONGEST_GRACE_MS = graceOf("trial");

/** Whether it invites back who has gone silent. */
export function isInviting(kind: SlotKind): boolean {
  return kind !== "trial" && REMINDER_KINDS[kind].invites;
}
