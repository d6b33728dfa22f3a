import "server-only";
import { GOAL_FIELDS } from "@/lib/chat/logging/goal-fields";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import type { GoalDoubts, Outcome } from "@/lib/chat/replies/outcome";
import { goalWarningsOf } from "@/lib/nutrition/goals/goal-warnings";
import { type Goals, type GoalsAnswer, goalsBody } from "@/lib/nutrition/goals/goals";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { needsProfessional } from "@/lib/nutrition/goals/obstacles";
import { saveGoals } from "@/lib/nutrition/goals/save-goals.server";
import { isTender } from "@/lib/portuguese/meaning/care-memory";
import type { GoalName, SetGoal } from "@/lib/portuguese/meaning/command";

/** What a nutritionist decides; see `setGoals`. */
const OWN: readonly GoalName[] = ["water", "days"];
/** kcal a day below which nobody's goal is set in words: somebody has to look after them. */
const LEAST_KCAL = 800;
/** ml a day: less is a slip of the comma. */
const LEAST_WATER_ML = 250;

/**
 * Sets a goal from today on, within the web's bounds; asks first where health is touched: out of what is advised, set by
 * a nutritionist, or of somebody for whom a professional decides.
 */
export async function changeGoal(turn: Turn, command: SetGoal, confirmed = false): Promise<Answered> {
  const goals = await loadGoals(turn);
  const currentKg = await knownWeight(turn);
  const before = ownGoal(goals, command.goal);
  const state = { ...turn.state, goal: { name: command.goal, before } };
  const value = wantedValue(
    command,
    command.goal === "weight" ? currentKg : goals[GOAL_FIELDS[command.goal]],
  );
  if (value === undefined)
    return { outcome: { kind: "notice", notice: { kind: "goal_needs_weight" } }, state };
  const body = {
    [GOAL_FIELDS[command.goal]]: value,
    ...(command.until && command.goal === "weight" ? { target_date: command.until } : {}),
  };
  const parsed = goalsBody.safeParse(body);
  const tooLow = command.goal === "kcal" && value !== null && value < LEAST_KCAL;
  const isSlip = command.goal === "water" && value !== null && value < LEAST_WATER_ML;
  if (!parsed.success || tooLow || isSlip || (command.goal === "days" && value === null)) {
    return {
      outcome: { kind: "notice", notice: { kind: "goal_refused", goal: command.goal, tooLow } },
      state,
    };
  }
  if ((command.goal === "weight" || command.goal === "kcal") && goals.obstacles.includes("eating_disorder")) {
    return { outcome: { kind: "notice", notice: { kind: "goal_referred" } }, state };
  }
  const isHeavy = isTender(turn.state.care, turn.now) && isLess(command.goal, value, goals, currentKg);
  const doubts = { ...doubtsOf(command.goal, value, goals, currentKg), isTender: isHeavy };
  const isDoubtful = doubts.warnings.length > 0 || doubts.referral !== null || doubts.isPrescribed || isHeavy;
  if (!confirmed && isDoubtful) {
    const asked: SetGoal = {
      kind: "set_goal",
      goal: command.goal,
      value,
      ...(command.until && { until: command.until }),
    };
    return {
      outcome: { kind: "confirm_goal", goal: command.goal, value, before, doubts },
      state: { ...state, pending: asked },
    };
  }
  const after = await saveGoals(turn, parsed.data);
  const outcome: Outcome = {
    kind: "goal_set",
    goal: command.goal,
    before,
    after: ownGoal(after, command.goal) ?? after[GOAL_FIELDS[command.goal]],
    until: after.origin.target_date === "set" && command.goal === "weight" ? after.target_date : null,
    kcal: command.goal === "weight" && after.calorie_goal !== goals.calorie_goal ? after.calorie_goal : null,
    currentKg: command.goal === "weight" ? currentKg : null,
  };
  return { outcome, state };
}

/** Undefined where a change has nothing to start from. */
function wantedValue({ value, by }: SetGoal, now: number | null): number | null | undefined {
  if (!by || value === null) return value;
  if (now === null) return undefined;
  return Math.round((now + value) * 10) / 10;
}

/** Null where it is nobody's own: the usual one. */
function ownGoal(goals: Goals, goal: GoalName): number | null {
  if (goal === "days") return goals.weekly_goal;
  const origin = goals.origin[GOAL_FIELDS[goal]];
  return origin === "default" && goal !== "water" ? null : goals[GOAL_FIELDS[goal]];
}

/** Whether it is a goal to weigh or to eat less. */
function isLess(
  goal: GoalName,
  value: number | null,
  { calorie_goal }: Goals,
  currentKg: number | null,
): boolean {
  if (value === null) return false;
  if (goal === "weight") return currentKg === null || value < currentKg;
  return goal === "kcal" && (calorie_goal === null || value < calorie_goal);
}

async function knownWeight({ tx, person }: Turn): Promise<number | null> {
  const body = await tx.healthProfile.findUnique({
    where: { userId: person.userId },
    select: { weightKg: true },
  });
  return body?.weightKg ?? null;
}

function doubtsOf(
  goal: GoalName,
  value: number | null,
  goals: GoalsAnswer,
  currentKg: number | null,
): Omit<GoalDoubts, "isTender"> {
  const own = {
    calorieGoal: goal === "kcal" ? value : null,
    proteinGoal: goal === "protein" ? value : null,
  };
  const leastKg = goals.least_weight;
  const isUnder = goal === "weight" && value !== null && leastKg !== null && value < leastKg;
  const touches = goal === "weight" || goal === "kcal" || goal === "protein";
  const obstacles = isUnder ? (["goal_underweight"] as const) : goals.obstacles;
  const refers = touches && value !== null && (isUnder || needsProfessional(goals.obstacles));
  return {
    warnings: goalWarningsOf(own, currentKg),
    referral: refers ? { obstacles: [...obstacles], leastKg } : null,
    isPrescribed: goals.author === "nutritionist" && !OWN.includes(goal),
  };
}
