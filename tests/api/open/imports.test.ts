import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { importFile, settledImport, upload } from "@/tests/api/open/import-rig";
import { YESTERDAY } from "@/tests/days";
import { call, createMember, type Member, sql } from "@/tests/factories";

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/${name}.csv`);
const HEAD = "Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n";
const DIARY = `${HEAD}01/02/2026;Almoço;Arroz branco;100;g;128\n01/02/2026;Almoço;Feijão da vó;200;g;152\n02/02/2026;Jantar;Sopa;1;prato;210\n`;

let member: Member;
beforeAll(async () => {
  member = await createMember({ status: "active" });
});

const mealsOf = async (token: string, day: string) =>
  (await call(`/api/meals?day=${day}`, { token })).body.meals;
const totals = (userId: string) =>
  sql(
    "SELECT day::text, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml, weight_kg FROM app.day_totals WHERE user_id = $1 ORDER BY day",
    [userId],
  );

describe("an import", () => {
  it("is looked at before anything is stored, then stored with its progress, and taken back", async () => {
    const { token, userId } = await createMember({ status: "active" });
    const { status, body } = await upload(DIARY, token);
    expect([status, body.status, body.source]).toEqual([201, "preview", "csv"]);
    expect(body.summary).toMatchObject({
      entries: { meals: 2, items: 3, water: 0, weights: 0 },
      foods: { matched: 2, kept: 1 },
      days: { count: 2, first: "2026-02-01", last: "2026-02-02" },
      problems: [],
      duplicates: 0,
      sameFile: false,
    });
    expect(await totals(userId)).toEqual([]);

    const started = await call(`/api/imports/${body.id}/start`, { method: "POST", token });
    expect(started.status).toBe(200);
    const done = await settledImport(body.id, token);
    expect(done).toMatchObject({ status: "done", stored: 2, duplicates: 0, progress: { done: 2, of: 2 } });
    expect(await totals(userId)).toMatchObject([
      { day: "2026-02-01", meals: 1, kcal: 280 },
      { day: "2026-02-02", meals: 1, kcal: 210 },
    ]);
    const [lunch] = await mealsOf(token, "2026-02-01");
    expect(lunch).toMatchObject({
      kind: "lunch",
      source: "import",
      items: [
        { food: "arroz-branco", grams: 100 },
        { name: "Feijão da vó", grams: 200 },
      ],
    });

    const undo = await call(`/api/imports/${body.id}`, { method: "DELETE", token });
    expect(undo.status).toBe(200);
    expect(await settledImport(body.id, token)).toMatchObject({ status: "undone", kept: 0 });
    expect(await totals(userId)).toMatchObject([
      { meals: 0, kcal: 0 },
      { meals: 0, kcal: 0 },
    ]);
    expect(await mealsOf(token, "2026-02-01")).toEqual([]);
  });

  it("leaves out what the diary has already, the whole file the second time", async () => {
    const { token, userId } = await createMember({ status: "active" });
    await importFile(DIARY, token);
    const before = await totals(userId);
    const again = await upload(`${DIARY}03/02/2026;Almoço;Lasanha;300;g;450\n`, token);
    expect(again.body.summary).toMatchObject({ duplicates: 3, sameFile: false });
    const done = await importFile(`${DIARY}03/02/2026;Almoço;Lasanha;300;g;450\n`, token);
    expect(done).toMatchObject({ stored: 1, duplicates: 3 });
    expect((await totals(userId)).slice(0, 2)).toEqual(before);
    expect((await upload(DIARY, token)).body.summary).toMatchObject({ sameFile: true, duplicates: 3 });
  });

  it("keeps what was changed since when it is taken back", async () => {
    const { token } = await createMember({ status: "active" });
    const { id } = await importFile(DIARY, token);
    const [lunch] = await mealsOf(token, "2026-02-01");
    const items = lunch.items.map(({ id, food, grams }: { id: string; food: string; grams: number }) => ({
      id,
      food,
      grams: grams * 2,
    }));
    const edit = await call(`/api/meals/${lunch.id}`, {
      method: "PATCH",
      token,
      body: { version: 1, items },
    });
    expect([edit.status, edit.body.totals?.kcal]).toEqual([200, 560]);
    await call(`/api/imports/${id}`, { method: "DELETE", token });
    expect(await settledImport(id, token)).toMatchObject({ status: "undone", kept: 1 });
    expect((await mealsOf(token, "2026-02-01")).length).toBe(1);
    expect(await mealsOf(token, "2026-02-02")).toEqual([]);
  });

  it("brings weights, and the first of them as what somebody began with", async () => {
    const { token, userId } = await createMember({ status: "active" });
    const { body } = await upload(fixture("myfitnesspal-measurement"), token);
    expect(body.summary.table.asksUnit).toBe(true);
    const pounds = await call(`/api/imports/${body.id}`, { method: "PUT", token, body: { pounds: true } });
    expect(pounds.body.summary.sample.map((one: { weight_kg: number }) => one.weight_kg)).toEqual([74.8, 75]);
    await call(`/api/imports/${body.id}/start`, { method: "POST", token });
    await settledImport(body.id, token);
    const [health] = await sql(
      "SELECT weight_kg, initial_weight_kg FROM app.health_profiles WHERE user_id = $1",
      [userId],
    );
    expect(health).toEqual({ weight_kg: 74.8, initial_weight_kg: 75 });
  });

  it("asks which column is which where titles do not say, and reads it as told", async () => {
    const { token } = member;
    const { body } = await upload("quando,o que,energia total\n03/04/2026,pizza,512\n", token);
    expect(body.summary).toMatchObject({ entries: { meals: 0 }, table: { isEnough: false } });
    const empty = await call(`/api/imports/${body.id}/start`, { method: "POST", token });
    expect([empty.status, empty.body.code]).toEqual([422, "import_empty"]);
    const told = await call(`/api/imports/${body.id}`, {
      method: "PUT",
      token,
      body: { columns: { date: 0, food: 1, kcal: 2 } },
    });
    expect(told.body.summary).toMatchObject({ entries: { meals: 1 }, days: { first: "2026-04-03" } });
  });

  it("is one's own: nobody else's is there, and of one that is over nothing is begun again", async () => {
    const { token } = await createMember({ status: "active" });
    const { id } = await importFile(DIARY, token);
    const other = await createMember({ status: "active" });
    for (const [path, method] of [
      ["", "GET"],
      ["", "DELETE"],
      ["/start", "POST"],
    ] as const)
      expect((await call(`/api/imports/${id}${path}`, { method, token: other.token })).status).toBe(404);
    expect((await call(`/api/imports/${id}/start`, { method: "POST", token })).body.code).toBe("conflict");
    await sql("UPDATE app.diary_imports SET finished_at = now() - interval '31 days' WHERE id = $1", [id]);
    expect((await call(`/api/imports/${id}`, { method: "DELETE", token })).body.code).toBe("import_final");
  });

  it.each<[string, string | Uint8Array, string]>([
    ["an archive", Buffer.from("PK\u0003\u0004"), "file"],
    ["a page", "<!doctype html><html></html>", "file"],
    ["nothing", "", "file"],
  ])("of %s is refused with a sentence", async (_name, file, field) => {
    const { status, body } = await upload(file, member.token);
    expect([status, body.code, typeof body.fields?.[field]]).toEqual([422, "validation", "string"]);
  });

  it("of more than is taken is refused before it is read", async () => {
    const { status, body } = await upload(new Uint8Array(25 * 1024 * 1024), member.token);
    expect([status, body.code]).toEqual([413, "body_too_large"]);
  });

  it("of a list of foods keeps them as one's own, not twice, until it is taken back", async () => {
    const { token } = await createMember({ status: "active" });
    const list =
      "name,serving_size,serving_unit,calories,protein,carbs,fat\nGranola da casa,40,g,180,4,26,6\nCaldo da casa,250,ml,20,1,2,1\n";
    const { body } = await upload(list, token);
    expect(body.summary).toMatchObject({ ownFoods: 2, entries: { meals: 0 } });
    const done = await importFile(list, token);
    expect(done).toMatchObject({ status: "done", stored: 2 });
    const own = async () =>
      (await call("/api/own-foods", { token })).body.foods.map(({ name }: { name: string }) => name);
    expect(await own()).toEqual(["Caldo da casa", "Granola da casa"]);
    expect(await importFile(list, token)).toMatchObject({ stored: 0, duplicates: 2 });
    await call(`/api/imports/${done.id}`, { method: "DELETE", token });
    expect((await settledImport(done.id, token)).status).toBe("undone");
    expect(await own()).toEqual([]);
  });

  it("stops storing when the consent to health data is taken back", async () => {
    const { token, userId } = await createMember({ status: "active" });
    const { body } = await upload(DIARY, token);
    await sql(
      "INSERT INTO app.consents (user_id, id, kind, version, granted) VALUES ($1, gen_random_uuid(), 'health', '1', false)",
      [userId],
    );
    await sql("UPDATE app.diary_imports SET status = 'running' WHERE id = $1", [body.id]);
    expect((await call(`/api/imports/${body.id}/start`, { method: "POST", token })).status).toBe(403);
    const { wakeImports } = await import("@/lib/jobs/imports");
    wakeImports([{ userId, id: body.id }]);
    expect(await settledImport(body.id, token)).toMatchObject({ status: "done", stored: 0 });
  });
});

describe("what was exported", () => {
  it.each(["json", "csv"])("as %s gives an empty account the same days", async (format) => {
    const from = await createMember({ status: "active" });
    const { token } = from;
    await call("/api/meals", {
      token,
      body: { text: "almocei 2 conchas de feijão, 1 bife e 100 g de arroz sem sal" },
    });
    await call("/api/meals", {
      token,
      body: {
        day: YESTERDAY,
        kind: "supper",
        items: [{ food: "banana-prata", quantity: 2, portion: "unidade" }],
      },
    });
    await call("/api/water", { token, body: { ml: 350 } });
    await call("/api/water", { token, body: { ml: 350 } });
    await call("/api/weight", { token, body: { kg: 71.3, day: YESTERDAY } });
    const gone = await call("/api/meals", { token, body: { text: "1 pão francês" } });
    await call(`/api/meals/${gone.body.id}`, { method: "DELETE", token });

    const response = await call(`/api/export?format=${format}`, { token });
    const file = format === "json" ? JSON.stringify(response.body) : response.body;
    const to = await createMember({ status: "active" });
    const done = await importFile(file, to.token, `garfo.${format}`);
    expect(done).toMatchObject({ source: "garfo", status: "done", summary: { problems: [] } });
    const days = await totals(to.userId);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(await totals(from.userId));
    // A sheet tells moments to the second.
    const upTo = format === "csv" ? 19 : undefined;
    const plain = (meals: { eatenAt: string; items: object[] }[]) =>
      meals.map((meal) => ({
        ...meal,
        eatenAt: meal.eatenAt.slice(0, upTo),
        id: "",
        source: "",
        version: 0,
        items: meal.items.map((item) => ({ ...item, id: "" })),
      }));
    for (const { day } of days as { day: string }[]) {
      expect(plain(await mealsOf(to.token, day))).toEqual(plain(await mealsOf(token, day)));
    }
    const again = await importFile(file, to.token);
    expect(again).toMatchObject({ stored: 0 });
    expect(await totals(to.userId)).toEqual(days);
  });
});
