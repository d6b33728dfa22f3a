import { z } from "zod";
import { timeZoneSchema } from "@/lib/profile/time-zone";

/** Most times a day for one kind of reminder. */
const MAX_TIMES = 8;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("HH:MM of the person's clock");
const times = z
  .array(time)
  .max(MAX_TIMES)
  .transform((list) => [...new Set(list)].sort());

/** Nothing is sent between `quiet_start` and `quiet_end`, which may lie on the next day; equal means no quiet hours. */
export const remindersSchema = z.object({
  meal_reminders: z.boolean(),
  water_reminders: z.boolean(),
  exercise_reminders: z.boolean(),
  meal_times: z.array(time),
  water_times: z.array(time),
  exercise_times: z.array(time),
  quiet_start: time,
  quiet_end: time,
  time_zone: timeZoneSchema,
});

/** What is left out stays. */
export const remindersBody = z
  .strictObject({ ...remindersSchema.shape, meal_times: times, water_times: times, exercise_times: times })
  .partial();
export type RemindersBody = z.infer<typeof remindersBody>;

/** The settings without the time zone, which is the profile's. */
export type Reminders = Omit<z.infer<typeof remindersSchema>, "time_zone">;

/** Reminders as the database holds them. */
export type StoredReminders = {
  mealReminders: boolean;
  waterReminders: boolean;
  exerciseReminders: boolean;
  mealTimes: string[];
  waterTimes: string[];
  exerciseTimes: string[];
  quietStart: string;
  quietEnd: string;
};

/** Until a person says otherwise; the same as the columns' defaults. */
export const DEFAULT_REMINDERS: Readonly<Reminders> = {
  meal_reminders: true,
  water_reminders: true,
  exercise_reminders: false,
  meal_times: ["08:00", "12:30", "19:30"],
  water_times: ["10:00", "15:00", "17:30"],
  exercise_times: ["18:00"],
  quiet_start: "22:00",
  quiet_end: "07:00",
};

export function remindersOf(row: StoredReminders | null): Reminders {
  if (!row) return { ...DEFAULT_REMINDERS };
  return {
    meal_reminders: row.mealReminders,
    water_reminders: row.waterReminders,
    exercise_reminders: row.exerciseReminders,
    meal_times: row.mealTimes,
    water_times: row.waterTimes,
    exercise_times: row.exerciseTimes,
    quiet_start: row.quietStart,
    quiet_end: row.quietEnd,
  };
}
