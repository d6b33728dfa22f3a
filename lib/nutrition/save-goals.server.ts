import "server-only";
import { inTransaction, type Tx } from "@/lib/db";
import { dateOf } from "@/lib/nutrition/day";
import { type Goals, type GoalsBody, goalsOf } from "@/lib/nutrition/goals";

/**
 * Changes the goals that are named and answers all of them.
 * @param tx the caller's transaction, or null for one of its own
 */
export function saveGoals(tx: Tx | null, userId: string, body: GoalsBody): Promise<Goals> {
  const data = {
    calorieGoal: body.calorie_goal,
    proteinGoal: body.protein_goal,
    carbGoal: body.carb_goal,
    fatGoal: body.fat_goal,
    waterGoalMl: body.water_goal,
    weeklyGoalDays: body.weekly_goal,
    weightGoalKg: body.weight_goal,
    initialWeightKg: body.initial_weight,
    targetDate: body.target_date ? dateOf(body.target_date) : body.target_date,
  };
  return inTransaction(tx, async (tx) => {
    const goals = await tx.goal.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    const health = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
    return goalsOf(goals, health?.weightKg);
  });
}
