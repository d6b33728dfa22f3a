import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";
import { BEANS, lonelyMeal, postMeal, RICE, readDiary } from "./meal-rig";

const patch = (id: string, body: unknown, token: string) =>
  call(`/api/meals/${id}`, { method: "PATCH", token, body });
const remove = (id: string, token: string) => call(`/api/meals/${id}`, { method: "DELETE", token });

describe("editing a meal", () => {
  it("changes items, kind and day, and keeps the ids of items that stay", async () => {
    const { meal, token } = await lonelyMeal({ items: [RICE, BEANS] });
    const [rice] = meal.items;
    const edit = {
      version: 1,
      kind: "dinner",
      day: TODAY,
      items: [{ id: rice.id, food: rice.food, grams: 50 }],
    };
    const { status, body } = await patch(meal.id, edit, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: meal.id, version: 2, kind: "dinner", day: TODAY, totals: { kcal: 64 } });
    expect(body.items).toMatchObject([{ id: rice.id, grams: 50, kcal: 64 }]);
    // It keeps its hour on the other day.
    expect(new Date(body.eatenAt).getTime() - new Date(meal.eatenAt).getTime()).toBe(86_400_000);
    expect((await readDiary(`day=${YESTERDAY}`, token)).totals.kcal).toBe(0);
    expect((await readDiary(`day=${TODAY}`, token)).totals.kcal).toBe(64);
    const path = `/api/meals/${meal.id}`;
    expect((await call(path, { token })).body).toEqual(body);
    const { token: stranger } = await createMember();
    expect((await call(path, { token: stranger })).status).toBe(404);
    await remove(meal.id, token);
    expect((await call(path, { token })).status).toBe(404);
  });

  it("lets one of many edits of the same version through and tells the others", async () => {
    const { meal, token } = await lonelyMeal();
    const edits = Array.from({ length: 8 }, (_, i) =>
      patch(meal.id, { version: 1, items: [{ food: "arroz-branco", grams: 100 + i }] }, token),
    );
    const answers = await Promise.all(edits);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill("version_conflict"));
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await readDiary(`day=${YESTERDAY}`, token)).meals).toEqual([won]);
  });

  it("never takes an item's id for that of another meal", async () => {
    const { meal, owner } = await lonelyMeal();
    const second = await postMeal({ items: [RICE] }, owner.token);
    const stolen = { id: meal.items[0].id, ...RICE };
    const { body } = await patch(second.body.id, { version: 1, items: [stolen, stolen] }, owner.token);
    expect(body.items.map((item: { id: string }) => item.id)).not.toContain(meal.items[0].id);
    expect((await readDiary(`day=${YESTERDAY}`, owner.token)).meals).toEqual([meal]);
  });

  it.each([
    ["without its version", {}],
    ["with an unknown field", { version: 1, userId: randomUUID() }],
    ["to no items", { version: 1, items: [] }],
    ["to a day that does not exist", { version: 1, day: "2026-06-31" }],
    ["to the future", { version: 1, day: addDays(TODAY, 9) }],
    ["to a time of another week", { version: 1, eatenAt: "2026-01-01T10:00:00Z" }],
    ["to a time that is none", { version: 1, eatenAt: "meio-dia" }],
    ["to an unknown food", { version: 1, items: [{ food: "pedra", grams: 1 }] }],
  ])("refuses an edit %s", async (_, body) => {
    const { meal, token } = await lonelyMeal();
    expect((await patch(meal.id, body, token)).status).toBe(422);
    expect((await readDiary(`day=${YESTERDAY}`, token)).meals).toEqual([meal]);
  });
});

describe("deleting a meal", () => {
  it("takes it out of its day, and brings it back within ten minutes", async () => {
    const { meal, token } = await lonelyMeal();
    const gone = await remove(meal.id, token);
    expect(gone.status).toBe(200);
    expect(new Date(gone.body.undoUntil).getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await readDiary(`day=${YESTERDAY}`, token)).toMatchObject({ meals: [], totals: { kcal: 0 } });
    expect((await patch(meal.id, { version: 1 }, token)).status).toBe(404);
    // A repeat, its answer having been lost, says the same.
    expect((await remove(meal.id, token)).body).toEqual(gone.body);

    const back = await call(`/api/meals/${meal.id}/restore`, { method: "POST", token });
    expect([back.status, back.body]).toEqual([200, meal]);
    expect((await readDiary(`day=${YESTERDAY}`, token)).totals).toEqual(meal.totals);
  });

  it("not later", async () => {
    const { meal, token, owner } = await lonelyMeal();
    await remove(meal.id, token);
    const deletedAt = new Date(Date.now() - 11 * 60_000);
    await db().meal.update({
      where: { userId_id: { userId: owner.userId, id: meal.id } },
      data: { deletedAt },
    });
    const answer = await call(`/api/meals/${meal.id}/restore`, { method: "POST", token });
    expect(answer).toMatchObject({ status: 409, body: { code: "undo_expired" } });
    expect((await remove(meal.id, token)).status).toBe(404);
  });
});

describe("copying a meal", () => {
  it("logs the same items on another day", async () => {
    const { meal, token } = await lonelyMeal({ items: [RICE, BEANS] });
    const copy = await call(`/api/meals/${meal.id}/copy`, { token, body: { day: TODAY, kind: "dinner" } });
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ day: TODAY, kind: "dinner", version: 1, totals: meal.totals });
    expect(copy.body.id).not.toBe(meal.id);
    expect((await readDiary(`from=${YESTERDAY}&to=${TODAY}`, token)).totals.kcal).toBe(2 * meal.totals.kcal);
  });

  it("not to the future, and not without saying where to", async () => {
    const { meal, token } = await lonelyMeal();
    for (const body of [{ day: addDays(TODAY, 5), kind: "lunch" }, { day: TODAY }, { kind: "lunch" }]) {
      expect((await call(`/api/meals/${meal.id}/copy`, { token, body })).status).toBe(422);
    }
  });
});

describe("somebody else's meal", () => {
  it("does not exist, nor does one with a nonsensical id", async () => {
    const [{ meal, token }, other] = await Promise.all([lonelyMeal(), createMember()]);
    for (const id of [meal.id, randomUUID(), "1", "..%2f", "a".repeat(500)]) {
      const answers = await Promise.all([
        patch(id, { version: 1, kind: "dinner" }, other.token),
        remove(id, other.token),
        call(`/api/meals/${id}/restore`, { method: "POST", token: other.token }),
        call(`/api/meals/${id}/copy`, { token: other.token, body: { day: TODAY, kind: "lunch" } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await readDiary(`day=${YESTERDAY}`, token)).meals).toEqual([meal]);
    expect((await readDiary(`day=${YESTERDAY}`, other.token)).meals).toEqual([]);
  });
});
