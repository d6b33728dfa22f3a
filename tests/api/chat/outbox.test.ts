import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { outbox, sweepOutbox, wakeOutbox } from "@/lib/jobs/outbox";
import { bubbles, control, createWriter, replies, uniqueNumber, write } from "./phone";

/** What stands in the database of a contact's messages: what became of each, and when it is due. */
const standings = (contacts: readonly string[]) =>
  db().$queryRaw<{ status: string; error: string | null; attempts: number; due: string | null }[]>`
    SELECT status::text, error, attempts,
      CASE WHEN status IN ('queued', 'sending') THEN (next_attempt_at - now())::text END AS due
    FROM app.outbound_messages WHERE contact = ANY(${[...contacts]}) ORDER BY seq`;

const SENT = { status: expect.stringMatching(/^(sent|delivered|read)$/), error: null, due: null };

it("a sweep also takes on what is only due soon, as after a process that died with it", async () => {
  const number = uniqueNumber();
  // Who wrote may be written to.
  await write(number, "oi");
  await replies(number, 1);
  const id = randomUUID();
  await db().$executeRaw`
    INSERT INTO app.outbound_messages (id, contact, recipient, body, status, attempts, next_attempt_at)
    VALUES (${id}::uuid, ${number}, ${number}, '{"type":"text","body":"oi"}', 'queued', 1, now() + interval '2 seconds')`;
  await sweepOutbox();
  await outbox().settled();
  await vi.waitFor(async () => expect(await standings([number])).toMatchObject([SENT, SENT]), 15_000);
  const [, sent] = await bubbles(number);
  expect(sent?.text).toBe("oi");
});

it("an answer goes before the reminders that were waiting when it was written", async () => {
  const { userId } = await createWriter();
  const reminded = Array.from({ length: 60 }, uniqueNumber);
  const number = uniqueNumber();
  for (const one of [...reminded, number]) await control("/whatsapp/window", { number: one, open: true });
  await db().outboundMessage.createMany({
    data: reminded.map((contact, i) => ({
      ...{
        userId,
        contact,
        recipient: contact,
        slot: `test:${i}`,
        expiresAt: new Date(Date.now() + 3_600_000),
      },
      body: { type: "text", body: "Hora da água" },
    })),
  });
  await db().outboundMessage.create({
    data: { contact: number, recipient: number, body: { type: "text", body: "resposta" } },
  });
  wakeOutbox(reminded, "patient");
  wakeOutbox([number]);
  await outbox().settled();
  expect(await standings([...reminded, number])).toMatchObject([...reminded.map(() => SENT), SENT]);
  const orderOf = async (to: string) => (await bubbles(to))[0]?.seq ?? Number.NaN;
  const answer = await orderOf(number);
  const reminders = await Promise.all(reminded.map(orderOf));
  expect(reminders.filter((seq) => seq < answer).length).toBeLessThan(30);
  expect(reminders.filter((seq) => seq > answer).length).toBeGreaterThan(30);
});
