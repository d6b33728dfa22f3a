import { ageOn } from "@/lib/nutrition/calendar/age";
import { addDays, type Day, dayOf } from "@/lib/nutrition/calendar/day";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { ADAPTIVE_WINDOW_DAYS, type EnergyDay, maintenanceFrom } from "@/lib/nutrition/goals/adaptive-energy";
import type { ComputedGoals } from "@/lib/nutrition/goals/computed-goals-schema";
import {
  type ActivityLevel,
  bodyMassIndex,
  estimatedEnergy,
  type Gender,
  isAthletic,
} from "@/lib/nutrition/goals/energy";
import { energyTarget } from "@/lib/nutrition/goals/energy-target";
import { CAUTIONS, type Caution, type GoalRule, WISHES, type Wish } from "@/lib/nutrition/goals/goal-rules";
import { macrosOf } from "@/lib/nutrition/goals/macros";
import type { Maternity } from "@/lib/nutrition/goals/maternity";
import { type Obstacle, referralsOf } from "@/lib/nutrition/goals/obstacles";
import { goalRulesOf, type ToldHealth } from "@/lib/nutrition/goals/told-rules";
import { finalChange } from "@/lib/nutrition/goals/weight-change";

/** The body as the database holds it. */
export type StoredBody = ToldHealth & {
  weightKg: number | null;
  initialWeightKg: number | null;
  heightCm: number | null;
  /** As typed, on the day beside it. */
  ageYears: number | null;
  ageToldOn: Date | null;
  birthDate: Date | null;
  gender: Gender | null;
  maternity: Maternity | null;
  activityLevel: ActivityLevel;
};

/** The columns of {@link StoredBody}. */
export const BODY_COLUMNS = {
  weightKg: true,
  initialWeightKg: true,
  heightCm: true,
  ageYears: true,
  ageToldOn: true,
  birthDate: true,
  gender: true,
  maternity: true,
  activityLevel: true,
  healthConditions: true,
  dietaryRestrictions: true,
  dietaryPreferences: true,
  medications: true,
} as const satisfies Record<keyof StoredBody, true>;

export type ComputingFacts = {
  today: Day;
  goals: { weightGoalKg: number | null; targetDate: Date | null; aimedSince: Date | null } | null;
  body: StoredBody | null;
  /** At least the 28 days before today, in any order. */
  days: readonly EnergyDay[];
};

/** What was computed, or why not; and what has to be said beside it. */
export type Computing = { computed: ComputedGoals | null; obstacles: Obstacle[]; cautions: Caution[] };

const DEFAULT_ACTIVITY: ActivityLevel = "light";
const LEAN_BMI = 25;

/**
 * The body as it was on a past day: with the last weigh-in until then, else the weight that they began with. What is
 * not dated (height, activity, conditions) is as it is now.
 */
export function bodyOn<B extends StoredBody>(
  body: B | null,
  lastWeighInKg: number | null | undefined,
): B | null {
  return body && { ...body, weightKg: lastWeighInKg ?? body.initialWeightKg ?? body.weightKg };
}

/** The first day that {@link computeGoals} looks at. */
export function firstDayOfWindow(today: Day): Day {
  return addDays(today, -ADAPTIVE_WINDOW_DAYS);
}

export function activityOf(body: Pick<StoredBody, "activityLevel"> | null): ActivityLevel {
  return body?.activityLevel ?? DEFAULT_ACTIVITY;
}

/** Years by the date of birth; else the age that was typed, and the years that have passed since that day. */
export function ageOf(
  { birthDate, ageYears, ageToldOn }: Pick<StoredBody, "birthDate" | "ageYears" | "ageToldOn">,
  today: Day,
): number | null {
  if (birthDate) return Math.max(0, ageOn(dayOf(birthDate), today));
  if (!ageYears) return null;
  return ageYears + (ageToldOn ? Math.max(0, ageOn(dayOf(ageToldOn), today)) : 0);
}

