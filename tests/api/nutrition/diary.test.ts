import { expect, it } from "vitest";
import { diaryDaySchema } from "@/lib/nutrition/views/diary-day";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";

const RICE = { food: "arroz-branco", grams: 100 };

it("shows all that was logged on a day, today unless another is asked for", async () => {
  const { token } = await createMember();
  const body = { day: YESTERDAY, kind: "lunch", items: [RICE] };
  const { warnings: _, ...meal } = (await call("/api/meals", { token, body })).body;
  const { body: water } = await call("/api/water", { token, body: { ml: 300, day: YESTERDAY } });
  await call("/api/water", { token, body: { ml: 200, day: YESTERDAY } });
  await call("/api/weight", { token, body: { kg: 72.4, day: YESTERDAY } });
  const { body: diary } = await call(`/api/diary?day=${YESTERDAY}`, { token });
  expect(diaryDaySchema.parse(diary)).toEqual(diary);
  expect(diary).toMatchObject({
    day: YESTERDAY,
    today: TODAY,
    time_zone: "America/Sao_Paulo",
    meals: [meal],
  });
  expect(diary.totals).toEqual({ ...meal.totals, water_ml: 500 });
  expect(diary.water.map(({ ml }: { ml: number }) => ml)).toEqual([300, 200]);
  expect(diary.weight).toMatchObject([{ kg: 72.4, source: "web" }]);

  const lists = await call(`/api/water?day=${YESTERDAY}`, { token });
  expect(lists.body).toMatchObject({ day: YESTERDAY, entries: diary.water, total_ml: 500 });
  const weighIns = await call(`/api/weight?day=${YESTERDAY}`, { token });
  expect(weighIns.body).toEqual({ day: YESTERDAY, entries: diary.weight });
  await call(`/api/water/${water.id}`, { method: "DELETE", token });
  expect((await call(`/api/diary?day=${YESTERDAY}`, { token })).body.totals.water_ml).toBe(200);
  expect((await call("/api/diary", { token })).body).toMatchObject({ day: TODAY, meals: [], water: [] });
});

it("calls foods as the reader does", async () => {
  const { token } = await createMember();
  await call("/api/meals", { token, body: { day: TODAY, kind: "lunch", items: [RICE] } });
  for (const path of ["/api/diary", "/api/meal-summary"]) {
    const inEnglish = await call(path, { token, headers: { "Accept-Language": "en-US" } });
    const inPortuguese = await call(path, { token, headers: { "Accept-Language": "pt-BR" } });
    expect(inPortuguese.body.meals[0].items[0].name).toBe("Arroz branco");
    expect(inEnglish.body.meals[0].items[0].name).toMatch(/rice/i);
  }
});

it("answers foods by id, unknown ones left out", async () => {
  const { token } = await createMember();
  const { body } = await call("/api/foods?ids=arroz-branco,nao-existe,feijao-carioca", { token });
  expect(body.foods.map(({ id }: { id: string }) => id)).toEqual(["arroz-branco", "feijao-carioca"]);
  expect((await call("/api/foods?ids=a,,b", { token })).status).toBe(422);
});

it.each(["diary", "water", "weight"])("refuses a day that does not exist for %s", async (name) => {
  const { token } = await createMember();
  const refused = await call(`/api/${name}?day=2026-02-31`, { token });
  expect(refused).toMatchObject({ status: 422, body: { code: "validation" } });
});

it("is nobody else's", async () => {
  const { token } = await createMember();
  await call("/api/water", { token, body: { ml: 300 } });
  const other = (await createMember()).token;
  expect((await call("/api/diary", { token: other })).body).toMatchObject({
    meals: [],
    water: [],
    weight: [],
  });
});

it("tells which meals of the day can still be brought back, to their owner only", async () => {
  const { token } = await createMember();
  const body = { day: TODAY, kind: "lunch", items: [RICE] };
  const { warnings: _, ...meal } = (await call("/api/meals", { token, body })).body;
  const { body: deletion } = await call(`/api/meals/${meal.id}`, { method: "DELETE", token });
  const after = (await call("/api/diary", { token })).body;
  expect(after).toMatchObject({ meals: [], deleted: [{ meal, undoUntil: deletion.undoUntil }] });
  expect((await call(`/api/diary?day=${YESTERDAY}`, { token })).body.deleted).toEqual([]);
  const stranger = await createMember();
  expect((await call("/api/diary", { token: stranger.token })).body.deleted).toEqual([]);
  await call(`/api/meals/${meal.id}/restore`, { method: "POST", token });
  expect((await call("/api/diary", { token })).body).toMatchObject({ meals: [{ id: meal.id }], deleted: [] });
  await call(`/api/meals/${meal.id}`, { method: "DELETE", token });
  await sql("UPDATE app.meals SET deleted_at = now() - interval '11 minutes' WHERE id = $1", [meal.id]);
  expect((await call("/api/diary", { token })).body.deleted).toEqual([]);
});
