import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call } from "@/tests/factories";
import { createWriter, replies, write, writeInTurn } from "./phone";

const figure = (value: number) => new Intl.NumberFormat("pt-BR").format(value);

/** What the web says of a person's goals, on both of its screens. */
async function goalsOnTheWeb(token: string) {
  const goals = (await call("/api/goals", { token })).body;
  const { metrics } = (await call("/api/dashboard", { token })).body;
  expect([metrics.calories_goal, metrics.protein_goal]).toEqual([goals.calorie_goal, goals.protein_goal]);
  return goals;
}

it("answers with the goals that the web computed, not with the usual ones", async () => {
  const { number, token } = await createWriter();
  const body = { weight: 80, height: 170, age: 35, gender: "female", weightGoal: 70 };
  await call("/api/user", { method: "PUT", token, body });
  const goals = await goalsOnTheWeb(token);
  expect(goals.origin.calorie_goal).toBe("computed");
  expect(goals.calorie_goal).not.toBe(2000);

  const [told, logged, summary] = await writeInTurn(number, ["meta", "comi 1 banana", "resumo"]);
  for (const reply of [told, logged, summary]) {
    expect(reply?.text).toContain(figure(goals.calorie_goal));
    expect(reply?.text).toContain(figure(goals.protein_goal));
  }
});

it("follows goals that adapt to what somebody eats and weighs", async () => {
  const { number, token, userId } = await createWriter();
  const body = { weight: 80, height: 170, age: 35, gender: "female", weightGoal: 70 };
  await call("/api/user", { method: "PUT", token, body });
  await db().goal.updateMany({ where: { userId }, data: { aimedSince: dateOf(addDays(TODAY, -60)) } });
  const before = await goalsOnTheWeb(token);
  await db().dayTotal.createMany({
    data: Array.from({ length: 28 }, (_, i) => ({
      ...{ userId, day: dateOf(addDays(TODAY, -28 + i)), meals: 3, kcal: 2600, weightKg: 82 - i * 0.07 },
    })),
  });
  const after = await goalsOnTheWeb(token);
  expect(after.calorie_goal).not.toBe(before.calorie_goal);

  await write(number, "quanto falta hoje?");
  const [left] = await replies(number, 1);
  expect(left?.text).toContain(figure(after.calorie_goal));
});

it("says kindly why there is no goal and whom to see", async () => {
  const { number, token } = await createWriter();
  const body = { weight: 62, height: 165, age: 29, gender: "female", health_conditions: ["Bulimia"] };
  await call("/api/user", { method: "PUT", token, body });
  const asked = ["meta", "quanto falta hoje?", "comi 1 banana", "resumo"];
  const [goals, left, logged, summary] = await writeInTurn(number, asked);
  for (const reply of [goals, left, summary]) expect(reply?.text).toContain("equipe que cuida de você");
  for (const reply of [goals, left, logged, summary])
    expect(reply?.text).not.toMatch(/2\.000 kcal|150 g|meta de/);
  expect(logged?.text).toContain("kcal");
});

it("speaks of no usual goal as of somebody's own", async () => {
  const { number } = await createWriter();
  const [goals, left] = await writeInTurn(number, ["meta", "quanto falta hoje?"]);
  for (const reply of [goals, left]) {
    expect(reply?.text).toContain("ainda não têm meta sua");
    expect(reply?.text).not.toContain("2.000 kcal");
  }
});
