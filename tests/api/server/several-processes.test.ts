import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { sendWaiting } from "@/lib/chat/channel/send-outbound.server";
import { processNext } from "@/lib/chat/turns/process-inbound.server";
import { db, type Tx } from "@/lib/db";
import { bubbles, createWriter, replies, write } from "@/tests/api/chat/phone";

/** Nobody is woken for these: only who calls for the contact processes or sends. */
async function storeWater(contact: string, amounts: readonly number[]): Promise<string[]> {
  const started = Date.now() - 10_000;
  const data = amounts.map((ml, index) => ({
    ...{ id: `wamid.${randomUUID()}`, contact, type: "text", sentAt: new Date(started + index) },
    payload: {
      ...{ waId: contact, scopedId: null, name: null, replyTo: null },
      content: { type: "text", text: `bebi ${ml} ml de água` },
    },
  }));
  await db().inboundMessage.createMany({ data });
  return data.map(({ id }) => id);
}

async function processAll(contact: string): Promise<void> {
  for (let isMore = true; isMore; ) isMore = (await processNext(contact)).more;
}

it("process one person's messages in order, each once, the first talk of all included", async () => {
  const { number, userId } = await createWriter();
  const amounts = [110, 120, 130, 140, 150, 160, 170, 180];
  const asked = await storeWater(number, amounts);
  await Promise.all(Array.from({ length: 6 }, () => processAll(number)));
  await processAll(number);

  const answers = await db().outboundMessage.findMany({
    where: { contact: number },
    orderBy: { seq: "asc" },
  });
  expect(answers.map(({ inReplyTo }) => inReplyTo)).toEqual(asked);
  // Unseen, each answer tells what the one before it did, too.
  const told = [...JSON.stringify(answers.at(-1)?.body).matchAll(/(\d+) ml/g)].map(([, ml]) => Number(ml));
  expect(told.slice(0, amounts.length)).toEqual(amounts);
  const day = await db().dayTotal.findFirstOrThrow({ where: { userId } });
  expect(day.waterMl).toBe(1160);
  expect(await db().chatCount.findMany({ where: { userId } })).toMatchObject([{ messages: 8 }]);
});

it("look again at who writes when another settled something of theirs meanwhile", async () => {
  const { number, userId } = await createWriter();
  const setLink = (tx: Tx, status: "pending" | "confirmed") =>
    tx.whatsAppLink.update({ where: { userId }, data: { status } });
  await setLink(db(), "pending");
  await db().conversation.create({ data: { contact: number } });
  await storeWater(number, [100]);
  const [{ settled }] = await db().$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM app.conversations WHERE contact = ${number} FOR UPDATE`;
      const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
      const settled = processNext(number);
      await vi.waitFor(async () => {
        const blocked = await db().$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
        expect(blocked).toHaveLength(1);
      }, 10_000);
      await setLink(tx, "confirmed");
      await tx.$executeRaw`UPDATE app.conversations SET updated_at = clock_timestamp() WHERE contact = ${number}`;
      // In a list: a promise answered by itself would be waited for before the commit.
      return [{ settled }] as const;
    },
    { timeout: 15_000 },
  );
  await settled;
  expect(await db().waterEntry.findMany({ where: { userId } })).toMatchObject([{ ml: 100 }]);
});

it("send what waits for many people at once: each message once, and nobody's for another's sake twice", async () => {
  const writers = await Promise.all(Array.from({ length: 5 }, () => createWriter()));
  const numbers = writers.map(({ number }) => number);
  for (const number of numbers) await write(number, "oi");
  for (const number of numbers) await replies(number, 1);
  await db().outboundMessage.createMany({
    data: numbers.flatMap((contact) =>
      ["um", "dois", "três"].map((text) => ({
        ...{ contact, recipient: contact, body: { type: "text", body: text } },
      })),
    ),
  });
  await Promise.all([...numbers, ...numbers].map((number) => sendWaiting(number, 20)));
  for (const number of numbers) {
    await replies(number, 4);
    const [, ...texts] = (await bubbles(number)).map(({ text }) => text);
    expect(texts).toEqual(["um", "dois", "três"]);
  }
});
