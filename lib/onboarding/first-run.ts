/** One question a screen, in this order. */
export const FIRST_RUN_STEPS = [
  "objective",
  "body",
  "routine",
  "restrictions",
  "goal",
  "whatsapp",
  "meal",
] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** open: it comes by itself; skipped: it waits to be asked for; done: it is over. */
export const FIRST_RUN_STATES = ["open", "skipped", "done"] as const;

/** What somebody is here for; track: to see what they eat, without a weight to reach. */
export const OBJECTIVES = ["lose", "keep", "gain", "track"] as const;
export type Objective = (typeof OBJECTIVES)[number];

type Known = {
  /** Whether a number is linked already. */
  isLinked: boolean;
};

/** The steps that this person has before them. */
export function firstRunSteps({ isLinked }: Known): FirstRunStep[] {
  return FIRST_RUN_STEPS.filter((step) => step !== "whatsapp" || !isLinked);
}

/** The step after one; null after the last. One that has fallen away meanwhile leads on to what came after it. */
export function stepAfter(step: FirstRunStep, known: Known): FirstRunStep | null {
  const left = new Set(firstRunSteps(known));
  return FIRST_RUN_STEPS.slice(FIRST_RUN_STEPS.indexOf(step) + 1).find((one) => left.has(one)) ?? null;
}

/** The step before one; null before the first. */
export function stepBefore(step: FirstRunStep, known: Known): FirstRunStep | null {
  const left = new Set(firstRunSteps(known));
  return FIRST_RUN_STEPS.slice(0, FIRST_RUN_STEPS.indexOf(step)).findLast((one) => left.has(one)) ?? null;
}

/** Whether the goal still waits for answers at this step. */
export function isGoalAhead(step: FirstRunStep): boolean {
  return FIRST_RUN_STEPS.indexOf(step) < FIRST_RUN_STEPS.indexOf("goal");
}

/**
 * What speaks against a weight that is wanted, kg, or null: it must lie where the objective leads.
 * @param wanted 0 or null where nothing was written
 */
export function weightGoalProblem(
  objective: Objective | null,
  weight: number | null,
  wanted: number | null,
): "needed" | "not_less" | "not_more" | null {
  if (objective !== "lose" && objective !== "gain") return null;
  if (!wanted) return "needed";
  if (!weight) return null;
  if (objective === "lose") return wanted < weight ? null : "not_less";
  return wanted > weight ? null : "not_more";
}

/**
 * The weight goal that an objective comes to, kg: who wants to keep their weight has it as their goal, who wants to
 * look at what they eat has none.
 */
export function weightGoalOf(
  objective: Objective | null,
  weight: number | null,
  wanted: number | null,
): number | null {
  if (objective === "lose" || objective === "gain") return wanted || null;
  return objective === "keep" ? weight || null : null;
}
