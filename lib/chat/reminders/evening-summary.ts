import type { Day } from "@/lib/nutrition/calendar/day";
import { type Goals, ownGoals } from "@/lib/nutrition/goals/goals";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { activeDays, type StoredDay } from "@/lib/nutrition/views/history";
import { type Streak, streakOf } from "@/lib/nutrition/views/streak";

/** A day as it looks in the evening, with the goals in force: the figures that the dashboard shows. */
export type EveningSummary = {
  meals: number;
  kcal: number;
  /** null: none of their own. */
  kcalGoal: number | null;
  proteinG: number;
  proteinGoal: number | null;
  waterMl: number;
  waterGoal: number | null;
  streak: Pick<Streak, "days" | "capped">;
  /** The best that can be said of it; null when nothing stands out. */
  praise: "energy" | "protein" | "water" | null;
};

/** Energy this near to its goal counts as met, as a share of the goal. */
const NEAR = 0.1;

/** @param days newest first, today's among them */
export function eveningSummary(days: readonly StoredDay[], goals: Goals, today: Day): EveningSummary {
  const { meals, kcal, protein_g, water_ml } = totalsOf(days.find((row) => row.day === today));
  const { calorie_goal, protein_goal, water_goal } = ownGoals(goals);
  const isNear = calorie_goal !== null && Math.abs(kcal - calorie_goal) <= calorie_goal * NEAR;
  const praise = isNear
    ? "energy"
    : protein_goal !== null && protein_g >= protein_goal
      ? "protein"
      : water_goal !== null && water_ml >= water_goal
        ? "water"
        : null;
  return {
    ...{ meals, kcal, kcalGoal: calorie_goal, proteinG: protein_g, proteinGoal: protein_goal },
    ...{ waterMl: water_ml, waterGoal: water_goal, praise },
    streak: streakOf(activeDays(days), today),
  };
}
