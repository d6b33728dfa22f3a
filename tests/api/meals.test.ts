import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dayAt } from "@/lib/nutrition/day";
import { mealSchema } from "@/lib/nutrition/meal-schema";
import { call, createMember, type Member } from "../factories";

const TODAY = dayAt(new Date(), "America/Sao_Paulo");
const YESTERDAY = addDays(TODAY, -1);
const RICE = { food: "arroz-branco", grams: 100 };
const BEANS = { food: "feijao-carioca", quantity: 2, portion: "concha" };

let member: Member;
let other: Member;

beforeAll(async () => {
  [member, other] = await Promise.all([createMember(), createMember()]);
});

const post = (body: unknown, token = member.token) => call("/api/meals", { token, body });
const patch = (id: string, body: unknown, token = member.token) =>
  call(`/api/meals/${id}`, { method: "PATCH", token, body });
const remove = (id: string, token = member.token) => call(`/api/meals/${id}`, { method: "DELETE", token });
const diary = async (query: string, token = member.token) =>
  (await call(`/api/meals?${query}`, { token })).body;

/** A meal of a person of its own, so that days add up to it alone. */
async function lonelyMeal(body: object = { items: [RICE] }) {
  const owner = await createMember();
  const { body: meal } = await post({ day: YESTERDAY, kind: "lunch", ...body }, owner.token);
  return { owner, meal, token: owner.token };
}

describe("logging a meal", () => {
  it("weighs portions, adds up and shows it in the diary", async () => {
    const { owner, meal } = await lonelyMeal({ kind: "lunch", items: [RICE, BEANS] });
    expect(mealSchema.parse(meal)).toEqual(meal);
    expect(meal).toMatchObject({ day: YESTERDAY, kind: "lunch", source: "web", version: 1 });
    expect(
      meal.items.map((i: { name: string; grams: number; portion?: string }) => [i.name, i.grams, i.portion]),
    ).toEqual([
      ["Arroz branco", 100, undefined],
      ["Feijão carioca", 280, "2 conchas"],
    ]);
    expect(meal.totals).toEqual({
      kcal: 341,
      protein_g: 15.9,
      carbs_g: 66.2,
      fat_g: 1.6,
      fibre_g: 25.4,
      sodium_mg: 7,
    });
    expect(await diary(`day=${YESTERDAY}`, owner.token)).toEqual({
      meals: [meal],
      totals: meal.totals,
      nextCursor: null,
    });
  });

  it("answers 201, and takes today and the hour's kind when nothing is said", async () => {
    const answer = await post({ items: [RICE] });
    expect(answer.status).toBe(201);
    expect(answer.body.day).toBe(dayAt(new Date(answer.body.eatenAt), "America/Sao_Paulo"));
  });

  it("understands a text as the chat does, water and weight included", async () => {
    const { token } = await createMember();
    const text = "almocei 2 conchas de feijão e 4 colheres de sopa de arroz, bebi 500 ml de água, peso 72,4";
    const { status, body } = await post({ text }, token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "lunch", text, source: "web", unclear: [] });
    expect(body.items.map((item: { food: string; grams: number }) => [item.food, item.grams])).toEqual([
      ["feijao-carioca", 280],
      ["arroz-branco", 100],
    ]);
    expect(body.meals).toHaveLength(1);
    expect(body.water).toMatchObject([{ ml: 500, total_ml: 500 }]);
    expect(body.weight).toMatchObject([{ kg: 72.4 }]);
  });

  it("puts a text on the chosen day and meal where it says neither", async () => {
    const { body } = await post({ text: "2 ovos cozidos", day: YESTERDAY, kind: "dinner" });
    expect(body).toMatchObject({ day: YESTERDAY, kind: "dinner" });
    expect(dayAt(new Date(body.eatenAt), "America/Sao_Paulo")).toBe(YESTERDAY);
  });

  it.each([
    ["no food", "bom dia, tudo bem?"],
    ["emoji", "🎉👍😀"],
    ["noise", "x".repeat(4096)],
  ])("says so when a text tells of %s", async (_, text) => {
    expect(await post({ text })).toMatchObject({ status: 422, body: { code: "nothing_understood" } });
  });

  const bad: [string, unknown, string][] = [
    ["31 February", { day: "2026-02-31", items: [RICE] }, "validation"],
    ["a day that is no day", { day: "ontem", items: [RICE] }, "validation"],
    ["the far future", { day: "2999-01-01", items: [RICE] }, "invalid_day"],
    ["the far past", { day: "1999-12-31", items: [RICE] }, "invalid_day"],
    ["negative grams", { items: [{ ...RICE, grams: -1 }] }, "validation"],
    ["no grams", { items: [{ ...RICE, grams: 0 }] }, "validation"],
    ["absurd grams", { items: [{ ...RICE, grams: 1e9 }] }, "validation"],
    ["text for grams", { items: [{ ...RICE, grams: "100" }] }, "validation"],
    ["an unknown food", { items: [{ food: "pedra", grams: 10 }] }, "food_unknown"],
    ["a name of 10,000 characters", { items: [{ food: "a".repeat(10_000), grams: 10 }] }, "validation"],
    [
      "an unknown portion",
      { items: [{ food: "arroz-branco", quantity: 1, portion: "caminhão" }] },
      "validation",
    ],
    ["unknown fields", { items: [RICE], userId: randomUUID() }, "validation"],
    ["figures of one's own", { items: [{ ...RICE, kcal: 0 }] }, "validation"],
    ["an unknown kind", { kind: "brunch", items: [RICE] }, "validation"],
    ["no items", { items: [] }, "validation"],
    ["too many items", { items: Array.from({ length: 41 }, () => RICE) }, "validation"],
    ["neither items nor text", {}, "validation"],
    ["both", { items: [RICE], text: "um ovo" }, "validation"],
    ["a null character", { text: "ovo\u0000" }, "validation"],
    ["a list", [], "validation"],
  ];
  it.each(bad)("refuses %s", async (_, body, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(answer.body.error).toEqual(expect.any(String));
  });

  it("needs a session and a subscription that runs", async () => {
    const expired = await createMember({ status: "expired" });
    const pending = await createMember({ status: "pending_payment" });
    expect(await call("/api/meals", { body: { items: [RICE] } })).toMatchObject({ status: 401 });
    expect(await post({ items: [RICE] }, expired.token)).toMatchObject({ status: 402 });
    expect(await post({ items: [RICE] }, pending.token)).toMatchObject({ status: 402 });
    expect((await call("/api/meals", { token: expired.token })).status).toBe(200);
    expect((await call("/api/meals", { token: pending.token })).status).toBe(402);
  });
});

