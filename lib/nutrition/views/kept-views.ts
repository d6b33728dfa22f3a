import { type Day, weekUpTo } from "@/lib/nutrition/calendar/day";
import { ZERO } from "@/lib/nutrition/figures/nutrients";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";
import type { Progress } from "@/lib/nutrition/views/progress";

/** What was read on a day that is over, as it stands today: nothing of today is known, all else is as it was. */
export function dashboardOn(kept: Dashboard, today: Day): Dashboard {
  const known = new Set(kept.streak.week.flatMap(({ day, logged }) => (logged ? day : [])));
  const week = weekUpTo(today).map((day) => ({ day, logged: known.has(day) }));
  return {
    ...kept,
    metrics: {
      ...kept.metrics,
      ...{ meals_today: 0, calories_consumed: 0, calories_estimated: 0, protein_consumed: 0 },
      active_days: week.filter(({ logged }) => logged).length,
    },
    water: { ...kept.water, consumed_ml: 0 },
    streak: { ...kept.streak, week, logged_today: false },
  };
}

/** Likewise. */
export function summaryOn(kept: MealSummary, today: Day): MealSummary {
  return { ...kept, date: today, totals: ZERO, meals: [] };
}

/** Likewise. */
export function progressOn(kept: Progress, today: Day): Progress {
  const none = { calories_consumed_today: 0, calories_estimated_today: 0, protein_consumed_today: 0 };
  return { ...kept, today, summary: { ...kept.summary, ...none, water_intake_today: 0 } };
}

/** Likewise the diary, of today from here on. */
export function diaryOn(kept: DiaryDay, today: Day): DiaryDay {
  const none = { meals: [], deleted: [], water: [], photos: [], weight: [] };
  return { ...kept, ...none, day: today, today, totals: { ...ZERO, water_ml: 0 } };
}
