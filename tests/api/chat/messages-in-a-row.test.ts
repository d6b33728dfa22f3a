import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { sendWaiting } from "@/lib/chat/channel/send-outbound.server";
import { processNext } from "@/lib/chat/turns/process-inbound.server";
import { db } from "@/lib/db";
import { AFTERNOON } from "@/tests/days";
import { call } from "@/tests/factories";
import { bubbles, control, createWriter, processed, replies, tap, write } from "./phone";

/** Written one after the other, sooner than anybody is answered; what came back once all is sent. */
async function atOnce(number: string, lines: readonly string[]) {
  let last = "";
  for (const line of lines) last = (await write(number, line)).wamid;
  await processed(last);
  return settled(number);
}

async function settled(number: string) {
  await vi.waitFor(
    async () => {
      const where = { contact: number, status: { in: ["queued" as const, "sending" as const] } };
      expect(await db().outboundMessage.count({ where })).toBe(0);
      expect(await db().inboundMessage.count({ where: { contact: number, status: "received" } })).toBe(0);
    },
    { timeout: 20_000, interval: 50 },
  );
  return bubbles(number);
}

/** As many messages as given wait in the inbox, sent within these seconds, and no process was told. */
async function waiting(number: string, lines: readonly string[], apartMs = 1_000) {
  const began = Date.now() - lines.length * apartMs - 5_000;
  const ids = lines.map(() => `wamid.${randomUUID()}`);
  await db().inboundMessage.createMany({
    data: lines.map((text, at) => ({
      ...{ id: ids[at] ?? "", contact: number, type: "text", sentAt: new Date(began + at * apartMs) },
      payload: {
        ...{ waId: number, scopedId: null, name: null, replyTo: null },
        content: { type: "text", text },
      },
    })),
  });
  return ids;
}

