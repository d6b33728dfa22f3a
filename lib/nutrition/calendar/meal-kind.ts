/** In the order in which a day shows them. */
export const MEAL_KINDS = [
  "breakfast",
  "morning_snack",
  "lunch",
  "afternoon_snack",
  "dinner",
  "supper",
] as const;
export type MealKind = (typeof MEAL_KINDS)[number];

/**
 * The meal that people usually have at an hour of their own clock.
 * @param localHour 0 <= hour < 24, fractions allowed (13.5 is half past one)
 */
export function mealKindAt(localHour: number): MealKind {
  if (localHour < 4) return "supper";
  if (localHour < 10) return "breakfast";
  if (localHour < 11) return "morning_snack";
  if (localHour < 15) return "lunch";
  if (localHour < 18) return "afternoon_snack";
  if (localHour < 22) return "dinner";
  return "supper";
}
