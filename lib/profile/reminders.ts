import { z } from "zod";
import { namedColumns } from "@/lib/profile/named-columns";
import { timeZoneSchema } from "@/lib/profile/time-zone";

/** Most times a day for one kind of reminder. */
const MAX_TIMES = 12;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("HH:MM of the person's clock");
const times = z
  .array(time)
  .max(MAX_TIMES)
  .transform((list) => [...new Set(list)].sort());

/** ISO: 1 is Monday, 7 is Sunday. */
const weekday = z.int().min(1).max(7);
const weekdays = z.array(weekday).transform((list) => [...new Set(list)].sort());

/** Nothing is sent between `quiet_start` and `quiet_end`, which may lie on the next day; equal means no quiet hours. */
export const remindersSchema = z.object({
  meal_reminders: z.boolean(),
  water_reminders: z.boolean(),
  exercise_reminders: z.boolean(),
  meal_times: z.array(time),
  water_times: z.array(time),
  exercise_times: z.array(time),
  exercise_days: z.array(weekday).describe("ISO weekdays, 1 is Monday"),
  quiet_start: time,
  quiet_end: time,
  evening_summary: z.boolean().describe("The day's figures, on days with something logged"),
  evening_time: time,
  weekly_report: z.boolean().describe("On Sundays, the week before"),
  time_zone: timeZoneSchema,
});

/** Lists as people may set them, in order and without repeats: a list without its bound does not compile. */
const LISTS = {
  meal_times: times,
  water_times: times,
  exercise_times: times,
  exercise_days: weekdays,
} as const satisfies Record<Extract<keyof Reminders, `${string}_times` | `${string}_days`>, z.ZodType>;

/** What is left out stays. */
export const remindersBody = z.strictObject({ ...remindersSchema.shape, ...LISTS }).partial();
export type RemindersBody = z.infer<typeof remindersBody>;

/** The settings without the time zone, which is the profile's. */
export type Reminders = Omit<z.infer<typeof remindersSchema>, "time_zone">;

/** Each field's column, as the database client spells it: a field without one does not compile. */
const COLUMNS = {
  meal_reminders: "mealReminders",
  water_reminders: "waterReminders",
  exercise_reminders: "exerciseReminders",
  meal_times: "mealTimes",
  water_times: "waterTimes",
  exercise_times: "exerciseTimes",
  exercise_days: "exerciseDays",
  quiet_start: "quietStart",
  quiet_end: "quietEnd",
  evening_summary: "eveningSummary",
  evening_time: "eveningTime",
  weekly_report: "weeklyReport",
} as const satisfies Record<keyof Reminders, string>;

const FIELDS = Object.keys(COLUMNS) as (keyof Reminders)[];

/** Reminders as the database holds them. */
export type StoredReminders = { [F in keyof Reminders as (typeof COLUMNS)[F]]: Reminders[F] };

/** Until a person says otherwise; the same as the columns' defaults. */
export const DEFAULT_REMINDERS: Readonly<Reminders> = {
  meal_reminders: true,
  water_reminders: true,
  exercise_reminders: false,
  meal_times: ["08:00", "12:30", "19:30"],
  water_times: ["10:00", "15:00", "17:30"],
  exercise_times: ["18:00"],
  exercise_days: [1, 2, 3, 4, 5, 6, 7],
  quiet_start: "22:00",
  quiet_end: "07:00",
  evening_summary: true,
  evening_time: "21:00",
  weekly_report: true,
};

export function remindersOf(row: StoredReminders | null): Reminders {
  if (!row) return { ...DEFAULT_REMINDERS };
  return Object.fromEntries(FIELDS.map((field) => [field, row[COLUMNS[field]]])) as Reminders;
}

/** The columns that a change names; the others stay. */
export function reminderColumns(change: RemindersBody) {
  return namedColumns(COLUMNS, change);
}
