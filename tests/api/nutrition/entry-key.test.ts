import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";

const RICE = { food: "arroz-branco", grams: 100 };
const keyed = () => ({ "Idempotency-Key": randomUUID() });

describe("what a phone sends again", () => {
  it.each([
    ["/api/meals", "meals", { items: [RICE], kind: "lunch" }],
    ["/api/water", "water_entries", { ml: 300 }],
    ["/api/weight", "weight_entries", { kg: 72.4 }],
  ])("is logged once by %s, however often and however many at once", async (path, table, body) => {
    const { token, userId } = await createMember();
    const headers = keyed();
    const first = await call(path, { token, body, headers });
    expect(first.status).toBe(201);
    const more = await Promise.all(Array.from({ length: 6 }, () => call(path, { token, body, headers })));
    expect(new Set(more.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`201 ${first.body.id}`]),
    );
    await call(path, { token, body, headers: keyed() });
    const rows = await sql(`SELECT id FROM app.${table} WHERE user_id = $1`, [userId]);
    expect(rows).toHaveLength(2);
  });

  it("is logged once with all that one text tells", async () => {
    const { token, userId } = await createMember();
    const body = { text: "café da manhã: 2 ovos; almoço: 100 g de arroz; 300 ml de água e 200 ml de água" };
    const headers = keyed();
    const first = await call("/api/meals", { token, body, headers });
    expect(first.body.meals).toHaveLength(2);
    const second = await call("/api/meals", { token, body, headers });
    const total = (entry: object) => ({ ...entry, total_ml: 500 });
    // What was drunk that day is told as it is by now.
    expect(second.body).toEqual({ ...first.body, water: first.body.water.map(total) });
    for (const [table, count] of [
      ["meals", 2],
      ["water_entries", first.body.water.length],
    ]) {
      const rows = await sql(`SELECT 1 FROM app.${table} WHERE user_id = $1`, [userId]);
      expect(rows).toHaveLength(Number(count));
    }
  });

  it("belongs to one person: another's same key is theirs, and what is no key is none", async () => {
    const [one, other] = await Promise.all([createMember(), createMember()]);
    const headers = keyed();
    const mine = await call("/api/water", { token: one.token, body: { ml: 300 }, headers });
    const theirs = await call("/api/water", { token: other.token, body: { ml: 300 }, headers });
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect(theirs.body.total_ml).toBe(300);
    const odd = { "Idempotency-Key": "x y" };
    await call("/api/water", { token: one.token, body: { ml: 100 }, headers: odd });
    const last = await call("/api/water", { token: one.token, body: { ml: 100 }, headers: odd });
    expect(last.body.total_ml).toBe(500);
  });
});

describe("what a phone changes again, its first answer lost", () => {
  async function meal(token: string, items: object[] = [RICE]) {
    return (await call("/api/meals", { token, body: { day: YESTERDAY, kind: "lunch", items } })).body;
  }

  it("a copy is made once, also when the original is gone meanwhile", async () => {
    const { token, userId } = await createMember();
    const { id } = await meal(token);
    const copy = { token, body: { day: TODAY, kind: "dinner" }, headers: keyed() };
    const answers = await Promise.all([1, 2, 3].map(() => call(`/api/meals/${id}/copy`, copy)));
    await call(`/api/meals/${id}`, { method: "DELETE", token });
    answers.push(await call(`/api/meals/${id}/copy`, copy));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await call(`/api/meals/${id}/copy`, { ...copy, headers: keyed() })).status).toBe(404);
    expect(await sql("SELECT 1 FROM app.meals WHERE user_id = $1", [userId])).toHaveLength(2);
  });

  it("a favourite is logged once, also when it is no favourite any more", async () => {
    const { token, userId } = await createMember();
    const { id } = await meal(token);
    const kept = (await call("/api/favourites", { token, body: { meal: id } })).body.id;
    const log = { token, body: { day: TODAY, kind: "dinner" }, headers: keyed() };
    const first = await call(`/api/favourites/${kept}/log`, log);
    await call(`/api/favourites/${kept}`, { method: "DELETE", token });
    const second = await call(`/api/favourites/${kept}/log`, log);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(await sql("SELECT 1 FROM app.meals WHERE user_id = $1", [userId])).toHaveLength(2);
  });

  it("an edit that is done already is answered with the meal; one that is not is a conflict", async () => {
    const { token } = await createMember();
    const { id, items } = await meal(token);
    const edit = {
      version: 1,
      ...{ day: TODAY, kind: "dinner" },
      items: [
        { id: items[0].id, food: RICE.food, quantity: 2, measure: "colher-de-sopa" },
        { food: "banana", grams: 90 },
      ],
    };
    const patch = (body: object) => call(`/api/meals/${id}`, { method: "PATCH", token, body });
    const first = await patch(edit);
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await patch(edit)).toMatchObject({ status: 200, body: first.body });
    const other = await patch({ ...edit, kind: "supper" });
    expect(other).toMatchObject({ status: 409, body: { code: "version_conflict" } });
    const fewer = await patch({ ...edit, items: edit.items.slice(0, 1) });
    expect(fewer).toMatchObject({ status: 409, body: { code: "version_conflict" } });
  });
});

describe("a text that was told without a network", () => {
  it("counts its days from when it was told", async () => {
    const { token } = await createMember();
    const toldAt = new Date(Date.now() - 86_400_000);
    const told = dayAt(toldAt, "America/Sao_Paulo");
    const { body } = await call("/api/meals", {
      token,
      body: { text: "comi 100 g de arroz", toldAt: toldAt.toISOString() },
    });
    expect(body.meals[0].day).toBe(told);
    expect(new Date(body.meals[0].eatenAt).getTime()).toBeLessThanOrEqual(toldAt.getTime());
    expect([TODAY, YESTERDAY]).toContain(told);
  });

  it("is refused when that was too long ago; a clock that is ahead tells of now", async () => {
    const { token } = await createMember();
    const text = "comi 100 g de arroz";
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const old = await call("/api/meals", { token, body: { text, toldAt: at(-15 * 86_400_000) } });
    expect([old.status, old.body.code]).toEqual([422, "invalid_day"]);
    const ahead = await call("/api/meals", { token, body: { text, toldAt: at(3_600_000) } });
    expect(ahead.body.meals[0].day).toBe(TODAY);
    expect((await call("/api/meals", { token, body: { text, toldAt: "ontem" } })).status).toBe(422);
  });
});
