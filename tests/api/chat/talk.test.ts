import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call } from "@/tests/factories";
import { createWriter, processed, replies, tap, write, writeInTurn } from "./phone";

/** As if the person had last written so many hours ago. */
async function letPass(number: string, hours: number) {
  const at = new Date(Date.now() - hours * 3_600_000);
  await db().conversation.update({ where: { contact: number }, data: { lastInboundAt: at } });
}

describe("a weight far from the last one", () => {
  it("is asked about and kept only after a yes", async () => {
    const { number, userId } = await createWriter();
    await write(number, "peso 72");
    await replies(number, 1);
    await write(number, "peso 27");
    const [, asked] = await replies(number, 2);
    expect(asked?.text).toContain("72 kg");
    expect(asked?.text).toContain("27 kg");
    expect(await db().weightEntry.findMany({ where: { userId }, select: { kg: true } })).toEqual([
      { kg: 72 },
    ]);

    await tap(number, asked?.buttons.at(-1) as { id: string; title: string });
    await replies(number, 3);
    expect(await db().weightEntry.count({ where: { userId } })).toBe(1);

    await write(number, "peso 27");
    await replies(number, 4);
    await write(number, "sim");
    const [, , , , logged] = await replies(number, 5);
    expect(logged?.text).toContain("27 kg");
    expect((await db().weightEntry.findMany({ where: { userId } })).map(({ kg }) => kg).sort()).toEqual([
      27, 72,
    ]);
  });

  it("does not keep the meal beside it waiting", async () => {
    const { number, userId } = await createWriter();
    await writeInTurn(number, ["peso 72", "comi 1 banana e peso 27 kg"]);
    const sent = await replies(number, 3);
    expect(sent.map(({ text }) => text).join("\n")).toContain("27 kg");
    expect(await db().meal.count({ where: { userId } })).toBe(1);
    expect(await db().weightEntry.count({ where: { userId } })).toBe(1);
  });

  it("is refused where the web's text cannot ask", async () => {
    const { number, token, userId } = await createWriter();
    await write(number, "peso 72");
    await replies(number, 1);
    const { status, body } = await call("/api/meals", { method: "POST", token, body: { text: "peso 27" } });
    expect([status, body.code]).toEqual([422, "unlikely_weight"]);
    expect(await db().weightEntry.count({ where: { userId } })).toBe(1);
  });
});

describe("a talk that rested", () => {
  it("leaves what was logged yesterday as it is", async () => {
    const { number, userId } = await createWriter();
    await write(number, "comi 2 bananas");
    await replies(number, 1);
    await letPass(number, 26);
    const before = await db().mealItem.findMany({ where: { userId } });
    await write(number, "foram 4, não 2");
    const [, answer] = await replies(number, 2);
    expect(answer?.text).not.toContain("✏️");
    expect(await db().mealItem.findMany({ where: { userId } })).toEqual(before);
  });

  it("takes what is told again for another meal, and mends it at once", async () => {
    const { number, userId } = await createWriter();
    const eaten = async () => {
      const items = await db().mealItem.findMany({ where: { userId }, select: { grams: true } });
      return items.map(({ grams }) => Number(grams)).sort((a, b) => a - b);
    };
    await writeInTurn(number, ["comi 200 g de melancia", "300 g de melancia"]);
    await replies(number, 2);
    expect(await eaten()).toEqual([300]);
    await letPass(number, 5);
    await write(number, "200 g de melancia");
    await replies(number, 3);
    expect(await eaten()).toEqual([200, 300]);
    await write(number, "250 g de melancia");
    await replies(number, 4);
    expect(await eaten()).toEqual([250, 300]);
  });

  it("has no open question any more", async () => {
    const { number, userId } = await createWriter();
    await write(number, "peso 724");
    await replies(number, 1);
    await letPass(number, 3);
    const { wamid } = await write(number, "sim");
    await processed(wamid);
    expect(await db().weightEntry.count({ where: { userId } })).toBe(0);
  });
});

describe("repetir", () => {
  async function dinner(token: string, daysAgo: number, food: string) {
    const body = { day: addDays(TODAY, -daysAgo), kind: "dinner", items: [{ food, grams: 200 }] };
    expect((await call("/api/meals", { method: "POST", token, body })).status).toBeLessThan(300);
  }

  it("a dinner of some days ago, the latest", async () => {
    const { number, token, userId } = await createWriter();
    await dinner(token, 6, "lasanha");
    await dinner(token, 5, "feijoada");
    await write(number, "repetir jantar");
    const [answer] = await replies(number, 1);
    expect(answer?.text).toContain("Feijoada");
    expect(await db().meal.count({ where: { userId, day: dateOf(TODAY) } })).toBe(1);
  });

  it("the one before today's, where there is one", async () => {
    const { number, token } = await createWriter();
    await dinner(token, 0, "lasanha");
    await dinner(token, 2, "feijoada");
    await write(number, "repetir jantar");
    const [answer] = await replies(number, 1);
    expect(answer?.text).toContain("Feijoada");
  });

  it("nothing older than a week", async () => {
    const { number, token, userId } = await createWriter();
    await dinner(token, 9, "lasanha");
    const { wamid } = await write(number, "repetir jantar");
    await processed(wamid);
    expect(await db().meal.count({ where: { userId } })).toBe(1);
  });
});
