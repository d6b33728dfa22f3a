import { ageOn } from "@/lib/nutrition/calendar/age";
import { addDays, type Day, dayOf } from "@/lib/nutrition/calendar/day";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { ADAPTIVE_WINDOW_DAYS, type EnergyDay, maintenanceFrom } from "@/lib/nutrition/goals/adaptive-energy";
import type { ComputedGoals, Obstacle } from "@/lib/nutrition/goals/computed-goals-schema";
import {
  ACTIVITY_FACTORS,
  type ActivityLevel,
  type Gender,
  maintenanceEnergy,
  restingEnergy,
} from "@/lib/nutrition/goals/energy";
import { energyTarget } from "@/lib/nutrition/goals/energy-target";
import { macrosOf } from "@/lib/nutrition/goals/macros";
import { fold } from "@/lib/portuguese/text/stems";

/** The body as the database holds it. */
export type StoredBody = {
  weightKg: number | null;
  initialWeightKg: number | null;
  heightCm: number | null;
  ageYears: number | null;
  birthDate: Date | null;
  gender: Gender | null;
  activityLevel: ActivityLevel;
  healthConditions: string[];
};

/** The columns of {@link StoredBody}. */
export const BODY_COLUMNS = {
  weightKg: true,
  initialWeightKg: true,
  heightCm: true,
  ageYears: true,
  birthDate: true,
  gender: true,
  activityLevel: true,
  healthConditions: true,
} as const satisfies Record<keyof StoredBody, true>;

export type ComputingFacts = {
  today: Day;
  goals: { weightGoalKg: number | null; targetDate: Date | null } | null;
  body: StoredBody | null;
  /** At least the 28 days before today, in any order. */
  days: readonly { day: Date; meals: number; kcal: number; weightKg: number | null }[];
};

const ADULT_AGE = 18;
const DEFAULT_ACTIVITY: ActivityLevel = "light";
const EXPECTING = /\b(gesta|gravid|amament|lactac|lactant|pregnan|breastfe)/;

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

/**
 * Energy and macronutrients for a day, or why they cannot be told. Nobody under 18, pregnant or breastfeeding is given
 * any: Mifflin-St Jeor was measured on other adults, and a deficit may harm.
 */
export function computeGoals({ today, goals, body, days }: ComputingFacts): {
  computed: ComputedGoals | null;
  obstacles: Obstacle[];
} {
  const weight = body?.weightKg || null;
  const height = body?.heightCm || null;
  const gender = body?.gender ?? null;
  const age = body && (body.ageYears || (body.birthDate && ageOn(dayOf(body.birthDate), today)));
  const obstacles: Obstacle[] = [];
  if (!weight) obstacles.push("weight");
  if (!height) obstacles.push("height");
  if (age === null) obstacles.push("age");
  if (!gender) obstacles.push("gender");
  if (age !== null && age < ADULT_AGE) obstacles.push("minor");
  if (body?.healthConditions.some((condition) => EXPECTING.test(fold(condition)))) {
    obstacles.push("pregnancy");
  }
  if (!weight || !height || age === null || !gender || obstacles.length > 0) {
    return { computed: null, obstacles };
  }
  const facts = { weight, height, age, gender, activity: activityOf(body) };
  return { computed: computed(facts, { today, goals, days }), obstacles };
}

type Known = { weight: number; height: number; age: number; gender: Gender; activity: ActivityLevel };

function computed(known: Known, { today, goals, days }: Omit<ComputingFacts, "body">): ComputedGoals {
  const { weight, height, age, gender, activity } = known;
  const restingKcal = restingEnergy({ weightKg: weight, heightCm: height, ageYears: age, gender });
  const maintenance = maintenanceFrom(days.map(energyDay), today, maintenanceEnergy(restingKcal, activity));
  const weightGoal = goals?.weightGoalKg || null;
  const goalKg = weightGoal ?? weight;
  const targetDate = goals?.targetDate ? dayOf(goals.targetDate) : null;
  const target = energyTarget({
    ...{ restingKcal, maintenanceKcal: maintenance.kcal, gender, today, targetDate },
    ...{ weightKg: weight, goalKg },
  });
  const macros = macrosOf(target, weight, goalKg);
  return {
    calorie_goal: target.targetKcal,
    protein_goal: macros.proteinG,
    carb_goal: macros.carbsG,
    fat_goal: macros.fatG,
    ...{ weight, height, age, gender },
    resting_kcal: target.restingKcal,
    activity_factor: ACTIVITY_FACTORS[activity],
    formula_kcal: maintenance.formulaKcal,
    maintenance_kcal: maintenance.kcal,
    maintenance_method: maintenance.method,
    logged_days: maintenance.loggedDays,
    weigh_ins: maintenance.weighIns,
    mean_intake_kcal: maintenance.meanIntakeKcal,
    weekly_trend_kg: maintenance.weeklyTrendKg === null ? null : roundTo(maintenance.weeklyTrendKg, 2),
    direction: target.direction,
    weight_goal: weightGoal,
    target_date: targetDate,
    paced_by: target.pacedBy,
    wanted_change_kcal: target.wantedChangeKcal,
    change_kcal: target.changeKcal,
    floor_kcal: target.floorKcal,
    limited_by: target.limitedBy,
    weekly_change_kg: roundTo(target.weeklyChangeKg, 2),
    reaches_goal_on: target.reachesGoalOn,
    protein_per_kg: macros.proteinPerKg,
    fat_per_kg: macros.fatPerKg,
    reference_kg: macros.referenceKg,
  };
}

function energyDay({ day, meals, kcal, weightKg }: ComputingFacts["days"][number]): EnergyDay {
  return { day: dayOf(day), kcal: meals > 0 ? kcal : null, weightKg };
}
