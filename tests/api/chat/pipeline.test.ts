import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { TODAY, ZONE } from "@/tests/days";
import { call } from "@/tests/factories";
import {
  bubbles,
  control,
  createWriter,
  processed,
  replies,
  tap,
  uniqueNumber,
  write,
  writeInTurn,
} from "./phone";

const LUNCH = "hoje almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio";
/** A lunch told after midnight is yesterday's. */
const lately = () => `/api/meals?from=${addDays(TODAY, -1)}&to=${TODAY}`;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe("logging", () => {
  it("tells what it stored: the reply and the diary show the same meal", async () => {
    const { number, token, userId } = await createWriter();
    const { wamid } = await write(number, LUNCH);
    const [reply] = await replies(number, 1);
    const { body } = await call(lately(), { token });
    expect(body.meals).toHaveLength(1);
    const [meal] = body.meals;
    expect(meal).toMatchObject({ kind: "lunch", source: "whatsapp_text", text: LUNCH });
    expect(meal.items.map((item: { grams: number }) => item.grams)).toEqual([280, 100, 100]);
    for (const item of meal.items) expect(reply?.text).toContain(`${item.kcal} kcal`);
    expect(reply?.text).toContain(`${meal.totals.kcal} kcal`);
    expect(reply?.buttons.map(({ title }) => title)).toEqual(["Corrigir", "Desfazer"]);
    const total = await db().dayTotal.findUniqueOrThrow({
      where: { userId_day: { userId, day: dateOf(meal.day) } },
    });
    expect(total).toMatchObject({ meals: 1, kcal: meal.totals.kcal });
    expect(await processed(wamid)).toMatchObject({ status: "processed", attempts: 0 });
  });

  it("water and weight", async () => {
    const { number, token } = await createWriter();
    const [water, weight] = await writeInTurn(number, ["bebi 500 ml de água", "peso 72,4"]);
    expect(water?.text).toContain("500 ml");
    expect(weight?.text).toContain("72,4 kg");
    const { body } = await call("/api/progress", { token });
    expect(body.summary).toMatchObject({ water_intake_today: 500, weight: 72.4 });
  });

  it("once, however often and at once the message is delivered", async () => {
    const { number, userId } = await createWriter();
    const { wamid } = await write(number, LUNCH, { times: 25 });
    await replies(number, 1);
    await write(number, LUNCH, { wamid, times: 5 });
    await processed(wamid);
    await write(number, "bebi 100 ml de água");
    expect(await replies(number, 2)).toHaveLength(2);
    expect(await db().meal.count({ where: { userId } })).toBe(1);
    expect(await db().outboundMessage.count({ where: { inReplyTo: wamid } })).toBe(1);
  });

  it("in the order in which messages were sent, when several wait", async () => {
    const { number, userId } = await createWriter();
    const started = Date.now() - 60_000;
    const ids = [300, 100, 200].map((ml) => ({ ml, id: `wamid.${randomUUID()}` }));
    await db().inboundMessage.createMany({
      data: ids.map(({ ml, id }) => ({
        ...{ id, contact: number, type: "text", sentAt: new Date(started + ml) },
        payload: {
          ...{ waId: number, scopedId: null, name: null, replyTo: null },
          content: { type: "text", text: `bebi ${ml} ml de água` },
        },
      })),
    });
    await write(number, "bebi 400 ml de água");
    // Those that waited were sent together a minute ago; the last is an answer of its own.
    const texts = (await replies(number, 2)).map(({ text }) =>
      [...text.matchAll(/\*(\d+) ml\*/g)].map(([, ml]) => ml),
    );
    expect(texts).toEqual([["100", "200", "300"], ["400"]]);
    const total = await db().dayTotal.findFirst({ where: { userId }, orderBy: { day: "desc" } });
    expect(total?.waterMl).toBe(1000);
  });

  it("many at once from one person: every one counts", async () => {
    const { number, userId } = await createWriter();
    await Promise.all(Array.from({ length: 12 }, () => write(number, "bebi 100 ml de água")));
    const counted = async () => {
      const days = await db().chatCount.findMany({ where: { userId } });
      expect(days).toMatchObject([{ messages: 12, photos: 0 }]);
    };
    await vi.waitFor(counted, { timeout: 20_000 });
    const total = await db().dayTotal.findFirstOrThrow({ where: { userId } });
    expect(total.waterMl).toBe(1200);
  });

  it("for the owner of a number that comes without its ninth digit, answering to exactly that", async () => {
    const { number, userId } = await createWriter();
    const short = number.replace(/^(55\d\d)9/, "$1");
    await write(short, "bebi 250 ml de água");
    expect((await replies(short, 1))[0]?.text).toContain("250 ml");
    expect(await db().whatsAppLink.findUnique({ where: { userId } })).toMatchObject({ waId: short });
  });

  it("for a person who hides the number later", async () => {
    const { number, userId } = await createWriter();
    const scoped = `BR.${randomUUID().replaceAll("-", "")}`;
    await write(number, "bebi 100 ml de água", { userId: scoped });
    await replies(number, 1);
    await control("/whatsapp/inbound", { userId: scoped, type: "text", text: "bebi 200 ml de água" });
    expect((await replies(scoped, 1))[0]?.text).toContain("200 ml");
    expect(await db().waterEntry.count({ where: { userId } })).toBe(2);
  });
});

