import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { favouritesSchema } from "@/lib/nutrition/favourites/favourite-schema";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";

const RICE = { food: "arroz-branco", grams: 100 };
const BEANS = { food: "feijao-carioca", grams: 140 };

async function memberWithMeal(items: object[] = [RICE, BEANS]) {
  const { token, userId } = await createMember();
  const { body: meal } = await call("/api/meals", { token, body: { day: TODAY, kind: "lunch", items } });
  return { token, userId, meal };
}

describe("favourites", () => {
  it("keep a meal at hand, named after its foods, and the same one once", async () => {
    const { token, meal } = await memberWithMeal();
    const kept = await call("/api/favourites", { token, body: { meal: meal.id } });
    expect(kept.status).toBe(201);
    expect(kept.body.name).toBe(meal.items.map(({ name }: { name: string }) => name).join(", "));
    expect(kept.body.totals).toEqual(meal.totals);
    const turned = await call("/api/meals", {
      token,
      body: { day: TODAY, kind: "dinner", items: [BEANS, RICE] },
    });
    const again = await call("/api/favourites", { token, body: { meal: turned.body.id, name: "De novo" } });
    expect(again.body.id).toBe(kept.body.id);
    const { body } = await call("/api/favourites", { token });
    expect(favouritesSchema.parse(body)).toEqual(body);
    expect(body.favourites).toHaveLength(1);
  });

  it("are logged with the figures they were kept with, even when the meal is gone", async () => {
    const { token, meal } = await memberWithMeal();
    const { body: kept } = await call("/api/favourites", { token, body: { meal: meal.id, name: "PF" } });
    await call(`/api/meals/${meal.id}`, { method: "DELETE", token });
    const target = { day: YESTERDAY, kind: "dinner" };
    const logged = await call(`/api/favourites/${kept.id}/log`, { token, body: target });
    expect(logged.status).toBe(201);
    expect(logged.body).toMatchObject({ ...target, source: "web", totals: meal.totals });
    const { body: diary } = await call(`/api/diary?day=${YESTERDAY}`, { token });
    expect(diary.totals.kcal).toBe(meal.totals.kcal);
    expect((await call(`/api/favourites/${kept.id}`, { method: "DELETE", token })).body).toEqual({
      id: kept.id,
    });
    expect((await call(`/api/favourites/${kept.id}`, { method: "DELETE", token })).status).toBe(404);
    expect((await call(`/api/meals/${logged.body.id}/copy`, { token, body: target })).status).toBe(201);
  });

  it("keep their portions, worded for whoever reads them", async () => {
    const { token, meal } = await memberWithMeal([
      { food: "feijao-carioca", quantity: 2, measure: "concha" },
    ]);
    const headers = { "Accept-Language": "en-US" };
    const kept = await call("/api/favourites", { token, headers, body: { meal: meal.id } });
    expect(kept.body.items).toMatchObject([{ portion: "2 ladles", quantity: 2, measure: "concha" }]);
    const body = { day: YESTERDAY, kind: "dinner" };
    const logged = await call(`/api/favourites/${kept.body.id}/log`, { token, body });
    expect(logged.body.items).toMatchObject([{ portion: "2 conchas", quantity: 2, measure: "concha" }]);
  });

  it("are nobody else's", async () => {
    const { token, meal } = await memberWithMeal();
    const { body: kept } = await call("/api/favourites", { token, body: { meal: meal.id } });
    const other = (await createMember()).token;
    const target = { day: TODAY, kind: "lunch" };
    expect((await call("/api/favourites", { token: other, body: { meal: meal.id } })).status).toBe(404);
    expect((await call(`/api/favourites/${kept.id}/log`, { token: other, body: target })).status).toBe(404);
    expect((await call(`/api/favourites/${kept.id}`, { method: "DELETE", token: other })).status).toBe(404);
    expect((await call("/api/favourites", { token: other })).body).toEqual({ favourites: [] });
  });

  it("end at a hundred", async () => {
    const { token, userId, meal } = await memberWithMeal();
    const item = { ...meal.items[0], id: undefined, grams: 1 };
    for (let at = 0; at < 100; at++) {
      await sql("INSERT INTO app.favourite_meals (user_id, id, name, items) VALUES ($1, $2, $3, $4)", [
        ...[userId, randomUUID(), `Favorita ${at}`],
        JSON.stringify([{ ...item, grams: at + 1 }]),
      ]);
    }
    const refused = await call("/api/favourites", { token, body: { meal: meal.id } });
    expect(refused).toMatchObject({ status: 422, body: { code: "validation" } });
    expect(Object.keys(refused.body.fields)).toEqual(["meal"]);
  });

  it("refuse days that cannot be", async () => {
    const { token, meal } = await memberWithMeal();
    const { body: kept } = await call("/api/favourites", { token, body: { meal: meal.id } });
    for (const day of ["2026-02-31", addDays(TODAY, 30), "1999-12-31", "9999-01-01"]) {
      const { status } = await call(`/api/favourites/${kept.id}/log`, {
        token,
        body: { day, kind: "lunch" },
      });
      expect([day, status]).toEqual([day, 422]);
    }
  });
});
