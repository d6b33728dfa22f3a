import { AppError } from "@/lib/errors";
import { type Day, dayAt, daysBetween, instantAt, localTime } from "@/lib/nutrition/calendar/day";
import { isLoggable } from "@/lib/nutrition/calendar/loggable-day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";

/** When each meal is usual, as hours of the person's clock: for meals told afterwards. */
const USUAL_HOUR: Record<MealKind, number> = {
  breakfast: 7.5,
  morning_snack: 10,
  lunch: 12.5,
  afternoon_snack: 16,
  dinner: 19.5,
  supper: 22.5,
};

/** When a meal of this kind is usual, as an hour of the person's clock. */
export function usualHour(kind: MealKind): number {
  return USUAL_HOUR[kind];
}

export type MealTime = { day: Day; kind: MealKind; eatenAt: Date };

/**
 * Fills in what was not said of a meal: today, the kind of the hour, and an hour that suits the kind, never in the
 * future.
 * @throws AppError invalid_day for a day in the future or before FIRST_DAY, and for a time more than a day away from it
 */
export function mealTime(
  said: { day?: Day | undefined; kind?: MealKind | undefined; eatenAt?: Date | undefined },
  now: Date,
  timeZone: string,
): MealTime {
  const clock = localTime(said.eatenAt ?? now, timeZone);
  const day = said.day ?? clock.day;
  const kind = said.kind ?? mealKindAt(clock.hour);
  if (!isLoggable(day, dayAt(now, timeZone))) refuse(said.day || !said.eatenAt ? "day" : "eatenAt");
  const eatenAt = said.eatenAt ?? usualTime(day, kind, now, timeZone);
  if (Math.abs(daysBetween(day, dayAt(eatenAt, timeZone))) > 1) refuse("eatenAt");
  return { day, kind, eatenAt };
}

function usualTime(day: Day, kind: MealKind, now: Date, timeZone: string): Date {
  const clock = localTime(now, timeZone);
  if (day === clock.day && mealKindAt(clock.hour) === kind) return now;
  const usual = instantAt(day, USUAL_HOUR[kind], timeZone);
  return day === clock.day && usual > now ? now : usual;
}

/** The day that was said, else today. @throws AppError invalid_day for one in the future or before FIRST_DAY */
export function loggableDay(said: Day | undefined, now: Date, timeZone: string): Day {
  const today = dayAt(now, timeZone);
  const day = said ?? today;
  if (!isLoggable(day, today)) refuse("day");
  return day;
}

function refuse(field: "day" | "eatenAt"): never {
  throw new AppError("invalid_day", {}, { fields: { [field]: "date" } });
}
