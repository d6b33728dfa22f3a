import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { outbox, sweepOutbox } from "@/lib/jobs/outbox";
import { replies, uniqueNumber, write } from "./phone";

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
  const [, sent] = await replies(number, 2);
  expect(sent?.text).toBe("oi");
});
