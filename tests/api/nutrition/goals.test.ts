import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { goalsAnswerSchema } from "@/lib/nutrition/goals/goals";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member } from "@/tests/factories";

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

it("takes no target date that lies behind, and lets the one that is there be", async () => {
  const member = await createMember();
  const refused = await put(member, { calorie_goal: 1_800, target_date: "2020-03-31" });
  expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
    ...[422, "validation"],
    { target_date: "Essa data já passou. Escolha um dia de hoje em diante." },
  ]);
  expect((await get(member)).calorie_goal).toBe(2000);
  const target_date = TODAY;
  expect((await put(member, { target_date })).body).toMatchObject({ target_date });
  await db().goal.updateMany({
    where: { userId: member.userId },
    data: { targetDate: dateOf("2020-03-31") },
  });
  const kept = await put(member, { calorie_goal: 1_800, target_date: "2020-03-31" });
  expect(kept.body).toMatchObject({ calorie_goal: 1_800, target_date: "2020-03-31" });
});

it("computes goals from body, activity and weight goal, the same on every screen", async () => {
  const member = await createMember();
  await tell(member, BODY);
  const kept = await get(member);
  expect(kept).toMatchObject({
    ...{ calorie_goal: 2336, origin: { calorie_goal: "computed", fat_goal: "computed" } },
    computed: { formula_kcal: 2336, activity_level: "light", direction: "keep", weight_goal: null },
  });
  const { body: goals } = await put(member, { activity_level: "moderate", weight_goal: 70 });
  expect(goalsAnswerSchema.parse(goals)).toEqual(goals);
  expect(goals).toMatchObject({
    ...{ calorie_goal: 1984, protein_goal: 119, fat_goal: 66, activity_level: "moderate" },
    ...{ fibre_goal: 25, sodium_goal: 2000, author: "person", warnings: [], least_weight: 53.5 },
    computed: { formula_kcal: 2424, change_kcal: -440, direction: "lose", maintenance_method: "formula" },
  });
  expect(await get(member)).toEqual(goals);
  const { token } = member;
  expect((await call("/api/dashboard", { token })).body.metrics).toMatchObject({
    ...{ calories_goal: 1984, protein_goal: 119 },
  });
  for (const path of ["progress", "progress?days=7"]) {
    const { summary } = (await call(`/api/${path}`, { token })).body;
    expect([path, summary.daily_calories, summary.protein_goal]).toEqual([path, 1984, 119]);
  }
  expect((await call("/api/meal-summary", { token })).body.goals).toMatchObject({
    ...{ calorie_goal: 1984, protein_goal: 119, carb_goal: goals.carb_goal, fat_goal: 66 },
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
    ...{ calorie_goal: back.computed.calorie_goal, protein_goal: 104 },
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

it("answers the goals of each day of a span, for the charts", async () => {
  const { token, userId } = await createMember();
  const since = addDays(TODAY, -2);
  await db().goal.create({
    data: { userId, validFrom: dateOf(since), author: "person", calorieGoal: 1900, waterGoalMl: 2500 },
  });
  const { goals } = (await call("/api/progress?days=7", { token })).body;
  expect(goals.map(({ day }: { day: string }) => day)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(TODAY, -ago)),
  );
  expect(goals.slice(3, 5)).toMatchObject([
    { calorie_goal: 2000, water_goal: 2000 },
    { calorie_goal: 1900, water_goal: 2500 },
  ]);
  expect((await call("/api/progress", { token })).body.goals).toEqual([]);
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
    for (const kind of ["lunch", "dinner"]) {
      const items = [{ food: "arroz-branco", grams: 900 }];
      await call("/api/meals", { token, body: { day, kind, items } });
    }
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

it("computes nothing for whom a professional decides, shows nothing usual and says whom to see", async () => {
  const member = await createMember();
  const { token } = member;
  await tell(member, { ...BODY, weight: 48, health_conditions: ["Anorexia"] });
  const goals = await get(member);
  expect(goalsAnswerSchema.parse(goals)).toEqual(goals);
  expect(goals).toMatchObject({
    ...{
      computed: null,
      obstacles: ["eating_disorder", "underweight"],
      calorie_goal: null,
      protein_goal: null,
    },
    ...{ weight_goal: null, target_date: null, progress_percentage: null, fibre_goal: null },
    origin: { calorie_goal: "none", weight_goal: "none" },
  });
  expect(goals.explanations.map((one: { code: string }) => one.code)).toEqual(goals.obstacles);
  expect(goals.explanations[0].text).toContain("equipe que cuida de você");
  const dashboard = (await call("/api/dashboard", { token })).body;
  expect(dashboard.metrics).toMatchObject({ calories_goal: null, protein_goal: null });
  expect(dashboard.goals).toMatchObject({ weight_goal: null, progress_percentage: null, current_weight: 48 });
  expect((await call("/api/progress", { token })).body.summary).toMatchObject({
    ...{ daily_calories: null, protein_goal: null, calories_origin: "none" },
  });
  expect((await call("/api/diary", { token })).body.goals).toMatchObject({ calorie_goal: null });
});

it("reads restrictions, preferences and medicines too", async () => {
  const member = await createMember();
  await tell(member, { ...BODY, medications: "Metformina, Insulina NPH" });
  expect((await get(member)).obstacles).toEqual(["insulin"]);
  await tell(member, { medications: "", dietary_restrictions: ["sou gestante"] });
  expect((await get(member)).obstacles).toEqual(["pregnancy"]);
  await tell(member, { dietary_restrictions: [], dietary_preferences: ["Hiperproteica"] });
  expect((await get(member)).computed).toMatchObject({ wishes: ["more_protein"] });
});

it("asks about pregnancy and lactation once, and takes the answer at its word", async () => {
  const member = await createMember();
  await tell(member, BODY);
  expect((await get(member)).asks_maternity).toBe(true);
  expect((await tell(member, { maternity: "breastfeeding" })).body.maternity).toBe("breastfeeding");
  expect(await get(member)).toMatchObject({
    asks_maternity: false,
    computed: null,
    obstacles: ["lactation"],
  });
  await tell(member, { maternity: "none" });
  expect(await get(member)).toMatchObject({ asks_maternity: false, obstacles: [] });
});

it("lets the birth date decide, and an age that was typed grow", async () => {
  const member = await createMember();
  const { userId } = member;
  await tell(member, { ...BODY, age: 17 });
  expect((await get(member)).obstacles).toEqual(["minor"]);
  const told = dateOf(`${Number(TODAY.slice(0, 4)) - 2}-01-01`);
  await db().healthProfile.update({ where: { userId }, data: { ageToldOn: told } });
  // The form sends the age along that it showed.
  expect((await tell(member, { age: 19, weight: 80 })).body.age).toBe(19);
  expect((await get(member)).computed.age).toBe(19);
  expect((await db().healthProfile.findUnique({ where: { userId } }))?.ageToldOn).toEqual(told);
  await tell(member, { birthDate: addDays(TODAY, -5_000) });
  expect((await get(member)).obstacles).toEqual(["minor"]);
});

it("refuses no goal that is set by hand, but warns", async () => {
  const member = await createMember();
  await tell(member, BODY);
  const { body, status } = await put(member, {
    calorie_goal: 900,
    protein_goal: 250,
    fibre_goal: 30,
    sodium_goal: 1500,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ calorie_goal: 900, protein_goal: 250, fibre_goal: 30, sodium_goal: 1500 },
    ...{ warnings: ["low_energy", "high_protein"] },
  });
  expect(body.explanations).toHaveLength(2);
});

it("marks what a nutritionist set, until the person changes it", async () => {
  const member = await createMember();
  const { userId } = member;
  await tell(member, BODY);
  await db().goal.create({
    data: { userId, validFrom: dateOf(addDays(TODAY, -3)), author: "nutritionist", calorieGoal: 1900 },
  });
  expect(await get(member)).toMatchObject({
    ...{ author: "nutritionist", calorie_goal: 1900 },
    origin: { calorie_goal: "nutritionist", protein_goal: "computed" },
  });
  // As the form sends it: nothing but water is another.
  const water = { calorie_goal: 1900, protein_goal: 0, water_goal: 2600 };
  expect((await put(member, water)).body).toMatchObject({ author: "nutritionist", water_goal: 2600 });
  expect((await put(member, { calorie_goal: 1800 })).body).toMatchObject({
    ...{ author: "person", calorie_goal: 1800, origin: { calorie_goal: "set" } },
  });
  // Water is still the person's own; without it all is left to what is computed.
  expect((await put(member, { calorie_goal: null })).body).toMatchObject({ author: "person" });
  expect((await put(member, { water_goal: null })).body).toMatchObject({
    ...{ author: "computed", origin: { calorie_goal: "computed", water_goal: "default" } },
  });
  expect((await put(member, { water_goal: 2500 })).body).toMatchObject({
    ...{ author: "person", origin: { calorie_goal: "computed", water_goal: "set" } },
  });
});

it("knows since when an aim is followed, whatever else is changed", async () => {
  const member = await createMember();
  const { userId } = member;
  await db().goal.create({
    data: {
      ...{ userId, validFrom: dateOf(addDays(TODAY, -30)), author: "person", weightGoalKg: 70 },
      aimedSince: dateOf(addDays(TODAY, -30)),
    },
  });
  await put(member, { water_goal: 2500, weight_goal: 70 });
  const since = async () =>
    (await db().goal.findFirst({ where: { userId }, orderBy: { validFrom: "desc" } }))?.aimedSince;
  expect(await since()).toEqual(dateOf(addDays(TODAY, -30)));
  await put(member, { weight_goal: 68 });
  expect(await since()).toEqual(dateOf(TODAY));
  await put(member, { weight_goal: null });
  expect(await since()).toBeNull();
});
