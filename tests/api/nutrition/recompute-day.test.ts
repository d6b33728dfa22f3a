import { expect, it } from "vitest";
import { recomputedDaySchema } from "@/lib/nutrition/meals/recomputed-day";
import { createWriter, writeInTurn } from "@/tests/api/chat/phone";
import { AFTERNOON, YESTERDAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";
import { lonelyMeal, RICE } from "./meal-rig";

const path = `/api/diary/recompute?day=${YESTERDAY}`;
const diaryOf = async (token: string) => (await call(`/api/diary?day=${YESTERDAY}`, { token })).body;

/** A lunch that was logged when the catalogue had other figures. */
async function lunchOfThen() {
  const lunch = await lonelyMeal({ items: [RICE, { food: "feijao-carioca", grams: 100 }] });
  const { userId } = lunch.owner;
  const old =
    "UPDATE app.meal_items SET kcal = 500, sodium_mg = 1 WHERE user_id = $1 AND food = 'arroz-branco'";
  await sql(old, [userId]);
  await sql("UPDATE app.day_totals SET kcal = kcal + 372 WHERE user_id = $1", [userId]);
  return lunch;
}

it("shows what a day would be and changes nothing until it is asked to", async () => {
  const { token, meal } = await lunchOfThen();
  const [rice, beans] = meal.items;
  const { body: preview } = await call(path, { token });
  expect(recomputedDaySchema.parse(preview)).toEqual(preview);
  expect(preview).toMatchObject({
    items: [
      { id: rice.id, meal: meal.id, name: "Arroz branco", before: { kcal: 500 }, after: { kcal: rice.kcal } },
    ],
    before: { kcal: 500 + beans.kcal },
    after: meal.totals,
  });
  expect((await diaryOf(token)).meals[0].totals.kcal).toBe(500 + beans.kcal);

  const body = { day: YESTERDAY };
  const { status, body: done } = await call("/api/diary/recompute", { token, body });
  expect([status, done]).toEqual([200, preview]);
  const diary = await diaryOf(token);
  expect(diary.meals).toMatchObject([{ id: meal.id, version: meal.version + 1, items: meal.items }]);
  expect(diary.totals).toMatchObject(meal.totals);
  expect((await call(path, { token })).body).toMatchObject({ items: [], before: meal.totals });
});

it("is nobody else's, and nothing where nothing was logged", async () => {
  const { owner } = await lunchOfThen();
  const stranger = await createMember();
  await call("/api/diary/recompute", { token: stranger.token, body: { day: YESTERDAY } });
  expect((await call(path, { token: stranger.token })).body.items).toEqual([]);
  expect((await call(path, { token: owner.token })).body.items).toHaveLength(1);
});

it.each([{}, { day: "2026-02-31" }, { day: YESTERDAY, kcal: 1 }])("refuses %j", async (body) => {
  const { token } = await createMember();
  expect((await call("/api/diary/recompute", { token, body })).status).toBe(422);
});

it("leaves the rest of a meal as it was logged when one food of it is put right", async () => {
  const { token, meal } = await lunchOfThen();
  const [rice, beans] = meal.items;
  const items = [
    { id: rice.id, food: rice.food, grams: 200 },
    { id: beans.id, food: beans.food, grams: 100 },
  ];
  const { body: edited } = await call(`/api/meals/${meal.id}`, {
    ...{ method: "PATCH", token },
    body: { version: meal.version, items },
  });
  expect(edited.items).toMatchObject([{ kcal: 1000, sodium_mg: 2 }, { kcal: beans.kcal }]);
});

it("keeps a food without salt as it was told, through edits and when it is computed anew", async () => {
  const { token } = await createMember();
  const text = "almocei 100 g de arroz sem sal";
  const { body: meal } = await call("/api/meals", { token, body: { text, day: YESTERDAY } });
  expect(meal.items).toMatchObject([{ food: "arroz-branco", salt: "none" }]);
  expect(meal.items[0].sodium_mg).toBeLessThan(5);
  const [{ id }] = meal.items;
  const edit = (salt?: string) =>
    call(`/api/meals/${meal.id}`, {
      ...{ method: "PATCH", token },
      body: {
        version: 1 + Number(salt !== undefined),
        items: [{ id, food: "arroz-branco", grams: 200, salt }],
      },
    });
  expect((await edit()).body.items).toMatchObject([{ salt: "none", grams: 200 }]);
  expect((await call(path, { token })).body.items).toEqual([]);
  const { body: salted } = await edit("usual");
  expect(salted.items[0]).not.toHaveProperty("salt");
  expect(salted.items[0].sodium_mg).toBeGreaterThan(600);
});

it("takes the salt out of a food that was logged by chat, when its owner says so afterwards", async () => {
  const { number, token } = await createWriter({ timeZone: AFTERNOON.zone });
  const [, corrected] = await writeInTurn(number, [
    "almocei 100 g de arroz e 1 concha de feijão",
    "o arroz era sem sal",
  ]);
  expect(corrected?.text).toContain("100 g (sem sal)");
  const { body } = await call("/api/diary", { token });
  const [rice, beans] = body.meals[0].items;
  expect(rice).toMatchObject({ food: "arroz-branco", grams: 100, salt: "none" });
  expect(rice.sodium_mg).toBeLessThan(5);
  expect(beans).not.toHaveProperty("salt");
});
