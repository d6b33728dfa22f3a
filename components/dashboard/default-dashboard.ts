import type { Dashboard } from "@/lib/nutrition/views/dashboard";

/**
 * What the screen falls back to when a person is known but their day could not be had: the goals that everybody
 * starts with and nothing eaten. The screen says that it is so.
 */
export const DEFAULT_DASHBOARD: Dashboard = {
  metrics: {
    meals_today: 0,
    calories_consumed: 0,
    calories_estimated: 0,
    calories_goal: 2000,
    protein_consumed: 0,
    protein_goal: 150,
    active_days: 0,
    whatsapp_messages: 0,
  },
  goals: { weight_goal: 70, current_weight: 75, target_date: "2024-12-31", progress_percentage: 6.7 },
  reminders: { meal_reminders: true, water_reminders: true, exercise_reminders: false },
  history: [],
  streak: { days: 0, logged_today: false, forgiven: [], week: [], capped: false },
  water: { consumed_ml: 0, goal_ml: 2000 },
  way: null,
  projection: null,
  insight: null,
  first_run: null,
  // Nobody is asked to link what may be linked already.
  whatsapp: "linked",
};

/** Days a week that people start out with. */
export const DEFAULT_WEEKLY_GOAL = 7;
