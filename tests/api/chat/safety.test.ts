import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/tests/factories";
import { createWriter, replies, uniqueNumber, write, writeInTurn } from "./phone";
import { at, createReminded, remindAt, settledUntil, texts } from "./reminded";

/** How many of each a person has. */
async function stored(userId: string) {
  const where = { where: { userId } };
  return [
    await db().meal.count(where),
    await db().waterEntry.count(where),
    await db().weightEntry.count(where),
  ];
}

describe("an emergency", () => {
  it.each([
    ["comi 2 bananas e glicemia 45 e suando frio", ["açúcar rápido", "15 minutos", "192"]],
    ["minha língua tá inchando depois do camarão", ["alérgica", "192"]],
    ["não quero mais estar aqui", ["188", "192"]],
    ["tô com uma espinha entalada", ["192", "193", "engasg"]],
  ])("is answered alone and stores nothing: %s", async (text, words) => {
    const { number, userId } = await createWriter();
    await write(number, text);
    const sent = await replies(number, 1);
    for (const word of words.slice(0, 2)) expect(sent[0]?.text).toContain(word);
    expect(sent[0]?.text).not.toMatch(/kcal|meta/i);
    expect(await stored(userId)).toEqual([0, 0, 0]);
  });

  it("answers no open question, and the next number is no answer to it", async () => {
    const { number, userId } = await createWriter();
    await writeInTurn(number, ["peso 72", "peso 27"]);
    await write(number, "tô com dor no peito");
    await replies(number, 3);
    await write(number, "1");
    await replies(number, 4);
    expect((await db().weightEntry.findMany({ where: { userId } })).map(({ kg }) => kg)).toEqual([72]);
  });

  it("is answered to who is not a member, and to whose subscription has ended", async () => {
    const stranger = uniqueNumber();
    await write(stranger, "meu filho engasgou e não respira");
    const [told] = await replies(stranger, 1);
    expect(told?.text).toContain("193");

    const ended = {
      planId: "yearly",
      status: "expired",
      periodEnd: new Date("2020-01-01T00:00:00Z"),
    } as const;
    const { number } = await createWriter(ended);
    await write(number, "quero morrer");
    const [heard] = await replies(number, 1);
    expect(heard?.text).toContain("188");
  });

  it("keeps the reminders quiet for a day, and does not make up for them", async () => {
    const [calm, alarmed] = await Promise.all([createReminded(), createReminded()]);
    for (const person of [calm, alarmed]) await settledUntil(person, at("12:00"));
    await settledUntil(alarmed, at("12:29", "2031-03-15"));
    for (const person of [calm, alarmed]) await remindAt(person, at("12:30"));
    expect(await texts(calm)).toHaveLength(1);
    expect(await texts(alarmed)).toHaveLength(0);

    const { userId, number } = await createWriter();
    await write(number, "glicemia 38");
    await replies(number, 1);
    const { settledUntil: until } = await db().reminderSchedule.findUniqueOrThrow({ where: { userId } });
    expect(until.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it("is told on the web, and nothing is logged", async () => {
    const { token, userId } = await createWriter();
    const { status, body } = await call("/api/meals", {
      method: "POST",
      token,
      body: { text: "comi 2 bananas e minha garganta tá fechando" },
    });
    expect(status).toBe(201);
    expect(body.care).toMatchObject({ topic: "allergy", grade: "call_now" });
    expect(body.care.text).toContain("192");
    expect(await stored(userId)).toEqual([0, 0, 0]);
  });
});

describe("a feeling", () => {
  it("gets a warm word without figures, and what was plainly eaten is kept", async () => {
    const { number, userId } = await createWriter();
    await write(number, "comi 2 fatias de pizza e tô me sentindo culpada");
    const [warm] = await replies(number, 1);
    expect(warm?.text).not.toMatch(/\d|kcal/);
    expect(await stored(userId)).toEqual([1, 0, 0]);
  });

  it("keeps a weight and water that are told with it, too", async () => {
    const { number, userId } = await createWriter();
    await write(number, "pesei 85,2, culpa do rodízio, tô me sentindo culpada. bebi 500 ml de água");
    const [warm] = await replies(number, 1);
    expect(warm?.text).not.toMatch(/\d|kcal/);
    expect(await stored(userId)).toEqual([0, 1, 1]);
  });

  it("is no reason for cheer", async () => {
    const { number, userId } = await createWriter();
    await write(number, "tô fora da dieta, comi errado");
    const [warm] = await replies(number, 1);
    expect(warm?.text).toContain("respira");
    expect(await stored(userId)).toEqual([0, 0, 0]);
  });
});
