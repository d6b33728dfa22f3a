import "server-only";
import { GOAL_FIELDS } from "@/lib/chat/logging/goal-fields";
import { dayGoals } from "@/lib/chat/logging/load-day-views.server";
import type { Turn } from "@/lib/chat/logging/log-understood.server";
import { goalOf } from "@/lib/chat/replies/nutrient-text";
import type { Answer } from "@/lib/chat/replies/outcome";
import { addDays } from "@/lib/nutrition/calendar/day";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import type { Question } from "@/lib/portuguese/meaning/question";

/** A goal that changed longer ago is no news. */
const DAYS_BACK = 7;

/** Today's goal with what it was reckoned from, and the newest day of the last week on which it was another. */
export async function explainGoal(
  turn: Turn,
  { nutrient }: Extract<Question, { kind: "goal_why" }>,
): Promise<Answer> {
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(turn.today, -1 - back));
  const { goals, goalsOn } = await loadGoalsAndDays(turn, days);
  const now = goalOf(dayGoals(goals, goals), nutrient);
  const other = days.flatMap((day) => {
    const then = goalsOn.get(day);
    const amount = then ? goalOf(dayGoals(then, goals), nutrient) : null;
    return then && amount !== null && amount !== now ? [{ day, amount, then }] : [];
  })[0];
  const { computed } = goals;
  return {
    ...{ kind: "goal_why", nutrient, now },
    origin: goals.origin[GOAL_FIELDS[nutrient]],
    goals: dayGoals(goals, goals),
    weightKg: goals.current_weight,
    computed: computed && {
      maintenanceKcal: computed.maintenance_kcal,
      changeKcal: Math.abs(computed.maintenance_kcal - computed.calorie_goal),
      direction: computed.direction,
      weightGoalKg: computed.weight_goal,
      isFromDiary: computed.maintenance_method === "adaptive",
    },
    before: other
      ? {
          ...{ day: other.day, amount: other.amount },
          weightKg: other.then.current_weight,
          weightGoalKg: other.then.weight_goal,
        }
      : null,
    weightGoalKg: goals.weight_goal,
  };
}
