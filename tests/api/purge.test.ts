import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { purge } from "@/lib/jobs/purge";
import { createMember, sql } from "../factories";
import { uniqueNumber } from "./phone";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Purged once a day: whatever is left is gone before it is 30 days old. */
const KEPT = daysAgo(28.9);
const GONE = daysAgo(29.1);

const idsIn = async (table: string, ids: string[]) =>
  (await sql(`SELECT id::text FROM app.${table} WHERE id::text = ANY($1)`, [ids])).map(({ id }) => id);

it("leaves no message after 30 days", async () => {
  const contact = uniqueNumber();
  const rows = [
    [randomUUID(), "processed", KEPT],
    [randomUUID(), "processed", GONE],
    [randomUUID(), "failed", GONE],
  ] as const;
  for (const [id, status, at] of rows) {
    await sql(
      `INSERT INTO app.inbound_messages (id, contact, type, payload, status, sent_at, received_at)
       VALUES ($1, $2, 'text', '{"text":"almocei"}', $3::app.inbound_status, $4, $4)`,
      [id, contact, status, at],
    );
  }
  await purge();
  const ids = rows.map(([id]) => id);
  expect(await idsIn("inbound_messages", ids)).toEqual([ids[0]]);
});

it("leaves no answer either, but for what is still to be sent", async () => {
  const contact = uniqueNumber();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [index, [status, at]] of (
    [
      ["delivered", KEPT],
      ["delivered", GONE],
      ["queued", GONE],
    ] as const
  ).entries()) {
    await sql(
      `INSERT INTO app.outbound_messages (id, contact, recipient, body, status, created_at, next_attempt_at)
       VALUES ($1, $2, $2, '{}', $3::app.outbound_status, $4, now() + interval '1 day')`,
      [ids[index], contact, status, at],
    );
  }
  await purge();
  expect((await idsIn("outbound_messages", ids)).sort()).toEqual([ids[0], ids[2]].sort());
  await sql("DELETE FROM app.outbound_messages WHERE contact = $1", [contact]);
});

it("forgets a talk that rests, and the number of somebody who has no account", async () => {
  const { userId } = await createMember();
  const [own, stranger, recent] = [uniqueNumber(), uniqueNumber(), uniqueNumber()];
  const state = { last: [], open: { said: "pedra" } };
  for (const [contact, owner, at] of [
    [own, userId, GONE],
    [stranger, null, GONE],
    [recent, null, KEPT],
  ] as const) {
    await sql(
      "INSERT INTO app.conversations (contact, user_id, state, last_inbound_at, updated_at) VALUES ($1, $2, $3, $4, $4)",
      [contact, owner, state, at],
    );
  }
  await purge();
  const left = await sql("SELECT contact, state FROM app.conversations WHERE contact = ANY($1)", [
    [own, stranger, recent],
  ]);
  expect(left).toHaveLength(2);
  expect(left).toContainEqual({ contact: own, state: {} });
  expect(left).toContainEqual({ contact: recent, state });
});