/** Energy and macronutrients for a day, or why they are not told. Every rule with its source: docs/goals.md. */
export function computeGoals({ today, goals, body, days }: ComputingFacts): Computing {
  const weight = body?.weightKg || null;
  const height = body?.heightCm || null;
  const gender = body?.gender ?? null;
  const age = body && ageOf(body, today);
  const told = body ? toldOf(body, today) : new Set<GoalRule>();
  const obstacles: Obstacle[] = referralsOf(
    { weightKg: weight, heightCm: height, ageYears: age },
    goals?.weightGoalKg || null,
    told,
  );
  if (!weight) obstacles.push("weight");
  if (!height) obstacles.push("height");
  if (age === null) obstacles.push("age");
  if (!gender) obstacles.push("gender");
  const cautions = CAUTIONS.filter((caution) => told.has(caution));
  if (!weight || !height || age === null || !gender || obstacles.length > 0) {
    return { computed: null, obstacles, cautions };
  }
  const wishes = WISHES.filter((wish) => told.has(wish));
  const known = { weight, height, age, gender, activity: activityOf(body), wishes };
  return { computed: computed(known, { today, goals, days }), obstacles, cautions };
}

function toldOf(body: StoredBody, today: Day): Set<GoalRule> {
  const rules = goalRulesOf(body, today);
  if (body.maternity === "pregnant") rules.add("pregnancy");
  if (body.maternity === "breastfeeding") rules.add("lactation");
  return rules;
}

type Known = {
  weight: number;
  height: number;
  age: number;
  gender: Gender;
  activity: ActivityLevel;
  wishes: Wish[];
};

function computed(known: Known, { today, goals, days }: Omit<ComputingFacts, "body">): ComputedGoals {
  const { weight, height, age, gender, activity, wishes } = known;
  const bmi = bodyMassIndex(weight, height);
  const formula = estimatedEnergy({ weightKg: weight, heightCm: height, ageYears: age, gender }, activity);
  const dietSince = goals?.aimedSince ? dayOf(goals.aimedSince) : null;
  const maintenance = maintenanceFrom(days, today, formula, dietSince);
  const weightGoal = goals?.weightGoalKg || null;
  const targetDate = goals?.targetDate ? dayOf(goals.targetDate) : null;
  const target = energyTarget({
    ...{ maintenanceKcal: maintenance.kcal, gender, today, targetDate },
    ...{ weightKg: weight, goalKg: weightGoal ?? weight },
    isLeanOrAthletic: bmi < LEAN_BMI || isAthletic(activity),
  });
  const facts = { weight, height, age, activity_level: activity, direction: target.direction, wishes };
  const macros = macrosAround(target.targetKcal, facts);
  return {
    ...{ ...facts, gender, bmi: roundTo(bmi, 1) },
    calorie_goal: target.targetKcal,
    protein_goal: macros.proteinG,
    carb_goal: macros.carbsG,
    fat_goal: macros.fatG,
    formula_kcal: maintenance.formulaKcal,
    maintenance_kcal: maintenance.kcal,
    maintenance_method: maintenance.method,
    logged_days: maintenance.loggedDays,
    partial_days: maintenance.partialDays,
    weigh_ins: maintenance.weighIns,
    mean_intake_kcal: maintenance.meanIntakeKcal,
    weekly_trend_kg: maintenance.weeklyTrendKg === null ? null : roundTo(maintenance.weeklyTrendKg, 2),
    weight_goal: weightGoal,
    target_date: targetDate,
    paced_by: target.pacedBy,
    pace_limit: target.paceLimit,
    wanted_change_kcal: target.wantedChangeKcal,
    change_kcal: target.changeKcal,
    floor_kcal: target.floorKcal,
    limited_by: target.limitedBy,
    weekly_change_kg: roundTo(target.weeklyChangeKg, 2),
    reaches_goal_from: target.arrival.from,
    reaches_goal_to: target.arrival.to,
    settles_at_kg: roundTo(weight + finalChange(target.changeKcal), 1),
    protein_per_kg: macros.proteinPerKg,
    reference_kg: roundTo(macros.referenceKg, 1),
  };
}

/** The macronutrients of so much energy for whom goals were computed. */
export function macrosAround(
  kcal: number,
  facts: Pick<ComputedGoals, "weight" | "height" | "age" | "activity_level" | "direction" | "wishes">,
) {
  return macrosOf({
    ...{ kcal, direction: facts.direction, weightKg: facts.weight, heightCm: facts.height },
    ...{ ageYears: facts.age, activity: facts.activity_level },
    wants: {
      moreProtein: facts.wishes.includes("more_protein"),
      lessCarbs: facts.wishes.includes("less_carbs"),
    },
  });
}
