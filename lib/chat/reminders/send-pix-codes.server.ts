import "server-only";
import { randomUUID } from "node:crypto";
import { CHAT_KEY } from "@/lib/billing/checkout/order-by-chat.server";
import { issuePix } from "@/lib/billing/checkout/order-pix.server";
import { loadReach } from "@/lib/chat/reminders/load-reach.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

const AT_MOST = 50;

/**
 * Has the provider make the charges that people asked for by message, and sends them their codes, each by itself so that
 * it can be copied. What fails is tried again within the hour. @returns contacts for whom a message waits now
 */
export async function sendPixCodes(ctx: Context<null>): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM app.payments p
    WHERE p.click_key LIKE ${`${CHAT_KEY}%`} AND p.state IN ('created', 'pending') AND p.user_id IS NOT NULL
      AND p.updated_at > ${ctx.now}::timestamptz - interval '1 hour'
      AND NOT EXISTS (SELECT FROM app.outbound_messages m WHERE m.user_id = p.user_id
        AND m.slot = 'pix:' || substr(p.click_key, ${CHAT_KEY.length + 1}::int))
    ORDER BY p.updated_at LIMIT ${AT_MOST}`;
  const contacts: string[] = [];
  for (const { id } of rows) {
    try {
      const contact = await send(ctx, id);
      if (contact) contacts.push(contact);
    } catch (error) {
      log().warn({ payment: id, name: (error as Error).name }, "a code is sent later");
    }
  }
  return contacts;
}

async function send(ctx: Context<null>, id: string): Promise<string | null> {
  const asked = await db().payment.findUniqueOrThrow({ where: { id } });
  const { userId } = asked;
  if (!userId) return null;
  const { cpf, profile } = await db().person.findUniqueOrThrow({
    where: { userId },
    select: { cpf: true, profile: { select: { name: true, email: true } } },
  });
  const [firstName = "", ...others] = profile.name.trim().split(/\s+/);
  const lastName = others.join(" ") || firstName;
  const payment = await issuePix(ctx, asked, { email: profile.email, firstName, lastName, cpf: cpf ?? "" });
  const { qrCode, clickKey, expiresAt } = payment;
  if (!qrCode || !clickKey) return null;
  return db().$transaction(async (tx) => {
    const reach = await loadReach(tx, userId, ctx.now);
    if (!reach) return null;
    const { contact, recipient } = reach;
    const body = { type: "text", body: qrCode };
    await tx.outboundMessage.createMany({
      data: [
        {
          ...{ id: randomUUID(), userId, contact, recipient, body, expiresAt },
          slot: `pix:${clickKey.slice(CHAT_KEY.length)}`,
        },
      ],
      skipDuplicates: true,
    });
    return contact;
  });
}
