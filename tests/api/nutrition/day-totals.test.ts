import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import { logMeal, type MealToLog } from "@/lib/nutrition/meals/log-meal.server";
import { TODAY } from "@/tests/days";
import { call, contextOf, createMember } from "@/tests/factories";

/** Totals that do not say what the entries say; there must never be any. */
function wrongTotals(userId: string): Promise<unknown[]> {
  return db().$queryRaw`
    WITH days AS (
      SELECT day FROM app.meals WHERE user_id = ${userId}::uuid
      UNION SELECT day FROM app.water_entries WHERE user_id = ${userId}::uuid
      UNION SELECT day FROM app.day_totals WHERE user_id = ${userId}::uuid),
    truth AS (
      SELECT day,
        (SELECT count(*) FROM app.meals m WHERE m.user_id = ${userId}::uuid AND m.day = days.day
          AND m.deleted_at IS NULL) AS meals,
        (SELECT coalesce(sum(i.kcal), 0) FROM app.meals m JOIN app.meal_items i ON i.meal_id = m.id
          WHERE m.user_id = ${userId}::uuid AND m.day = days.day AND m.deleted_at IS NULL) AS kcal,
        (SELECT coalesce(sum(ml), 0) FROM app.water_entries w
          WHERE w.user_id = ${userId}::uuid AND w.day = days.day) AS water_ml
      FROM days)
    SELECT truth.*, t.meals AS shown_meals, t.kcal AS shown_kcal, t.water_ml AS shown_water
    FROM truth LEFT JOIN app.day_totals t ON t.user_id = ${userId}::uuid AND t.day = truth.day
    WHERE (truth.meals, truth.kcal, truth.water_ml) IS DISTINCT FROM (t.meals::bigint, t.kcal, t.water_ml::bigint)`;
}

function rice(more: Partial<MealToLog> = {}): MealToLog {
  const items = [{ food: "arroz-branco", grams: 100 }];
  return { day: TODAY, kind: "lunch", eatenAt: new Date(), source: "web", items, ...more };
}

describe("a day's totals", () => {
  it("lose nothing of 50 entries that come at once", async () => {
    const { token, userId } = await createMember();
    const meal = { day: TODAY, items: [{ food: "arroz-branco", grams: 100 }] };
    const entries = Array.from({ length: 50 }, (_, i) => {
      if (i % 5 === 3) return call("/api/water", { token, body: { ml: 200, day: TODAY } });
      if (i % 5 === 4) return call("/api/weight", { token, body: { kg: 70 + i / 10, day: TODAY } });
      return call("/api/meals", { token, body: meal });
    });
    const answers = await Promise.all(entries);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const { body } = await call("/api/dashboard", { token });
    expect(body.metrics).toMatchObject({ meals_today: 30, calories_consumed: 30 * 128 });
    expect(body.history).toMatchObject([{ water: 2000 }]);
    expect(await wrongTotals(userId)).toEqual([]);
  });

  it("follow every change, whatever comes together", async () => {
    const { userId } = await createMember();
    const days = [0, 1, 2].map((back) => addDays(TODAY, -back));
    const meals = await Promise.all(
      days.flatMap((day) => [1, 2, 3].map(() => logMeal(contextOf(userId), rice({ day })))),
    );
    await Promise.all(
      meals.map(({ id }, i) => {
        if (i % 3 === 0) return deleteMeal(contextOf(userId), { id });
        // Days in opposite directions: nobody may wait for anybody in a circle.
        const day = days[(i * 2) % 3];
        return editMeal(contextOf(userId), {
          id,
          day,
          items: [{ food: "arroz-branco", grams: 10 * i }],
        });
      }),
    );
    expect(await wrongTotals(userId)).toEqual([]);
    const totals = await db().dayTotal.findMany({ where: { userId } });
    expect(totals.reduce((sum, day) => sum + day.meals, 0)).toBe(6);
  });

  it("are as before when the transaction that changed them is given up", async () => {
    const { userId } = await createMember();
    await logMeal(contextOf(userId), rice());
    const given = db().$transaction(async (tx) => {
      await logMeal(contextOf(userId, { tx }), rice());
      await logWater(contextOf(userId, { tx }), { day: TODAY, ml: 300, at: new Date(), source: "web" });
      throw new Error("given up");
    });
    await expect(given).rejects.toThrow("given up");
    expect(await db().dayTotal.findFirst({ where: { userId } })).toMatchObject({
      meals: 1,
      kcal: 128,
      waterMl: 0,
    });
  });
});

describe("a message", () => {
  it("logs its entries once, however often it is taken up", async () => {
    const { userId } = await createMember();
    const at = new Date();
    const message = { day: TODAY, messageId: `wamid.${userId}`, source: "whatsapp_text" as const };
    const takeUp = () =>
      db().$transaction(async (tx) => ({
        first: await logMeal(contextOf(userId, { tx }), rice({ ...message, ordinal: 0, text: "arroz" })),
        second: await logMeal(contextOf(userId, { tx }), rice({ ...message, ordinal: 1, text: "arroz" })),
        water: await logWater(contextOf(userId, { tx }), { ...message, ml: 500, at }),
        weight: await logWeight(contextOf(userId, { tx }), { ...message, kg: 72.44, at }),
      }));
    const [once, ...repeats] = await Promise.all(Array.from({ length: 6 }, takeUp));
    for (const repeat of repeats) expect(repeat).toEqual(once);
    expect(once?.water).toMatchObject({ ml: 500, total_ml: 500 });
    expect(once?.weight.kg).toBe(72.4);
    expect(await db().dayTotal.findMany({ where: { userId } })).toMatchObject([
      { meals: 2, kcal: 256, waterMl: 500, weightKg: 72.4 },
    ]);
  });
});
