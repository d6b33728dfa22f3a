import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { dateOf } from "@/lib/nutrition/calendar/day";
import type { GoalsAnswer, GoalsBody } from "@/lib/nutrition/goals/goals";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { setGoals } from "@/lib/nutrition/goals/set-goals.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/**
 * Changes the goals that are named from today on, and the activity that the others are computed from; answers all of
 * them.
 * @throws AppError not_found when the person is gone, validation for a target date that lies behind
 */
export function saveGoals(ctx: Context, body: GoalsBody): Promise<GoalsAnswer> {
  const { userId } = ctx.person;
  const goals = {
    calorieGoal: body.calorie_goal,
    proteinGoal: body.protein_goal,
    carbGoal: body.carb_goal,
    fatGoal: body.fat_goal,
    fibreGoalG: body.fibre_goal,
    sodiumGoalMg: body.sodium_goal,
    waterGoalMl: body.water_goal,
    weeklyGoalDays: body.weekly_goal,
    weightGoalKg: body.weight_goal,
    targetDate: typeof body.target_date === "string" ? dateOf(body.target_date) : body.target_date,
  };
  const facts = { activityLevel: body.activity_level, initialWeightKg: body.initial_weight };
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    await setGoals(ctx, goals);
    if (Object.values(facts).some((fact) => fact !== undefined)) {
      await tx.healthProfile.upsert({ where: { userId }, create: { userId, ...facts }, update: facts });
    }
    return loadGoals(ctx);
  });
}
