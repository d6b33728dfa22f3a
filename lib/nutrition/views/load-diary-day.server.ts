import "server-only";
import { type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { inLanguage } from "@/lib/nutrition/foods/search/food-language";
import { loadWater } from "@/lib/nutrition/intake/load-water.server";
import { loadWeight } from "@/lib/nutrition/intake/load-weight.server";
import { loadMealsWithPhoto } from "@/lib/nutrition/meals/load-meal-photo.server";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";
import { loadDeletedMeals } from "@/lib/nutrition/views/load-deleted-meals.server";
import { loadMealSummary } from "@/lib/nutrition/views/load-meal-summary.server";

/** All that was logged on a day, with the goals beside it; today unless said otherwise. */
export async function loadDiaryDay(
  who: { userId: string; timeZone: string },
  day: Day | undefined,
  now: Date,
  locale: "pt-BR" | "en-US",
): Promise<DiaryDay> {
  const { timeZone } = who;
  const today = dayAt(now, timeZone);
  const date = day ?? today;
  const [summary, deleted, photos, water, weight] = await Promise.all([
    loadMealSummary(who, day, now, locale),
    loadDeletedMeals(who.userId, date, now),
    loadMealsWithPhoto(who.userId, date),
    loadWater(who, day, now),
    loadWeight(who, day, now),
  ]);
  return {
    day: summary.date,
    today,
    time_zone: timeZone,
    meals: summary.meals,
    deleted: deleted.map((one) => ({ ...one, meal: inLanguage(one.meal, locale) })),
    totals: { ...summary.totals, water_ml: water.total_ml },
    goals: summary.goals,
    photos,
    water: water.entries,
    weight: weight.entries,
  };
}
