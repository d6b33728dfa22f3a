import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dayOf } from "@/lib/nutrition/calendar/day";
import { AFTERNOON } from "@/tests/days";
import { createWriter, writeInTurn } from "./phone";

const { zone: timeZone, today: TODAY, yesterday: YESTERDAY } = AFTERNOON;

/** Writes one message after the other, each once the one before is answered. */
async function talk(...turns: readonly string[]): Promise<string> {
  const { number, userId } = await createWriter({ timeZone });
  await writeInTurn(number, turns);
  return userId;
}

/** The diary as the database holds it: "2026-11-22 lunch: arroz-branco 125", by day and kind. */
async function diaryOf(userId: string): Promise<string[]> {
  const meals = await db().meal.findMany({
    where: { userId, deletedAt: null },
    include: { items: { orderBy: { position: "asc" } } },
  });
  const told = meals.map(({ day, kind, items }) => {
    return `${dayOf(day)} ${kind}: ${items.map(({ food, grams }) => `${food} ${grams}`).join(", ")}`;
  });
  return told.sort();
}

/** What the day's totals hold. */
async function totalOf(userId: string, day: string) {
  const total = await db().dayTotal.findFirst({ where: { userId, day: new Date(day) } });
  return { kcal: total?.kcal ?? 0, waterMl: total?.waterMl ?? 0 };
}

const BREAKFAST = "café da manhã: 2 ovos";
const LUNCH = "almocei arroz e bife";

it("changes how many there were of an earlier meal, and the day's total with it", async () => {
  const userId = await talk(BREAKFAST, LUNCH, "na verdade foram 3 ovos");
  expect(await diaryOf(userId)).toEqual([
    `${TODAY} breakfast: ovo-cozido 135`,
    `${TODAY} lunch: arroz-branco 125, bife-grelhado 100`,
  ]);
  const items = await db().mealItem.findMany({ where: { userId } });
  const sum = items.reduce((total, { kcal }) => total + kcal, 0);
  expect((await totalOf(userId, TODAY)).kcal).toBeCloseTo(sum, 0);
});

it("removes an earlier meal by its name, and nothing else", async () => {
  const userId = await talk(BREAKFAST, LUNCH, "apaga o café da manhã");
  expect(await diaryOf(userId)).toEqual([`${TODAY} lunch: arroz-branco 125, bife-grelhado 100`]);
});

it("removes water that was told before a meal", async () => {
  const userId = await talk("bebi 500 ml de água", LUNCH, "tira a água");
  expect(await db().waterEntry.count({ where: { userId } })).toBe(0);
  expect((await totalOf(userId, TODAY)).waterMl).toBe(0);
  expect(await diaryOf(userId)).toHaveLength(1);
});

it("corrects one of several waters", async () => {
  const userId = await talk("bebi 500 ml de água", "mais 300", "errei, aquele de 300 era 200");
  const waters = await db().waterEntry.findMany({ where: { userId }, orderBy: { at: "asc" } });
  expect(waters.map(({ ml }) => ml).sort()).toEqual([200, 500]);
  expect((await totalOf(userId, TODAY)).waterMl).toBe(700);
});

it("reaches yesterday's meal by its food", async () => {
  const userId = await talk("ontem jantei sopa e pão", BREAKFAST, "tira o pão");
  expect(await diaryOf(userId)).toEqual([
    expect.stringMatching(`^${YESTERDAY} dinner: sopa[a-z-]+ [0-9.]+$`),
    `${TODAY} breakfast: ovo-cozido 90`,
  ]);
});

it("reaches an earlier day that is named, or was told of in this talk", async () => {
  const told = ["anteontem jantei 300 g de picanha e 100 g de linguiça", "hoje almocei 200 g de arroz"];
  const named = await talk(...told, "a picanha de anteontem era 250 g");
  const before = addDays(TODAY, -2);
  expect(await diaryOf(named)).toContain(`${before} dinner: picanha 250, linguica-toscana 100`);
  const spoken = await talk(...told, "tira a linguiça, nem cheguei a comer");
  expect(await diaryOf(spoken)).toContain(`${before} dinner: picanha 300`);
});

it("moves a named meal to yesterday and both days' totals follow", async () => {
  const userId = await talk(BREAKFAST, LUNCH, "passa o almoço pra ontem");
  expect(await diaryOf(userId)).toEqual([
    `${YESTERDAY} lunch: arroz-branco 125, bife-grelhado 100`,
    `${TODAY} breakfast: ovo-cozido 90`,
  ]);
  expect((await totalOf(userId, YESTERDAY)).kcal).toBeGreaterThan(200);
  expect((await totalOf(userId, TODAY)).kcal).toBeLessThan(200);
});

it("moves one food to a meal of its own where none is there", async () => {
  const userId = await talk(LUNCH, "na verdade o bife foi ontem");
  expect(await diaryOf(userId)).toEqual([
    `${YESTERDAY} lunch: bife-grelhado 100`,
    `${TODAY} lunch: arroz-branco 125`,
  ]);
});

it("opens a dish and takes one part out of it", async () => {
  const userId = await talk("comi pão com manteiga no café da manhã", LUNCH, "tira a manteiga");
  expect(await diaryOf(userId)).toContain(`${TODAY} breakfast: pao-frances 50`);
});

it("does several things at once", async () => {
  const userId = await talk("almocei arroz e frango", "tira o frango e o arroz era integral");
  expect(await diaryOf(userId)).toEqual([`${TODAY} lunch: arroz-integral 125`]);
});

it("stores a meal that is told beside a correction", async () => {
  const userId = await talk("almocei macarronada", "na vdd isso foi ontem, hoje almocei peixe grelhado");
  expect(await diaryOf(userId)).toEqual([
    expect.stringMatching(`^${YESTERDAY} lunch: macarr`),
    `${TODAY} lunch: peixe-grelhado 120`,
  ]);
});

it("takes a weight back", async () => {
  const userId = await talk("peso 82", "apaga o peso");
  expect(await db().weightEntry.count({ where: { userId } })).toBe(0);
});

it("of a food that nobody logged changes nothing", async () => {
  const userId = await talk(BREAKFAST, "hmm tira o sorvete");
  expect(await diaryOf(userId)).toEqual([`${TODAY} breakfast: ovo-cozido 90`]);
});

it("puts back what was taken out, into its own meal or as one", async () => {
  const one = await talk(LUNCH, "tira o bife", "volta o bife");
  expect(await diaryOf(one)).toEqual([`${TODAY} lunch: arroz-branco 125, bife-grelhado 100`]);
  const all = await talk(LUNCH, "apaga tudo", "volta o arroz");
  expect(await diaryOf(all)).toEqual([`${TODAY} lunch: arroz-branco 125`]);
});

it("repeats a meal without what was left out this time", async () => {
  const userId = await talk(
    "ontem no café comi iogurte natural, granola e mamão",
    "hoje no café o mesmo de ontem, mas sem granola",
  );
  const [before, today] = await diaryOf(userId);
  expect(before).toMatch(new RegExp(`^${YESTERDAY} breakfast: iogurte-natural .*granola .*mamao`));
  expect(today).toMatch(new RegExp(`^${TODAY} breakfast: iogurte-natural [\\d.]+, mamao [\\d.]+$`));
});
