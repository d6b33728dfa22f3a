import "server-only";
import { db } from "@/lib/db";
import { type Goals, goalsOf } from "@/lib/nutrition/goals";

/** A person's goals in force. */
export async function loadGoals(userId: string): Promise<Goals> {
  const [goals, health] = await Promise.all([
    db().goal.findUnique({ where: { userId } }),
    db().healthProfile.findUnique({ where: { userId }, select: { weightKg: true } }),
  ]);
  return goalsOf(goals, health?.weightKg);
}
