import { z } from "zod";
import { type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { type Computing, macrosAround, type StoredBody } from "@/lib/nutrition/goals/computed-goals";
import {
  type ComputedGoals,
  computedGoalsSchema,
  type DailyGoals,
} from "@/lib/nutrition/goals/computed-goals-schema";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import { ACTIVITY_LEVELS } from "@/lib/nutrition/goals/energy";
import { CAUTIONS } from "@/lib/nutrition/goals/goal-rules";
import { WARNINGS } from "@/lib/nutrition/goals/goal-warnings";
import { carbsLeft } from "@/lib/nutrition/goals/macros";
import { needsProfessional, OBSTACLES } from "@/lib/nutrition/goals/obstacles";
import { weightProgress } from "@/lib/nutrition/goals/weight-progress";
import { weightKgSchema } from "@/lib/nutrition/intake/weight-schema";

const ORIGINS = ["set", "nutritionist", "computed", "default", "none"] as const;
export const originSchema = z.enum(ORIGINS);
type Origin = z.infer<typeof originSchema>;

/**
 * Energy in kcal, macronutrients and fibre in g, sodium in mg, water in ml, weights in kg, weekly goal in days. null where
 * there is none: a professional has to decide.
 */
export const goalsSchema = z.object({
  weight_goal: z.number().nullable(),
  current_weight: z.number().nullable(),
  initial_weight: z.number().nullable(),
  target_date: daySchema.nullable(),
  progress_percentage: z.number().min(0).max(100).nullable(),
  calorie_goal: z.int().nullable(),
  protein_goal: z.int().nullable(),
  carb_goal: z.int().nullable(),
  fat_goal: z.int().nullable(),
  fibre_goal: z.int().nullable(),
  sodium_goal: z.int().nullable().describe("At most"),
  water_goal: z.int().nullable(),
  weekly_goal: z.int(),
  origin: z
    .record(
      z.enum([
        "calorie_goal",
        "protein_goal",
        "carb_goal",
        "fat_goal",
        "fibre_goal",
        "sodium_goal",
        "water_goal",
        "weight_goal",
        "current_weight",
        "target_date",
      ]),
      originSchema,
    )
    .describe(
      "Whether a goal, or the weight to start from, was set by the person or by their nutritionist, computed for the person, or is the usual one, which is nobody's own; none: a professional has to decide",
    ),
});
export type Goals = z.infer<typeof goalsSchema>;

/** GET and PUT /api/goals: the goals in force, and how those that nobody set by hand were computed. */
export const goalsAnswerSchema = goalsSchema.extend({
  author: z.enum(["person", "computed", "nutritionist"]).nullable().describe("Who set what is set"),
  activity_level: z.enum(ACTIVITY_LEVELS),
  computed: computedGoalsSchema.nullable(),
  obstacles: z.array(z.enum(OBSTACLES)).describe("Why nothing was computed; empty when it was"),
  cautions: z.array(z.enum(CAUTIONS)).describe("What to talk over with a professional"),
  warnings: z.array(z.enum(WARNINGS)).describe("What of the goals set by hand is out of what is advised"),
  explanations: z
    .array(z.object({ code: z.enum([...OBSTACLES, ...CAUTIONS, ...WARNINGS]), text: z.string() }))
    .describe("Each of these codes as a sentence in the reader's language"),
  least_weight: z.number().nullable().describe("kg under which a weight goal would be underweight"),
  asks_maternity: z
    .boolean()
    .describe("Whether to ask about pregnancy and lactation: PUT /api/user, maternity"),
});
export type GoalsAnswer = z.infer<typeof goalsAnswerSchema>;

const LAST_TARGET: Day = "2100-01-01";
const whole = (max: number) => z.int().min(0).max(max).nullable().optional();

/** What is left out stays; null, and 0 where it is no weight, goes back to the computed value, else the usual one. */
export const goalsBody = z.strictObject({
  calorie_goal: whole(20_000),
  protein_goal: whole(2_000),
  carb_goal: whole(2_000),
  fat_goal: whole(2_000),
  fibre_goal: whole(200),
  sodium_goal: whole(20_000),
  water_goal: whole(20_000),
  weekly_goal: z.int().min(1).max(7).optional(),
  weight_goal: weightKgSchema.nullable().optional(),
  initial_weight: weightKgSchema.nullable().optional(),
  target_date: daySchema
    .refine((day) => day <= LAST_TARGET, "date")
    .nullable()
    .optional(),
  activity_level: z.enum(ACTIVITY_LEVELS).optional(),
});
export type GoalsBody = z.infer<typeof goalsBody>;

/** A goal as the database holds it. */
export type StoredGoals = {
  author: "person" | "computed" | "nutritionist";
  calorieGoal: number | null;
  proteinGoal: number | null;
  carbGoal: number | null;
  fatGoal: number | null;
  fibreGoalG: number | null;
  sodiumGoalMg: number | null;
  waterGoalMl: number | null;
  weightGoalKg: number | null;
  targetDate: Date | null;
  /** Since when this weight and energy are aimed at, over however many rows; null: at none. */
  aimedSince: Date | null;
  weeklyGoalDays: number;
};

/** The columns of {@link StoredGoals}. */
const GOAL_COLUMNS = {
  author: true,
  calorieGoal: true,
  proteinGoal: true,
  carbGoal: true,
  fatGoal: true,
  fibreGoalG: true,
  sodiumGoalMg: true,
  waterGoalMl: true,
  weightGoalKg: true,
  targetDate: true,
  aimedSince: true,
  weeklyGoalDays: true,
} as const satisfies Record<keyof StoredGoals, true>;

/** Finds a person's goal of a day in the database, as {@link goalOn} does among rows. */
export function heldOn(userId: string, day: Day) {
  return {
    where: { userId, validFrom: { lte: dateOf(day) } },
    orderBy: { validFrom: "desc" },
    select: GOAL_COLUMNS,
  } as const;
}

/** The goal of a day: the newest that began on it or before. @param rows newest first */
export function goalOn<G extends { validFrom: Date }>(rows: readonly G[], day: Day): G | null {
  return rows.find(({ validFrom }) => dayOf(validFrom) <= day) ?? null;
}

/**
 * The goals in force: set by somebody, else computed, else the usual ones; none where a professional has to decide. A
 * stored 0 is what the forms make of nonsense: it counts as not set.
 */
export function goalsOf(
  stored: StoredGoals | null,
  body: Pick<StoredBody, "weightKg" | "initialWeightKg"> | null,
  { computed, obstacles }: Pick<Computing, "computed" | "obstacles">,
): Goals {
  const isLeft = needsProfessional(obstacles);
  const usual = <K extends keyof typeof DEFAULT_GOALS>(goal: K) => (isLeft ? null : DEFAULT_GOALS[goal]);
  const daily = computed && dailyGoals(stored, computed);
  const weight_goal = stored?.weightGoalKg || usual("weight_goal");
  const current_weight = body?.weightKg || usual("current_weight");
  return {
    ...{ weight_goal, current_weight, initial_weight: body?.initialWeightKg ?? null },
    target_date: stored?.targetDate ? dayOf(stored.targetDate) : usual("target_date"),
    progress_percentage: progressOf(stored, isLeft, current_weight, weight_goal),
    calorie_goal: daily?.calorie_goal ?? (stored?.calorieGoal || usual("calorie_goal")),
    protein_goal: daily?.protein_goal ?? (stored?.proteinGoal || usual("protein_goal")),
    carb_goal: daily?.carb_goal ?? (stored?.carbGoal || null),
    fat_goal: daily?.fat_goal ?? (stored?.fatGoal || null),
    fibre_goal: stored?.fibreGoalG || usual("fibre_goal"),
    sodium_goal: stored?.sodiumGoalMg || usual("sodium_goal"),
    water_goal: stored?.waterGoalMl || usual("water_goal"),
    weekly_goal: stored?.weeklyGoalDays || DEFAULT_GOALS.weekly_goal,
    origin: originsOf(stored, { isComputed: daily !== null, isLeft, isWeighed: Boolean(body?.weightKg) }),
  };
}

/** Nobody's way to a weight is measured that a professional did not set for them, where one has to decide. */
function progressOf(
  stored: StoredGoals | null,
  isLeft: boolean,
  currentKg: number | null,
  goalKg: number | null,
) {
  if (currentKg === null || goalKg === null || (isLeft && stored?.author !== "nutritionist")) return null;
  return weightProgress(currentKg, goalKg);
}

const GIVEN: Readonly<Record<StoredGoals["author"], Origin>> = {
  person: "set",
  nutritionist: "nutritionist",
  computed: "computed",
};

function originsOf(
  stored: StoredGoals | null,
  { isComputed, isLeft, isWeighed }: { isComputed: boolean; isLeft: boolean; isWeighed: boolean },
): Goals["origin"] {
  const otherwise: Origin = isLeft ? "none" : "default";
  const reckoned: Origin = isComputed ? "computed" : otherwise;
  const origin = (goal: unknown, unset: Origin) => (stored && goal ? GIVEN[stored.author] : unset);
  return {
    calorie_goal: origin(stored?.calorieGoal, reckoned),
    protein_goal: origin(stored?.proteinGoal, reckoned),
    carb_goal: origin(stored?.carbGoal, reckoned),
    fat_goal: origin(stored?.fatGoal, reckoned),
    fibre_goal: origin(stored?.fibreGoalG, otherwise),
    sodium_goal: origin(stored?.sodiumGoalMg, otherwise),
    water_goal: origin(stored?.waterGoalMl, otherwise),
    weight_goal: origin(stored?.weightGoalKg, otherwise),
    current_weight: isWeighed ? "set" : otherwise,
    target_date: origin(stored?.targetDate, otherwise),
  };
}

/** The day's goals: those set by somebody, and around them the computed ones, so that together they add up. */
function dailyGoals(stored: StoredGoals | null, computed: ComputedGoals): DailyGoals {
  const calorie_goal = stored?.calorieGoal || computed.calorie_goal;
  const macros = macrosAround(calorie_goal, computed);
  const protein_goal = stored?.proteinGoal || macros.proteinG;
  const fat_goal = stored?.fatGoal || macros.fatG;
  return {
    ...{ calorie_goal, protein_goal, fat_goal },
    carb_goal: stored?.carbGoal || carbsLeft(calorie_goal, protein_goal, fat_goal),
  };
}

/** Energy, protein and water as somebody's own: the usual energy and protein, which only fill a screen, are none. */
export function ownGoals(goals: Goals): Pick<Goals, "calorie_goal" | "protein_goal" | "water_goal"> {
  const own = (goal: "calorie_goal" | "protein_goal") =>
    goals.origin[goal] === "default" ? null : goals[goal];
  return {
    calorie_goal: own("calorie_goal"),
    protein_goal: own("protein_goal"),
    water_goal: goals.water_goal,
  };
}
