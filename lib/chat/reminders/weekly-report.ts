import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { type Goals, ownGoals } from "@/lib/nutrition/goals/goals";
import { activeDays, historyOf, type StoredDay } from "@/lib/nutrition/views/history";
import { averageOf, chartDays } from "@/lib/nutrition/views/progress-series";
import { type Streak, streakOf } from "@/lib/nutrition/views/streak";

/**
 * The seven days before a Sunday, averaged as the progress screen does: over the days that have a value. The goals are
 * the mean of those that held on the seven days, where there was one.
 */
export type WeeklyReport = {
  from: Day;
  to: Day;
  /** Days with something logged, 0 to 7. */
  daysLogged: number;
  kcal: number | null;
  /** null: none of their own on any of the days. */
  kcalGoal: number | null;
  proteinG: number | null;
  proteinGoal: number | null;
  waterMl: number | null;
  waterGoal: number | null;
  /** First and last weigh-in of the week; both null with fewer than two. */
  firstKg: number | null;
  lastKg: number | null;
  streak: Pick<Streak, "days" | "capped">;
};

const WEEK = 7;

/** @param days newest first, at least those of the week */
export function weeklyReport(
  days: readonly StoredDay[],
  goalsOn: (day: Day) => Goals,
  today: Day,
): WeeklyReport {
  // The progress screen leaves today out of its averages, because it is not over.
  const history = historyOf(days);
  const week = chartDays(history, today, WEEK + 1).slice(0, WEEK);
  const [from, to] = [addDays(today, -WEEK), addDays(today, -1)];
  const goals = Array.from({ length: WEEK }, (_, i) => ownGoals(goalsOn(addDays(from, i))));
  const goal = (key: "calorie_goal" | "protein_goal" | "water_goal") => {
    const held = goals.flatMap((one) => one[key] ?? []);
    return held.length === 0 ? null : Math.round(held.reduce((sum, one) => sum + one, 0) / held.length);
  };
  const weights = week.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  const average = (key: "calories" | "protein" | "water") => averageOf(week, key)?.value ?? null;
  return {
    ...{ from, to, daysLogged: history.filter(({ date }) => date >= from && date <= to).length },
    ...{ kcal: average("calories"), kcalGoal: goal("calorie_goal") },
    ...{ proteinG: average("protein"), proteinGoal: goal("protein_goal") },
    ...{ waterMl: average("water"), waterGoal: goal("water_goal") },
    firstKg: weights.length > 1 ? (weights[0] ?? null) : null,
    lastKg: weights.length > 1 ? (weights.at(-1) ?? null) : null,
    streak: streakOf(activeDays(days), today),
  };
}