describe("messages in a row", () => {
  it("are answered as one: each is stored, what was logged stands together, the day once", async () => {
    const { number, userId } = await createWriter();
    const sent = await atOnce(number, ["comi 1 banana", "e 2 ovos cozidos", "bebi 300 ml de água"]);
    expect(sent).toHaveLength(1);
    const text = sent[0]?.text ?? "";
    for (const word of ["Banana", "Ovo", "300 ml"]) expect(text).toContain(word);
    expect(text.match(/Hoje até agora/g)).toHaveLength(1);
    const rows = await db().outboundMessage.findMany({ where: { userId }, orderBy: { seq: "asc" } });
    expect(rows.filter(({ status }) => status === "gathered")).toHaveLength(2);
    expect(await db().chatCount.findMany({ where: { userId } })).toMatchObject([{ messages: 3 }]);
    const undo = sent[0]?.buttons[1];
    await tap(number, undo ?? { id: "", title: "" });
    await replies(number, 2);
    expect(await db().meal.count({ where: { userId, deletedAt: null } })).toBe(0);
    expect(await db().waterEntry.count({ where: { userId } })).toBe(0);
  });

  it("a correction behind a meal: the meal as it is now, and nothing of how it was", async () => {
    const { number, token } = await createWriter({ timeZone: AFTERNOON.zone });
    const sent = await atOnce(number, ["almocei arroz, feijão e bife", "o bife era frango grelhado"]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/frango/i);
    expect(sent[0]?.text).not.toMatch(/Bife/);
    const { body } = await call("/api/diary", { token });
    expect(body.meals).toHaveLength(1);
    expect(body.meals[0].items).toHaveLength(3);
  });

  it("a greeting before and thanks behind are not answered on their own", async () => {
    const { number } = await createWriter();
    const sent = await atOnce(number, ["oi", "comi 1 banana", "obrigada"]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain("Banana");
    expect(sent[0]?.buttons).toHaveLength(2);
  });

  it("a question behind a meal is answered under it", async () => {
    const { number } = await createWriter();
    const sent = await atOnce(number, ["comi 1 banana", "quanto falta de proteína hoje?"]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/Banana[\s\S]*[Pp]rote/);
  });

  it("an emergency comes first, and what was told before it is still told", async () => {
    const { number } = await createWriter();
    const sent = await atOnce(number, ["comi 1 banana", "tô com uma dor forte no peito e falta de ar"]);
    expect(sent[0]?.text).toContain("192");
    expect(sent[0]?.text).not.toContain("Banana");
    expect(sent.at(-1)?.text).toContain("Banana");
  });

  it("what comes once the first is answered is answered by itself", async () => {
    const { number } = await createWriter();
    await write(number, "comi 1 banana");
    await replies(number, 1);
    await write(number, "e 2 ovos cozidos");
    const [, second] = await replies(number, 2);
    expect(second?.text).toContain("Ovo");
  });

  it("that waited together, and minutes apart, are two answers", async () => {
    const { number } = await createWriter();
    await waiting(number, ["bebi 100 ml de água", "bebi 200 ml de água"], 120_000);
    await write(number, "comi 1 banana");
    expect(await settled(number)).toHaveLength(3);
  });
});

describe("however they come", () => {
  it("twelve at once: each stored once, in few answers that name every one", async () => {
    const { number, userId } = await createWriter();
    const amounts = Array.from({ length: 12 }, (_, i) => 101 + i);
    await Promise.all(amounts.map((ml) => write(number, `bebi ${ml} ml de água`)));
    const sent = await settled(number);
    const said = sent.flatMap(({ text }) => [...text.matchAll(/\*(\d+) ml\*/g)].map(([, ml]) => Number(ml)));
    expect(said.sort()).toEqual(amounts);
    expect(sent.length).toBeLessThan(12);
    expect(await db().waterEntry.count({ where: { userId } })).toBe(12);
  });

  it("worked by several processes at once: in order, nothing twice", async () => {
    const { number, userId } = await createWriter();
    const lines = [110, 120, 130, 140, 150].map((ml) => `bebi ${ml} ml de água`);
    const ids = await waiting(number, lines);
    const work = async () => {
      for (let turn = 0; turn < 2 * lines.length; turn++) await processNext(number);
    };
    await Promise.all([work(), work(), work()]);
    const rows = await db().outboundMessage.findMany({ where: { userId }, orderBy: { seq: "asc" } });
    expect(rows.map(({ inReplyTo }) => inReplyTo)).toEqual(ids);
    expect(rows.map(({ status }) => status === "gathered")).toEqual([true, true, true, true, false]);
    const said = JSON.stringify(rows.at(-1)?.body);
    const amounts = [...said.matchAll(/\*(\d+) ml\*/g)].map(([, ml]) => ml);
    expect(amounts).toEqual(["110", "120", "130", "140", "150"]);
  });

  it("an answer lets what came meanwhile be read first, though not for long", async () => {
    const { number, userId } = await createWriter();
    await control("/whatsapp/window", { number, open: true });
    await waiting(number, ["bebi 110 ml de água"]);
    await processNext(number);
    const [next = ""] = await waiting(number, ["bebi 120 ml de água"], 0);
    await db().outboundMessage.updateMany({ where: { userId }, data: { nextAttemptAt: new Date() } });
    expect(await sendWaiting(number, 1)).not.toBeNull();
    expect(await bubbles(number)).toEqual([]);
    await db().inboundMessage.update({
      where: { id: next },
      data: { receivedAt: new Date(Date.now() - 10_000) },
    });
    await sendWaiting(number, 1);
    expect(await bubbles(number)).toHaveLength(1);
  });

  it("a process that dies between the two: the answer of the first is not lost and not sent twice", async () => {
    const { number, userId } = await createWriter();
    await waiting(number, ["bebi 110 ml de água", "comi 1 banana"]);
    // It answers the first and is gone before it wakes anybody: what is left stands in the database alone.
    await processNext(number);
    await write(number, "bebi 120 ml de água");
    const sent = await settled(number);
    const text = sent.map((bubble) => bubble.text).join("\n");
    for (const once of [/\*110 ml\*/g, /• Banana/g, /\*120 ml\*/g]) expect(text.match(once)).toHaveLength(1);
    expect(await db().waterEntry.count({ where: { userId } })).toBe(2);
    expect(await db().meal.count({ where: { userId } })).toBe(1);
  });
});