describe("time", () => {
  it("the day of a message that arrives late is the day it was sent", async () => {
    const { number, userId } = await createWriter();
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const { wamid } = await write(number, "bebi 300 ml de água", { timestamp: seconds(twoDaysAgo) });
    await processed(wamid);
    const entry = await db().waterEntry.findFirstOrThrow({ where: { userId } });
    expect(entry.day).toEqual(dateOf(dayAt(twoDaysAgo, ZONE)));
  });

  it.each([
    ["1971", 31_536_000, -7],
    ["2049", 2_500_000_000, 0],
  ])("a clock in %s is not believed", async (_, timestamp, daysFromToday) => {
    const { number, userId } = await createWriter();
    const { wamid } = await write(number, "bebi 300 ml de água", { timestamp });
    await processed(wamid);
    const entry = await db().waterEntry.findFirstOrThrow({ where: { userId } });
    expect(entry.day).toEqual(dateOf(addDays(TODAY, daysFromToday)));
  });
});

describe("undo", () => {
  it("takes the meal out again by its button, and says so twice truthfully", async () => {
    const { number, userId, token } = await createWriter();
    await write(number, LUNCH);
    const undo = (await replies(number, 1))[0]?.buttons[1];
    await tap(number, undo ?? { id: "", title: "" });
    expect((await replies(number, 2))[1]?.text).toContain("Desfeito");
    expect((await call(lately(), { token })).body.meals).toEqual([]);
    await tap(number, undo ?? { id: "", title: "" });
    expect((await replies(number, 3))[2]?.text).toContain("Não há nada recente para desfazer");
    const totals = await db().dayTotal.findMany({ where: { userId } });
    for (const total of totals) expect(total).toMatchObject({ meals: 0, kcal: 0 });
    const counts = await db().chatCount.findMany({ where: { userId } });
    expect(counts.reduce((sum, { messages }) => sum + messages, 0)).toBe(3);
  });

  it("of somebody else's meal by a made-up button changes nothing", async () => {
    const other = await createWriter();
    await write(other.number, LUNCH);
    const undo = (await replies(other.number, 1))[0]?.buttons[1];
    const { number } = await createWriter();
    await tap(number, undo ?? { id: "", title: "" });
    expect((await replies(number, 1))[0]?.text).toContain("Não há nada recente para desfazer");
    expect(await db().meal.count({ where: { userId: other.userId, deletedAt: null } })).toBe(1);
  });
});

