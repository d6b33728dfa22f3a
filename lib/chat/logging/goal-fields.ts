import type { Goals } from "@/lib/nutrition/goals/goals";
import type { GoalName } from "@/lib/portuguese/meaning/command";

/** Where each goal that the chat speaks of stands among the stored ones. */
export const GOAL_FIELDS = {
  kcal: "calorie_goal",
  protein: "protein_goal",
  carbs: "carb_goal",
  fat: "fat_goal",
  fibre: "fibre_goal",
  sodium: "sodium_goal",
  water: "water_goal",
  weight: "weight_goal",
  days: "weekly_goal",
} as const satisfies Record<GoalName, keyof Goals>;