describe("the diary", () => {
  it("pages through a span of days by day and time, with the totals of all of it", async () => {
    const { token } = await createMember();
    for (const [back, kind] of [
      [1, "dinner"],
      [2, "lunch"],
      [1, "breakfast"],
      [2, "dinner"],
      [9, "lunch"],
    ] as const) {
      await post({ day: addDays(TODAY, -back), kind, items: [RICE] }, token);
    }
    const span = `from=${addDays(TODAY, -2)}&to=${TODAY}`;
    const first = await diary(`${span}&limit=3`, token);
    const second = await diary(`${span}&limit=3&cursor=${encodeURIComponent(first.nextCursor)}`, token);
    const shown = [...first.meals, ...second.meals].map((meal) => [meal.day, meal.kind]);
    expect(shown).toEqual([
      [addDays(TODAY, -2), "lunch"],
      [addDays(TODAY, -2), "dinner"],
      [YESTERDAY, "breakfast"],
      [YESTERDAY, "dinner"],
    ]);
    expect(second.nextCursor).toBeNull();
    expect([first.totals.kcal, second.totals.kcal]).toEqual([512, 512]);
  });

  it.each([
    ["day=2026-02-30", "validation"],
    ["day=2026-01-01&from=2026-01-01&to=2026-01-02", "validation"],
    ["from=2026-01-01", "validation"],
    ["from=2026-01-02&to=2026-01-01", "invalid_day"],
    ["from=2020-01-01&to=2026-01-01", "invalid_day"],
    ["day=2026-01-01&day=2026-01-02", "validation"],
    ["limit=0", "validation"],
    ["limit=1e9", "validation"],
    ["cursor=nonsense", "validation"],
  ])("refuses ?%s", async (query, code) => {
    expect(await call(`/api/meals?${query}`, { token: member.token })).toMatchObject({
      status: 422,
      body: { code },
    });
  });
});

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
    expect((await diary(`day=${YESTERDAY}`, token)).totals.kcal).toBe(0);
    expect((await diary(`day=${TODAY}`, token)).totals.kcal).toBe(64);
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
    expect((await diary(`day=${YESTERDAY}`, token)).meals).toEqual([won]);
  });

  it("never takes an item's id for that of another meal", async () => {
    const { meal, owner } = await lonelyMeal();
    const second = await post({ items: [RICE] }, owner.token);
    const stolen = { id: meal.items[0].id, ...RICE };
    const { body } = await patch(second.body.id, { version: 1, items: [stolen, stolen] }, owner.token);
    expect(body.items.map((item: { id: string }) => item.id)).not.toContain(meal.items[0].id);
    expect((await diary(`day=${YESTERDAY}`, owner.token)).meals).toEqual([meal]);
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
    expect((await diary(`day=${YESTERDAY}`, token)).meals).toEqual([meal]);
  });
});

describe("deleting a meal", () => {
  it("takes it out of its day, and brings it back within ten minutes", async () => {
    const { meal, token } = await lonelyMeal();
    const gone = await remove(meal.id, token);
    expect(gone.status).toBe(200);
    expect(new Date(gone.body.undoUntil).getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await diary(`day=${YESTERDAY}`, token)).toMatchObject({ meals: [], totals: { kcal: 0 } });
    expect((await patch(meal.id, { version: 1 }, token)).status).toBe(404);
    // A repeat, its answer having been lost, says the same.
    expect((await remove(meal.id, token)).body).toEqual(gone.body);

    const back = await call(`/api/meals/${meal.id}/restore`, { method: "POST", token });
    expect([back.status, back.body]).toEqual([200, meal]);
    expect((await diary(`day=${YESTERDAY}`, token)).totals).toEqual(meal.totals);
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
    expect((await diary(`from=${YESTERDAY}&to=${TODAY}`, token)).totals.kcal).toBe(2 * meal.totals.kcal);
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
    const { meal, token } = await lonelyMeal();
    for (const id of [meal.id, randomUUID(), "1", "..%2f", "a".repeat(500)]) {
      const answers = await Promise.all([
        patch(id, { version: 1, kind: "dinner" }, other.token),
        remove(id, other.token),
        call(`/api/meals/${id}/restore`, { method: "POST", token: other.token }),
        call(`/api/meals/${id}/copy`, { token: other.token, body: { day: TODAY, kind: "lunch" } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await diary(`day=${YESTERDAY}`, token)).meals).toEqual([meal]);
    expect((await diary(`day=${YESTERDAY}`, other.token)).meals).toEqual([]);
  });
});
