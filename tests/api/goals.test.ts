import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { goalsAnswerSchema } from "@/lib/nutrition/goals/goals";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member } from "../factories";

const BODY = { weight: 80, height: 170, age: 35, gender: "female" };

const put = ({ token }: Member, body: unknown) => call("/api/goals", { method: "PUT", token, body });
const get = async ({ token }: Member) => (await call("/api/goals", { token })).body;
const tell = ({ token }: Member, body: unknown) => call("/api/user", { method: "PUT", token, body });

it("says what is missing before anything is computed, and the usual goals hold", async () => {
  const member = await createMember();
  const goals = await get(member);
  expect(goalsAnswerSchema.parse(goals)).toEqual(goals);
  expect(goals).toMatchObject({
    ...{ calorie_goal: 2000, activity_level: "light", computed: null },
    ...{ obstacles: ["weight", "height", "age", "gender"], origin: { calorie_goal: "default" } },
  });
  await tell(member, { ...BODY, gender: "" });
  expect((await get(member)).obstacles).toEqual(["gender"]);
});

it("computes goals from body, activity and weight goal, the same on every screen", async () => {
  const member = await createMember();
  await tell(member, BODY);
  const kept = await get(member);
  expect(kept).toMatchObject({
    ...{ calorie_goal: 2099, origin: { calorie_goal: "computed", fat_goal: "computed" } },
    computed: { resting_kcal: 1527, activity_factor: 1.375, direction: "keep", weight_goal: null },
  });
  const { body: goals } = await put(member, { activity_level: "moderate", weight_goal: 70 });
  expect(goalsAnswerSchema.parse(goals)).toEqual(goals);
  expect(goals).toMatchObject({
    ...{ calorie_goal: 1816, protein_goal: 140, fat_goal: 63, activity_level: "moderate" },
    computed: { formula_kcal: 2366, change_kcal: -550, direction: "lose", maintenance_method: "formula" },
  });
  expect(await get(member)).toEqual(goals);
  const { token } = member;
  expect((await call("/api/dashboard", { token })).body.metrics).toMatchObject({
    ...{ calories_goal: 1816, protein_goal: 140 },
  });
  for (const path of ["progress", "progress?days=7"]) {
    const { summary } = (await call(`/api/${path}`, { token })).body;
    expect([path, summary.daily_calories, summary.protein_goal]).toEqual([path, 1816, 140]);
  }
  expect((await call("/api/meal-summary", { token })).body.goals).toMatchObject({
    ...{ calorie_goal: 1816, protein_goal: 140, carb_goal: goals.carb_goal, fat_goal: 63 },
  });
});

it("lets a goal set by hand win until it is given back", async () => {
  const member = await createMember();
  await tell(member, { ...BODY, weightGoal: 70 });
  const own = (await put(member, { calorie_goal: 1500, protein_goal: 100 })).body;
  expect(own).toMatchObject({
    ...{ calorie_goal: 1500, protein_goal: 100 },
    origin: { calorie_goal: "set", protein_goal: "set", carb_goal: "computed" },
  });
  expect(Math.abs(own.protein_goal * 4 + own.carb_goal * 4 + own.fat_goal * 9 - 1500)).toBeLessThanOrEqual(2);
  const back = (await put(member, { calorie_goal: 0, protein_goal: null })).body;
  expect(back).toMatchObject({
    ...{ calorie_goal: back.computed.calorie_goal, protein_goal: 140 },
    origin: { calorie_goal: "computed", protein_goal: "computed" },
  });
});

it("judges a past day by the goals of that day", async () => {
  const member = await createMember();
  const { token, userId } = member;
  const [before, since] = [-11, -10].map((days) => addDays(TODAY, days));
  await db().goal.create({
    data: { userId, validFrom: dateOf(since!), author: "person", calorieGoal: 1900, waterGoalMl: 2500 },
  });
  await put(member, { calorie_goal: 1700 });
  expect((await put(member, { calorie_goal: 1600 })).body).toMatchObject({
    calorie_goal: 1600,
    water_goal: 2500,
  });
  expect(await db().goal.count({ where: { userId } })).toBe(2);
  const goalsOf = async (path: string) => {
    const { calorie_goal, water_goal } = (await call(path, { token })).body.goals;
    return [calorie_goal, water_goal];
  };
  for (const path of ["/api/meal-summary?date=", "/api/diary?day="]) {
    expect(await goalsOf(path + before)).toEqual([2000, 2000]);
    expect(await goalsOf(path + since)).toEqual([1900, 2500]);
    expect(await goalsOf(path + TODAY)).toEqual([1600, 2500]);
    expect(await goalsOf(path + addDays(TODAY, 1))).toEqual([1600, 2500]);
  }
});

it("computes the goals of a past day from what one weighed then", async () => {
  const member = await createMember();
  const { token } = member;
  await tell(member, { height: 170, age: 35, gender: "female" });
  const past = addDays(TODAY, -40);
  await call("/api/weight", { token, body: { day: past, kg: 90 } });
  const then = await get(member);
  await call("/api/weight", { token, body: { kg: 80 } });
  const summary = (await call(`/api/meal-summary?date=${past}`, { token })).body;
  expect(summary.goals.calorie_goal).toBe(then.calorie_goal);
  expect((await get(member)).calorie_goal).toBeLessThan(then.calorie_goal);
});

it("follows what was eaten and weighed once two weeks are known", async () => {
  const member = await createMember();
  const { token } = member;
  await tell(member, BODY);
  for (let back = 1; back <= 15; back++) {
    const day = addDays(TODAY, -back);
    await call("/api/meals", { token, body: { day, items: [{ food: "arroz-branco", grams: 1600 }] } });
    if (back % 2) await call("/api/weight", { token, body: { day, kg: 80 } });
  }
  const { computed } = await get(member);
  expect(computed).toMatchObject({
    ...{ maintenance_method: "adaptive", logged_days: 15, weekly_trend_kg: 0 },
    maintenance_kcal: computed.mean_intake_kcal,
  });
});

it.each([
  ["a weight goal of nobody", { weight_goal: 1 }],
  ["an activity that does not exist", { activity_level: "couch" }],
  ["what is only computed", { computed: null }],
])("refuses %s", async (_, body) => {
  expect((await put(await createMember(), body)).status).toBe(422);
});

it("computes nothing for somebody under 18 or expecting", async () => {
  const young = await createMember();
  await tell(young, { ...BODY, age: 16 });
  expect(await get(young)).toMatchObject({ computed: null, obstacles: ["minor"] });
  const expecting = await createMember();
  await tell(expecting, { ...BODY, health_conditions: ["Gestação"] });
  expect(await get(expecting)).toMatchObject({ computed: null, obstacles: ["pregnancy"] });
});
