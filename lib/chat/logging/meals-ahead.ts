import { addDays, type Day, localTime } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import type { ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** The hour before which nobody has had such a meal of the day; who writes by night means the day before anyway. */
const NOT_BEFORE: Readonly<Partial<Record<MealKind, number>>> = {
  lunch: 9,
  afternoon_snack: 11,
  dinner: 15,
};
const NIGHT_ENDS = 4;

/** The first meal that cannot have been eaten yet, though it is told as eaten: "almocei" at six in the morning. */
export function mealAhead(
  meals: readonly ParsedMeal[],
  text: string,
  { now, timeZone }: { now: Date; timeZone: string },
): MealKind | null {
  const { day, hour } = localTime(now, timeZone);
  if (hour < NIGHT_ENDS || /\b(?:hoje|agora|today|now)\b/.test(fold(text))) return null;
  const ahead = meals.find(
    (meal) => meal.kindSaid && meal.day === day && hour < (NOT_BEFORE[meal.kind] ?? 0),
  );
  return ahead?.kind ?? null;
}

/** The same meals as eaten the day before, at the hour that is usual. */
export function onTheDayBefore(
  meals: readonly ParsedMeal[],
  { now, timeZone, today }: { now: Date; timeZone: string; today: Day },
): ParsedMeal[] {
  const day = addDays(today, -1);
  return meals.map((meal) =>
    meal.day === today
      ? { ...meal, day, eatenAt: mealTime({ day, kind: meal.kind }, now, timeZone).eatenAt.toISOString() }
      : meal,
  );
}