describe("messages that log nothing", () => {
  it.each([
    ["emoji only", "🍌🍌🍌"],
    ["nothing", ""],
    ["spaces", "  \n\t "],
    ["4,096 characters", "lorem ipsum ".repeat(342).slice(0, 4096)],
    ["control characters", "\u0001\u0002\u0007\u001b"],
    ["a script", "<script>alert(1)</script>"],
    ["SQL", "'; DROP TABLE app.meals; --"],
  ])("%s: a helpful answer", async (_, text) => {
    const { number } = await createWriter();
    await write(number, text);
    const [reply] = await replies(number, 1);
    expect(reply?.text.length).toBeGreaterThan(20);
    expect(reply?.text).not.toMatch(/undefined|null|NaN|\[object|chat\./);
  });

  it("a photo and a recording: an honest answer that asks for words", async () => {
    const { number } = await createWriter();
    const imageBase64 = Buffer.from("not really a photo").toString("base64");
    await control("/whatsapp/inbound", { from: number, type: "image", imageBase64, mimeType: "image/jpeg" });
    await replies(number, 1);
    await control("/whatsapp/inbound", { from: number, type: "audio" });
    const [photo, audio] = await replies(number, 2);
    expect(photo?.text).toContain("foto");
    expect(audio?.text).toContain("áudio");
  });

  it("a photo whose caption tells what it shows: the caption counts", async () => {
    const { number, userId } = await createWriter();
    const imageBase64 = Buffer.from("not really a photo").toString("base64");
    const photo = { from: number, type: "image", imageBase64, mimeType: "image/jpeg" };
    await control("/whatsapp/inbound", { ...photo, caption: "comi 2 bananas" });
    expect((await replies(number, 1))[0]?.text).toContain("Banana");
    expect(await db().meal.count({ where: { userId } })).toBe(1);
    expect(await db().chatCount.findMany({ where: { userId } })).toMatchObject([{ messages: 1, photos: 1 }]);
  });

  it("a location: not read, said so; a heart on a message: silence", async () => {
    const { number } = await createWriter();
    await control("/whatsapp/inbound", { from: number, type: "location", latitude: 1, longitude: 2 });
    const [reply] = await replies(number, 1);
    await control("/whatsapp/inbound", { from: number, type: "reaction", emoji: "❤️", replyTo: reply?.wamid });
    await write(number, "bebi 100 ml de água");
    expect((await replies(number, 2))[1]?.text).toContain("100 ml");
  });
});

describe("who may", () => {
  it("invites an unknown number once a day", async () => {
    const number = uniqueNumber();
    for (const text of ["oi", LUNCH, "alô?"]) await processed((await write(number, text)).wamid);
    const all = await replies(number, 1);
    expect(all).toHaveLength(1);
    expect(all[0]?.text).toContain(process.env.NEXT_PUBLIC_APP_URL ?? "http");
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db().conversation.update({ where: { contact: number }, data: { lastInvitedAt: yesterday } });
    await write(number, "oi");
    expect(await replies(number, 2)).toHaveLength(2);
  });

  it.each([
    ["expired", "/subscription"],
    ["pending_payment", "/subscription"],
    ["none", "/subscription"],
  ] as const)("with a subscription that is %s: told so, nothing logged", async (status, path) => {
    const { number, userId } = await createWriter({ status });
    await write(number, LUNCH);
    expect((await replies(number, 1))[0]?.text).toContain(path);
    expect(await db().meal.count({ where: { userId } })).toBe(0);
  });

  it("a trial may, until it ends", async () => {
    const { number, userId } = await createWriter({ status: "trial" });
    await write(number, "bebi 100 ml de água");
    await replies(number, 1);
    await db().subscription.updateMany({
      where: { userId },
      data: { periodEnd: new Date(Date.now() - 1000) },
    });
    await write(number, "bebi 100 ml de água");
    expect((await replies(number, 2))[1]?.text).toContain("/subscription");
    expect(await db().waterEntry.count({ where: { userId } })).toBe(1);
  });

  it("forgets the talk when the number gets another owner", async () => {
    const before = await createWriter();
    await write(before.number, LUNCH);
    await replies(before.number, 1);
    await call("/api/whatsapp-optin", { method: "DELETE", token: before.token });
    const after = await createWriter();
    await db().whatsAppLink.update({
      where: { userId: after.userId },
      data: { canonicalNumber: before.number },
    });
    await write(before.number, "desfazer");
    expect((await replies(before.number, 2))[1]?.text).toContain("Não há nada recente para desfazer");
    expect(await db().meal.count({ where: { userId: before.userId, deletedAt: null } })).toBe(1);
  });

  it("says nothing to a blocked account", async () => {
    const { number, userId } = await createWriter();
    await db().person.update({ where: { userId }, data: { blockedAt: new Date() } });
    const { wamid } = await write(number, LUNCH);
    await processed(wamid);
    expect(await bubbles(number)).toEqual([]);
    expect(await db().meal.count({ where: { userId } })).toBe(0);
  });
});

it("answers honestly when a message cannot be processed, and goes on with the next", async () => {
  const { number, userId } = await createWriter();
  await db().profile.update({ where: { id: userId }, data: { timeZone: "Mars/Olympus" } });
  const { wamid } = await write(number, LUNCH);
  expect(await processed(wamid)).toMatchObject({ status: "failed", attempts: 5 });
  expect((await replies(number, 1))[0]?.text).toContain("Algo deu errado do meu lado");
  await db().profile.update({ where: { id: userId }, data: { timeZone: ZONE } });
  await write(number, "bebi 100 ml de água");
  expect((await replies(number, 2))[1]?.text).toContain("100 ml");
  expect(await db().meal.count({ where: { userId } })).toBe(0);
});
