import { describe, expect, it } from "vitest";
import { remindRenewals } from "@/lib/chat/reminders/remind-renewals.server";
import { tellDeclined } from "@/lib/chat/reminders/tell-declined.server";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { uniqueNumber } from "@/tests/api/chat/phone";
import { createMember, sql } from "@/tests/factories";
import {
  act,
  createPayer,
  daysTo,
  endIn,
  eventually,
  jobs,
  order,
  payPix,
  status,
  subscribe,
  subscribeByCard,
  tell,
} from "./billing-rig";

/** Midday in São Paulo: money is written about by day. */
function midday(): Date {
  const at = new Date();
  at.setUTCHours(15, 0, 0, 0);
  return at;
}
const at = (now: Date) => ({ ...jobs, now });

async function link(userId: string): Promise<string> {
  const number = uniqueNumber();
  await sql(
    `INSERT INTO app.whatsapp_links (user_id, status, canonical_number, wa_id, confirmed_at, updated_at)
     VALUES ($1, 'confirmed', $2, $2, now(), now())`,
    [userId, number],
  );
  await sql(
    `INSERT INTO app.conversations (contact, user_id, last_inbound_at, updated_at) VALUES ($1, $2, $3, now())`,
    [number, userId, midday()],
  );
  return number;
}

const lettersOf = (userId: string) =>
  db().outboundMail.findMany({
    where: { userId, slot: { startsWith: "renewal:" } },
    orderBy: { createdAt: "asc" },
  });
const messagesOf = (userId: string) =>
  db().outboundMessage.findMany({
    where: { userId, slot: { startsWith: "renewal:" } },
    orderBy: { seq: "asc" },
  });

const textOf = (message: { body: unknown } | undefined) =>
  (message?.body as { body?: string } | undefined)?.body;

describe("a period paid by PIX", () => {
  it("is reminded of five days and one day before its end, once each, with one code that pays the next", async () => {
    const member = await createPayer();
    await subscribe(member);
    await link(member.userId);
    await sql("UPDATE app.subscriptions SET period_end = $2 WHERE user_id = $1", [
      ...[member.userId, new Date(midday().getTime() + 4.5 * DAY_MS)],
    ]);
    await remindRenewals(at(midday()));
    await remindRenewals(at(midday()));
    expect(await lettersOf(member.userId)).toHaveLength(1);
    const [text, code] = await messagesOf(member.userId);
    expect(text?.body).toMatchObject({ type: "text", body: expect.stringContaining("35,90") });
    expect(code?.body).toMatchObject({ body: expect.stringMatching(/^000201/) });
    await remindRenewals(at(new Date(midday().getTime() + 4 * DAY_MS)));
    expect(await lettersOf(member.userId)).toHaveLength(2);
    const codes = (await messagesOf(member.userId)).filter(({ slot }) => slot?.endsWith(":code"));
    expect(new Set(codes.map(textOf)).size).toBe(1);
    const again = await order(member, "monthly", "pix");
    expect(again.body.pixData.qr_code).toBe(textOf(code));
    await payPix(again);
    await eventually(async () => daysTo((await status(member)).expiresAt)).toBeGreaterThan(30);
  });

  it("is not reminded of once it was cancelled, nor where a card renews it, nor on trial", async () => {
    const [cancelled, carded] = await Promise.all([createPayer(), createPayer()]);
    const trial = await createMember({ status: "trial", periodEnd: new Date(Date.now() + DAY_MS / 2) });
    await subscribe(cancelled);
    await act(cancelled, { action: "cancel" });
    await subscribeByCard(carded);
    for (const member of [cancelled, carded]) await endIn(member, 2);
    await remindRenewals(at(midday()));
    for (const { userId } of [cancelled, carded, trial]) expect(await lettersOf(userId)).toEqual([]);
  });

  it("is reminded of with the plan that follows", async () => {
    const member = await createPayer();
    await subscribe(member, "yearly");
    await order(member, "monthly", "pix");
    const end = new Date(midday().getTime() + 3 * DAY_MS);
    await sql("UPDATE app.subscriptions SET period_end = $2, next_plan_at = $2 WHERE user_id = $1", [
      member.userId,
      end,
    ]);
    await remindRenewals(at(midday()));
    const waiting = await db().payment.findFirstOrThrow({
      where: { userId: member.userId, state: "pending" },
    });
    expect(waiting).toMatchObject({ planId: "monthly", amountCents: 3_590 });
  });
});

describe("a card that is declined", () => {
  it("is told of on WhatsApp, once", async () => {
    const member = await createPayer();
    const { id } = await subscribeByCard(member);
    await link(member.userId);
    await tell("preapprovals", id, "decline");
    await eventually(() => db().payment.count({ where: { userId: member.userId, state: "failed" } })).toBe(1);
    await tellDeclined(at(new Date()));
    await tellDeclined(at(new Date()));
    const told = await db().outboundMessage.findMany({
      where: { userId: member.userId, slot: { startsWith: "declined:" } },
    });
    expect(told).toHaveLength(1);
  });
});
