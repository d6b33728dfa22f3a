import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { countMessageSql } from "@/lib/nutrition/ledger/count-message.server";
import { dashboardSchema } from "@/lib/nutrition/views/dashboard";
import { progressSchema } from "@/lib/nutrition/views/progress";
import { TODAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";

const ago = (days: number) => addDays(TODAY, -days);
const RICE = { food: "arroz-branco", grams: 100 };

describe("dashboard", () => {
  it("shows somebody new the usual goals and nothing else", async () => {
    const { token } = await createMember();
    const { status, body } = await call("/api/dashboard", { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      metrics: {
        meals_today: 0,
        calories_goal: 2000,
        protein_goal: 150,
        active_days: 0,
        whatsapp_messages: 0,
      },
      goals: { weight_goal: 70, current_weight: 75, target_date: "2024-12-31" },
      reminders: { meal_reminders: true, water_reminders: true, exercise_reminders: false },
      history: [],
      streak: { days: 0 },
    });
  });

  it("shows what was logged at once, against the person's goals", async () => {
    const { token, userId } = await createMember();
    for (const back of [0, 0, 1, 2, 4, 5, 6, 7]) {
      await call("/api/meals", { token, body: { day: ago(back), items: [RICE] } });
    }
    // Of it, what no table has; a meal that was deleted again is in none of it.
    const [estimated, deleted] = [
      { food: "damasco", grams: 100 },
      { food: "bcaa", grams: 5 },
    ];
    await call("/api/meals", { token, body: { items: [RICE, estimated] } });
    const { body: gone } = await call("/api/meals", { token, body: { items: [deleted] } });
    await call(`/api/meals/${gone.id}`, { method: "DELETE", token });
    await call("/api/weight", { token, body: { kg: 72.4 } });
    await call("/api/goals", { method: "PUT", token, body: { calorie_goal: 1800, weight_goal: 68 } });
    await db().$executeRaw(countMessageSql({ userId, day: TODAY, photo: true }));
    await db().$executeRaw(countMessageSql({ userId, day: ago(1), photo: false }));
    const { body } = await call("/api/dashboard", { token });
    expect(dashboardSchema.parse(body)).toEqual(body);
    expect(body.metrics).toEqual({
      meals_today: 3,
      calories_consumed: 625,
      calories_estimated: 241,
      calories_goal: 1800,
      protein_consumed: 10.9,
      protein_goal: 150,
      active_days: 6,
      whatsapp_messages: 2,
    });
    expect(body.goals).toMatchObject({ weight_goal: 68, current_weight: 72.4, progress_percentage: 6.1 });
    expect(body.history.map((entry: { date: string }) => entry.date)).toEqual([0, 1, 2, 4, 5].map(ago));
    expect(body.streak).toMatchObject({ days: 7, logged_today: true, forgiven: [ago(3)] });
  });

  it("is one's own, for as long as one may read", async () => {
    const expired = await createMember({ status: "expired" });
    const pending = await createMember({ status: "pending_payment" });
    for (const path of ["dashboard", "progress", "history", "meal-summary", "goals", "reminders"]) {
      expect([path, (await call(`/api/${path}`, { token: expired.token })).status]).toEqual([path, 200]);
      expect([path, (await call(`/api/${path}`, { token: pending.token })).status]).toEqual([path, 402]);
      expect([path, (await call(`/api/${path}`)).status]).toEqual([path, 401]);
    }
  });
});

describe("progress and history", () => {
  it("go on behind a day that was emptied", async () => {
    const { token } = await createMember();
    const days = Array.from({ length: 17 }, (_, back) => ago(back));
    for (const day of days) await call("/api/water", { token, body: { ml: 200, day } });
    const { body: emptied } = await call(`/api/diary?day=${days[3]}`, { token });
    await call(`/api/water/${emptied.water[0].id}`, { method: "DELETE", token });
    const held = days.filter((_, back) => back !== 3);
    const dates = (body: { history: { date: string }[] }) => body.history.map(({ date }) => date);
    // Fourteen are what the screen takes for a full page, behind which there are more.
    const first = dates((await call("/api/progress", { token })).body);
    expect(first).toEqual(held.slice(0, 14));
    const { body: rest } = await call(`/api/history?limit=14&cursor=${first.at(-1)}`, { token });
    expect([dates(rest), rest.nextCursor]).toEqual([held.slice(14), null]);
    const { body: five } = await call("/api/history?limit=5", { token });
    expect([dates(five), five.nextCursor]).toEqual([held.slice(0, 5), held[4]]);
  });

  it("give the days newest first, without those whose entries are gone", async () => {
    const { token } = await createMember();
    for (const back of [40, 3, 1])
      await call("/api/water", { token, body: { ml: 100 + back, day: ago(back) } });
    const meal = await call("/api/meals", { token, body: { day: ago(2), items: [RICE] } });
    await call(`/api/meals/${meal.body.id}`, { method: "DELETE", token });

    const { body } = await call("/api/progress", { token });
    expect(progressSchema.parse(body)).toEqual(body);
    expect(body.progress).toEqual(body.history);
    expect(body.history.map(({ date, water }: { date: string; water: number }) => [date, water])).toEqual([
      ...[
        [ago(1), 101],
        [ago(3), 103],
        [ago(40), 140],
      ],
    ]);
    const week = (await call("/api/progress?days=7", { token })).body.history;
    expect(week.map(({ date }: { date: string }) => date)).toEqual([ago(1), ago(3)]);
  });

  it("pages through all of it", async () => {
    const { token } = await createMember();
    for (const back of [0, 1, 2, 3, 4])
      await call("/api/water", { token, body: { ml: 200, day: ago(back) } });
    const dates: string[] = [];
    let cursor: string | null = "";
    for (let pages = 0; cursor !== null && pages < 5; pages++) {
      const query: string = cursor ? `&cursor=${cursor}` : "";
      const { body } = await call(`/api/history?limit=2${query}`, { token });
      dates.push(...body.history.map(({ date }: { date: string }) => date));
      cursor = body.nextCursor;
    }
    expect(dates).toEqual([0, 1, 2, 3, 4].map(ago));
  });

  it.each([
    "progress?days=0",
    "progress?days=365",
    "history?limit=1000",
    "history?cursor=x",
    "meal-summary?date=2026-02-31",
  ])("refuses %s", async (path) => {
    const { token } = await createMember();
    expect(await call(`/api/${path}`, { token })).toMatchObject({
      status: 422,
      body: { code: "validation" },
    });
  });
});

describe("meal summary", () => {
  it("is today's unless another day is asked for", async () => {
    const { token } = await createMember();
    const logged = await call("/api/meals", { token, body: { day: ago(1), kind: "lunch", items: [RICE] } });
    const { warnings: _, ...meal } = logged.body;
    const { body } = await call(`/api/meal-summary?date=${ago(1)}`, { token });
    expect(body).toEqual({
      date: ago(1),
      totals: meal.totals,
      goals: {
        ...{ calorie_goal: 2000, protein_goal: 150, carb_goal: null, fat_goal: null, water_goal: 2000 },
        ...{
          fibre_goal: 25,
          sodium_goal: 2000,
          origin: expect.objectContaining({ calorie_goal: "default" }),
        },
      },
      meals: [meal],
    });
    expect((await call("/api/meal-summary", { token })).body).toMatchObject({ date: TODAY, meals: [] });
  });
});

describe("goals", () => {
  it("set by hand win, and null gives them back", async () => {
    const { token } = await createMember();
    const put = (body: unknown) => call("/api/goals", { method: "PUT", token, body });
    const target_date = addDays(TODAY, 60);
    const set = await put({
      calorie_goal: 1800,
      water_goal: 2500,
      target_date,
      weekly_goal: 5,
    });
    expect(set.body).toMatchObject({
      calorie_goal: 1800,
      water_goal: 2500,
      target_date,
      weekly_goal: 5,
    });
    expect(set.body.origin).toMatchObject({ calorie_goal: "set", protein_goal: "default" });
    expect((await call("/api/goals", { token })).body).toEqual(set.body);
    const cleared = await put({ calorie_goal: null, target_date: null });
    expect(cleared.body).toMatchObject({ calorie_goal: 2000, target_date: "2024-12-31", water_goal: 2500 });
    const bad = [
      { calorie_goal: -1 },
      { calorie_goal: 1.5 },
      { calorie_goal: 1e6 },
      { weight_goal: 1 },
      { weekly_goal: 8 },
    ];
    for (const body of [
      ...bad,
      { target_date: "2027-02-30" },
      { target_date: "9999-01-01" },
      { progress_percentage: 99 },
    ]) {
      expect([body, (await put(body)).status]).toEqual([body, 422]);
    }
  });
});

describe("reminders", () => {
  it("keep what is left out, with their times and the time zone", async () => {
    const { token } = await createMember();
    const put = (body: unknown) => call("/api/reminders", { method: "PUT", token, body });
    const times = ["19:00", "07:15", "19:00"];
    const saved = await put({ exercise_reminders: true, meal_times: times, time_zone: "America/Manaus" });
    expect(saved.body).toMatchObject({
      ...{ meal_reminders: true, exercise_reminders: true, meal_times: ["07:15", "19:00"] },
      ...{ quiet_start: "22:00", quiet_end: "07:00", time_zone: "America/Manaus" },
    });
    expect((await call("/api/reminders", { token })).body).toEqual(saved.body);
    expect((await call("/api/dashboard", { token })).body.reminders.exercise_reminders).toBe(true);
    const bad = [
      { meal_reminders: "sim" },
      { meal_times: ["25:00"] },
      { meal_times: ["7:00"] },
      { quiet_start: "" },
    ];
    for (const body of [
      ...bad,
      { time_zone: "Lua/Base" },
      { time_zone: "+03:00" },
      { water_times: Array(13).fill("10:00") },
      { x: 1 },
    ]) {
      expect([body, (await put(body)).status]).toEqual([body, 422]);
    }
  });
});
