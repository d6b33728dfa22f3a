import "server-only";
import type { Context } from "@/lib/context";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { loadWater } from "@/lib/nutrition/intake/load-water.server";
import { loadWeight } from "@/lib/nutrition/intake/load-weight.server";
import { loadMealsWithPhoto } from "@/lib/nutrition/meals/load-meal-photo.server";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";
import { loadDeletedMeals } from "@/lib/nutrition/views/load-deleted-meals.server";
import { loadMealSummary } from "@/lib/nutrition/views/load-meal-summary.server";

/** All that was logged on a day, with the goals beside it; today unless said otherwise. */
export async function loadDiaryDay(ctx: Context, { day }: { day?: Day | undefined }): Promise<DiaryDay> {
  const { now, person } = ctx;
  const { timeZone } = person;
  const today = dayAt(now, timeZone);
  const date = day ?? today;
  const [summary, deleted, photos, water, weight] = await Promise.all([
    loadMealSummary(ctx, { date: day }),
    loadDeletedMeals(ctx, { day: date }),
    loadMealsWithPhoto(ctx, { day: date }),
    loadWater(ctx, { day }),
    loadWeight(ctx, { day }),
  ]);
  return {
    day: summary.date,
    today,
    time_zone: timeZone,
    meals: summary.meals,
    deleted,
    totals: { ...summary.totals, water_ml: water.total_ml },
    goals: summary.goals,
    photos,
    water: water.entries,
    weight: weight.entries,
  };
}
