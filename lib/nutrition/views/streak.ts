import { z } from "zod";
import { addDays, type Day, weekUpTo } from "@/lib/nutrition/calendar/day";

/** How far back a streak is followed, in days. */
export const STREAK_REACH = 60;

/** Days in which one missed day is forgiven. */
const FORGIVING_SPAN = 7;

export const streakSchema = z.object({
  days: z.int().describe("Days with food logged, up to today"),
  logged_today: z.boolean().describe("Whether food was logged today"),
  forgiven: z.array(z.string()).describe("Missed days that did not end it"),
  week: z
    .array(z.object({ day: z.string(), logged: z.boolean() }))
    .describe("Today and the six days before it, oldest first"),
  capped: z.boolean().describe("It goes on further back than the 60 days that are looked at"),
});
export type Streak = z.infer<typeof streakSchema>;

/**
 * Days in a row on which food was logged. One missed day in any seven is forgiven, and today is not missed before
 * it is over.
 * @param active the days on which food was logged, in any order
 */
export function streakOf(active: ReadonlySet<Day>, today: Day): Streak {
  const logged_today = active.has(today);
  let days = 0;
  let lastActive = 0;
  const missed: number[] = [];
  for (let back = logged_today ? 0 : 1; back < STREAK_REACH; back++) {
    if (active.has(addDays(today, -back))) {
      days++;
      lastActive = back;
      continue;
    }
    const previous = missed.at(-1);
    if (previous !== undefined && back - previous < FORGIVING_SPAN) break;
    missed.push(back);
  }
  const forgiven = missed.filter((back) => back < lastActive).map((back) => addDays(today, -back));
  const capped = lastActive === STREAK_REACH - 1;
  const week = weekUpTo(today).map((day) => ({ day, logged: active.has(day) }));
  return { days, logged_today, forgiven: days > 0 ? forgiven : [], week, capped };
}
