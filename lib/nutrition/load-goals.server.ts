import "server-only";
import { db, type Tx } from "@/lib/db";
import { activityOf, BODY_COLUMNS, computeGoals, firstDayOfWindow } from "@/lib/nutrition/computed-goals";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/day";
import { type GoalsAnswer, goalsOf } from "@/lib/nutrition/goals";

/** A person's goals in force, and how those that they did not set were computed. */
export function loadGoals(who: { userId: string; timeZone: string }, now: Date): Promise<GoalsAnswer> {
  return readGoals(db(), who.userId, dayAt(now, who.timeZone));
}

/** The same within a transaction, its own uncommitted changes included. @param today the person's day */
export async function readGoals(tx: Tx, userId: string, today: Day): Promise<GoalsAnswer> {
  const [goals, body, days] = await Promise.all([
    tx.goal.findUnique({ where: { userId } }),
    tx.healthProfile.findUnique({ where: { userId }, select: BODY_COLUMNS }),
    tx.dayTotal.findMany({
      where: { userId, day: { gte: dateOf(firstDayOfWindow(today)), lt: dateOf(today) } },
      select: { day: true, meals: true, kcal: true, weightKg: true },
    }),
  ]);
  const { computed, obstacles } = computeGoals({ today, goals, body, days });
  return {
    ...goalsOf(goals, body?.weightKg, computed),
    activity_level: activityOf(body?.activityLevel),
    computed,
    obstacles,
  };
}
