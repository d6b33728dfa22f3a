import { describe, expect, it } from "vitest";
import { eveningSummary } from "@/lib/chat/reminders/evening-summary";
import { weeklyReport } from "@/lib/chat/reminders/weekly-report";
import { goalsOf } from "@/lib/nutrition/goals/goals";
import type { StoredDay } from "@/lib/nutrition/views/history";
import { NO_GOALS } from "@/tests/unit/goals/person";

const goals = goalsOf({ ...NO_GOALS, calorieGoal: 2000, proteinGoal: 150 }, null, {
  computed: null,
  obstacles: ["weight"],
});
const day = (date: string, more: Partial<StoredDay> = {}): StoredDay => ({
  ...{
    day: date,
    meals: 2,
    kcal: 1000,
    proteinG: 50,
    carbsG: 0,
    fatG: 0,
    fibreG: 0,
  },
  ...{ sodiumMg: 0, waterMl: 0, weightKg: null, ...more },
});

describe("the day", () => {
  it.each([
    [1800, "energy"],
    [2200, "energy"],
    [1799, null],
    [2201, null],
  ])("of %i kcal against 2000: praise %s", (kcal, praise) => {
    expect(eveningSummary([day("2026-11-20", { kcal })], goals, "2026-11-20").praise).toBe(praise);
  });

  it("praises what was met, food before water", () => {
    const of = (more: Partial<StoredDay>) =>
      eveningSummary([day("2026-11-20", more)], goals, "2026-11-20").praise;
    expect(of({ proteinG: 150, waterMl: 3000 })).toBe("protein");
    expect(of({ waterMl: 2000 })).toBe("water");
  });

  it("counts the days in a row up to today", () => {
    const days = ["2026-11-20", "2026-11-19", "2026-11-18"].map((date) => day(date));
    expect(eveningSummary(days, goals, "2026-11-20").streak.days).toBe(3);
  });
});

describe("the week before a Sunday", () => {
  const days = [
    day("2026-11-22", { kcal: 9000 }),
    day("2026-11-21", { kcal: 2000, waterMl: 1000, weightKg: 73.8 }),
    day("2026-11-18", { kcal: 1000, waterMl: 0, weightKg: 74 }),
    day("2026-11-16", { meals: 0, kcal: 0, proteinG: 0, waterMl: 2000 }),
    day("2026-11-15", { kcal: 3000, weightKg: 74.2 }),
    day("2026-11-14", { kcal: 9000, weightKg: 99 }),
  ];

  it("averages the days that have a value, Sunday to Saturday", () => {
    expect(weeklyReport(days, () => goals, "2026-11-22")).toMatchObject({
      ...{ from: "2026-11-15", to: "2026-11-21", daysLogged: 4, kcal: 2000, proteinG: 50, waterMl: 1500 },
      ...{ firstKg: 74.2, lastKg: 73.8, kcalGoal: 2000 },
    });
  });

  it("is held to the mean of the goals of its days", () => {
    const since = (day: string) => ({ ...goals, calorie_goal: day < "2026-11-20" ? 2000 : 1650 });
    expect(weeklyReport(days, since, "2026-11-22").kcalGoal).toBe(1900);
  });

  it("knows no change of weight from a single weigh-in", () => {
    const single = days.map((row) => ({ ...row, weightKg: row === days[1] ? 73.8 : null }));
    expect(weeklyReport(single, () => goals, "2026-11-22")).toMatchObject({ firstKg: null, lastKg: null });
  });

  it("has no average of what was never logged", () => {
    const dry = [day("2026-11-18", { meals: 0, kcal: 0, waterMl: 0, weightKg: 70 })];
    expect(weeklyReport(dry, () => goals, "2026-11-22")).toMatchObject({
      kcal: null,
      waterMl: null,
      daysLogged: 1,
    });
  });
});
