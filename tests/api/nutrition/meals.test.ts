import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, dayAt } from "@/lib/nutrition/calendar/day";
import { mealSchema } from "@/lib/nutrition/meals/meal-schema";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember, type Member } from "@/tests/factories";
import { BEANS, lonelyMeal, postMeal, RICE, readDiary } from "./meal-rig";

let member: Member;

beforeAll(async () => {
  member = await createMember();
});

const post = (body: unknown, token = member.token) => postMeal(body, token);

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
      sodium_mg: 1002,
    });
    expect(await readDiary(`day=${YESTERDAY}`, owner.token)).toEqual({
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

  it("takes what is named in general as it mostly is, which is then not left out", async () => {
    const { status, body } = await post({ text: "comi uma fruta" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ meals: [{ items: [{ food: "fruta" }] }], unclear: [] });
  });

  it("stores nothing of an amount that nobody eats, and says so", async () => {
    const { token } = await createMember();
    for (const text of [
      "comi 200kg de arroz",
      "bebi 100 litros de coca",
      "comi 200kg de arroz e 90kg de feijão",
    ])
      expect(await post({ text }, token)).toMatchObject({ status: 422, body: { code: "unlikely_amount" } });
    const { body } = await post({ text: "comi 200kg de arroz, 90 kg de feijão e 1 banana" }, token);
    expect(body.meals).toMatchObject([{ items: [{ food: "banana-prata", grams: 75 }] }]);
    expect(body.unclear).toEqual(["200kg de arroz", "90 kg de feijão"]);
    expect((await readDiary(`day=${body.day}`, token)).meals).toHaveLength(1);
  });

  it.each([
    ["no food", "bom dia, tudo bem?"],
    ["emoji", "🎉👍😀"],
    ["noise", "x".repeat(4096)],
  ])("says so when a text tells of %s", async (_, text) => {
    expect(await post({ text })).toMatchObject({ status: 422, body: { code: "nothing_understood" } });
  });

  it("takes a food by its id, by its name in either language, or by another name of it", async () => {
    const names = ["arroz-branco", "Arroz branco", "ARROZ BRANCO COZIDO", "White rice, cooked", " arroz "];
    const { status, body } = await post({ items: names.map((food) => ({ food, grams: 100 })) });
    expect(status).toBe(201);
    expect(new Set(body.items.map((item: { food: string }) => item.food))).toEqual(new Set(["arroz-branco"]));
    const portion = await post({ items: [{ food: "Feijão carioca", quantity: 2, portion: "concha" }] });
    expect(portion.body.items).toMatchObject([
      { food: "feijao-carioca", name: "Feijão carioca", grams: 280 },
    ]);
  });

  it("answers a portion in the reader's language and as data, however it was told", async () => {
    const english = { "Accept-Language": "en-US" };
    const items = [
      { food: "feijao-carioca", quantity: 2, measure: "concha" },
      { food: "pao-frances", quantity: 0.5, portion: "large unit" },
      { food: "arroz-branco", grams: 90, quantity: 4, measure: "colher-de-sopa" },
      { food: "arroz-branco", grams: 90, portion: "um tantinho" },
    ];
    const { token } = await createMember();
    const { status, body } = await call("/api/meals", { token, headers: english, body: { items } });
    expect(status).toBe(201);
    expect(body.items).toMatchObject([
      { name: "Pinto beans, cooked", portion: "2 ladles", quantity: 2, measure: "concha", grams: 280 },
      { portion: "½ large unit", quantity: 0.5, measure: "unidade", size: "large", grams: 35 },
      { portion: "4 tablespoons", quantity: 4, measure: "colher-de-sopa", grams: 90 },
      { portion: "um tantinho", grams: 90 },
    ]);
    expect(body.items[3]).not.toHaveProperty("measure");
    const { body: diary } = await call(`/api/meals?day=${body.day}`, { token });
    expect(diary.meals[0].items.map(({ portion }: { portion: string }) => portion)).toEqual([
      ...["2 conchas", "½ unidade grande", "4 colheres de sopa", "um tantinho"],
    ]);
  });

  it("says which item's food it does not know", async () => {
    const items = [RICE, { food: "pedra", grams: 10 }, { food: "constructor", grams: 10 }];
    expect(await post({ items: items.slice(0, 2) })).toMatchObject({
      status: 422,
      body: {
        code: "food_unknown",
        error: "Não conhecemos este alimento.",
        fields: { "items.1.food": "Não conhecemos este alimento. Procure pelo nome e escolha um da lista." },
      },
    });
    expect((await post({ items: items.slice(2) })).body.code).toBe("food_unknown");
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

  it("says whether the day or the time is the one that cannot be", async () => {
    const refused = async (when: object) => (await post({ ...when, items: [RICE] })).body;
    const date = "Informe uma data válida.";
    expect(await refused({ day: "2999-01-01" })).toMatchObject({
      code: "invalid_day",
      fields: { day: date },
    });
    for (const when of [
      { eatenAt: "2999-01-01T10:00:00Z" },
      { day: YESTERDAY, eatenAt: "2026-01-01T10:00:00Z" },
    ]) {
      expect(await refused(when)).toMatchObject({ code: "invalid_day", fields: { eatenAt: date } });
    }
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
    const first = await readDiary(`${span}&limit=3`, token);
    const second = await readDiary(`${span}&limit=3&cursor=${encodeURIComponent(first.nextCursor)}`, token);
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
