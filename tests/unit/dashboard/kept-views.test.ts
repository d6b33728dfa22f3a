import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_DASHBOARD } from "@/components/dashboard/default-dashboard";
import { asOfToday } from "@/lib/client/offline/kept-day";
import { addDays } from "@/lib/nutrition/calendar/day";
import { ZERO } from "@/lib/nutrition/figures/nutrients";
import { dashboardOn, diaryOn, progressOn, summaryOn } from "@/lib/nutrition/views/kept-views";
import { streakOf } from "@/lib/nutrition/views/streak";
import { SOME_DAY as YESTERDAY } from "@/tests/unit/some-day";

const TODAY = addDays(YESTERDAY, 1);
const ACTIVE = new Set([YESTERDAY, addDays(YESTERDAY, -1), addDays(YESTERDAY, -6)]);

afterEach(() => vi.useRealTimers());

it("of a day that is over nothing is shown as eaten today, and goals and streak stay", () => {
  const kept = {
    ...DEFAULT_DASHBOARD,
    metrics: { ...DEFAULT_DASHBOARD.metrics, meals_today: 3, calories_consumed: 1_400, protein_consumed: 80 },
    water: { consumed_ml: 900, goal_ml: 2_000 },
    streak: streakOf(ACTIVE, YESTERDAY),
  };
  const shown = dashboardOn(kept, TODAY);
  expect(shown.metrics).toMatchObject({ meals_today: 0, calories_consumed: 0, calories_goal: 2000 });
  expect(shown.metrics).toMatchObject({ protein_consumed: 0, active_days: 2 });
  expect(shown.water).toEqual({ consumed_ml: 0, goal_ml: 2_000 });
  expect(shown.streak).toMatchObject({ days: 2, logged_today: false, week: streakOf(ACTIVE, TODAY).week });
});

it("meals, diary and progress of a day that is over begin today's anew", () => {
  type Kept<F extends (kept: never, day: string) => unknown> = Parameters<F>[0];
  const totals = { ...ZERO, kcal: 900 };
  const summary = { date: YESTERDAY, totals, meals: [{}], goals: { calorie_goal: 1_900 } };
  expect(summaryOn(summary as unknown as Kept<typeof summaryOn>, TODAY)).toEqual({
    ...{ date: TODAY, totals: ZERO, meals: [], goals: { calorie_goal: 1_900 } },
  });
  const diary = { day: YESTERDAY, today: YESTERDAY, meals: [{}], water: [{}], totals, time_zone: "x" };
  expect(diaryOn(diary as unknown as Kept<typeof diaryOn>, TODAY)).toMatchObject({
    ...{ day: TODAY, today: TODAY, meals: [], water: [], weight: [], time_zone: "x" },
    totals: { kcal: 0, water_ml: 0 },
  });
  const progress = { today: YESTERDAY, summary: { weight: 70, water_intake_today: 900 } };
  expect(progressOn(progress as unknown as Kept<typeof progressOn>, TODAY)).toMatchObject({
    ...{ today: TODAY, summary: { weight: 70, water_intake_today: 0, calories_consumed_today: 0 } },
  });
});

it("a kept answer is of today until midnight where its owner lives", () => {
  vi.useFakeTimers({ now: new Date("2026-03-11T02:59:00Z") });
  const read = asOfToday((kept: string, today) => `${kept} on ${today}`);
  const noon = new Date("2026-03-10T15:00:00Z");
  expect(read("kept", noon)).toBe("kept");
  vi.setSystemTime(new Date("2026-03-11T03:00:00Z"));
  expect(read("kept", noon)).toBe("kept on 2026-03-11");
});
