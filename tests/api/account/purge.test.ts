import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/durations";
import { purge } from "@/lib/jobs/purge";
import { uniqueNumber } from "@/tests/api/chat/phone";
import { call, createMember, sql, uniqueEmail } from "@/tests/factories";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Purged once a day: whatever is left is gone before it is 30 days old. */
const KEPT = daysAgo(28.9);
const GONE = daysAgo(29.1);

const idsIn = async (table: string, ids: string[]) =>
  (await sql(`SELECT id::text FROM app.${table} WHERE id::text = ANY($1)`, [ids])).map(({ id }) => id);

it("leaves no message after 30 days, and none that waits for a consent after 8", async () => {
  const contact = uniqueNumber();
  const rows = [
    [randomUUID(), "processed", KEPT],
    [randomUUID(), "processed", GONE],
    [randomUUID(), "failed", GONE],
    [randomUUID(), "held", daysAgo(6.9)],
    [randomUUID(), "held", daysAgo(7.1)],
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
  expect((await idsIn("inbound_messages", ids)).sort()).toEqual([ids[0], ids[3]].sort());
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

it("forgets what strangers left: wishes to work with us after a year, invitations that ran out three months ago", async () => {
  const { userId } = await createMember({ role: "nutritionist" });
  const [lead, oldLead, invited, longInvited] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [id, at] of [
    [lead, daysAgo(364)],
    [oldLead, daysAgo(367)],
  ] as const) {
    await sql(
      "INSERT INTO app.leads (id, audience, name, email, locale, created_at) VALUES ($1, 'gym', 'Ana', $2, 'pt-BR', $3)",
      [id, uniqueEmail(), at],
    );
  }
  for (const [id, at] of [
    [invited, daysAgo(89)],
    [longInvited, daysAgo(91)],
  ] as const) {
    await sql(
      `INSERT INTO app.care_invitations (nutritionist_id, id, email, token_hash, created_at, expires_at)
       VALUES ($1, $2::uuid, $3, $2::text, $4, $4)`,
      [userId, id, uniqueEmail(), at],
    );
  }
  await purge();
  expect(await idsIn("leads", [lead, oldLead])).toEqual([lead]);
  expect(await idsIn("care_invitations", [invited, longInvited])).toEqual([invited]);
});

it("keeps no error that nobody has met for three months", async () => {
  const [met, unmet] = [randomUUID(), randomUUID()];
  for (const [fingerprint, at] of [
    [met, daysAgo(89)],
    [unmet, daysAgo(91)],
  ] as const) {
    await sql(
      `INSERT INTO app.error_reports (fingerprint, message, version, first_seen, last_seen)
       VALUES ($1, 'x is undefined', '1.0.0', now() - interval '1 year', $2)`,
      [fingerprint, at],
    );
  }
  await purge();
  const left = await sql("SELECT fingerprint FROM app.error_reports WHERE fingerprint = ANY($1)", [
    [met, unmet],
  ]);
  expect(left).toEqual([{ fingerprint: met }]);
});

it("keeps the end of a session in mind until its newest token has run out, not only the one that ended it", async () => {
  const member = await createMember();
  const { body: fresh } = await call("/api/refresh-token", { body: { refreshToken: member.refreshToken } });
  expect((await call("/api/logout", { method: "POST", token: member.token })).status).toBe(200);
  const { session_id } = JSON.parse(Buffer.from(fresh.token.split(".")[1], "base64url").toString());
  await sql("UPDATE app.ended_sessions SET expires_at = now() - interval '1 minute' WHERE session_id = $1", [
    session_id,
  ]);
  await purge();
  expect((await call("/api/user", { token: fresh.token })).status).toBe(401);
});

it("removes more than goes into one statement", async () => {
  const contact = uniqueNumber();
  await sql(
    `INSERT INTO app.inbound_messages (id, contact, type, payload, status, sent_at, received_at)
     SELECT $1 || n, $1, 'text', '{}', 'processed', $2, $2 FROM generate_series(1, 5100) n`,
    [contact, GONE],
  );
  await purge();
  const left = await sql("SELECT count(*)::int AS count FROM app.inbound_messages WHERE contact = $1", [
    contact,
  ]);
  expect(left).toEqual([{ count: 0 }]);
});
