import { dateOf } from "@/lib/nutrition/calendar/day";
import { type ComputingFacts, computeGoals, type StoredBody } from "@/lib/nutrition/goals/computed-goals";
import type { StoredGoals } from "@/lib/nutrition/goals/goals";
import { SOME_DAY as TODAY } from "@/tests/unit/some-day";

/** A woman of 35 who weighs 80 kg at 1.70 m. */
export const BODY: StoredBody = {
  ...{ weightKg: 80, initialWeightKg: 82, heightCm: 170, gender: "female", activityLevel: "moderate" },
  ...{ birthDate: dateOf("1990-06-01"), ageYears: null, ageToldOn: null, maternity: null },
  ...{ healthConditions: [], dietaryRestrictions: [], dietaryPreferences: [], medications: "" },
};

export const NO_GOALS: StoredGoals = {
  author: "person",
  ...{ calorieGoal: null, proteinGoal: null, carbGoal: null, fatGoal: null, fibreGoalG: null },
  ...{ sodiumGoalMg: null, waterGoalMl: null, weightGoalKg: null, targetDate: null, aimedSince: null },
  weeklyGoalDays: 7,
};

/** What is computed for her with these differences. */
export function computeFor(
  body: Partial<StoredBody>,
  goals: Partial<StoredGoals> | null = null,
  days: ComputingFacts["days"] = [],
) {
  return computeGoals({
    today: TODAY,
    goals: goals && { ...NO_GOALS, ...goals },
    body: { ...BODY, ...body },
    days,
  });
}
