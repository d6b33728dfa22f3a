import "server-only";
import { randomUUID } from "node:crypto";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import { loadReach } from "@/lib/chat/reminders/load-reach.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { translator } from "@/lib/i18n/translator";

const AT_MOST = 200;

type Declined = { userId: string; paymentId: string; plan: string };

/**
 * Tells on WhatsApp of charges that a card declined, beside the letter that went with them; once for each.
 * @returns contacts for whom a message waits now
 */
export async function tellDeclined({ now }: Context<null>): Promise<string[]> {
  const rows = await db().$queryRaw<Declined[]>`
    SELECT p.user_id::text AS "userId", p.id::text AS "paymentId", pl.name AS plan
    FROM app.payments p JOIN app.plans pl ON pl.id = p.plan_id
    JOIN app.preapprovals c ON c.id = p.preapproval_id AND c.wanted = 'authorized'
    JOIN app.whatsapp_links l ON l.user_id = p.user_id AND l.status = 'confirmed'
    WHERE p.state = 'failed' AND p.why = 'rejected' AND p.created_at > ${now}::timestamptz - interval '2 days'
      AND NOT EXISTS (SELECT FROM app.outbound_messages m
        WHERE m.user_id = p.user_id AND m.slot = 'declined:' || p.id::text)
    LIMIT ${AT_MOST}`;
  const contacts: string[] = [];
  for (const { userId, paymentId, plan } of rows) {
    const contact = await db().$transaction(async (tx) => {
      const reach = await loadReach(tx, userId, now);
      if (!reach) return null;
      const { locale, firstName, isOpen, recipient } = reach;
      const body: OutboundContent | TemplateContent = isOpen
        ? { type: "text", body: translator(locale)("chat.billing.declined", { plan }) }
        : {
            ...{ type: "template", name: "garfo_card_declined", language: locale.replace("-", "_") },
            parameters: [firstName, plan],
          };
      const row = { id: randomUUID(), userId, contact: reach.contact, recipient, body };
      await tx.outboundMessage.createMany({
        data: [{ ...row, slot: `declined:${paymentId}`, expiresAt: new Date(now.getTime() + 2 * DAY_MS) }],
        skipDuplicates: true,
      });
      return reach.contact;
    });
    if (contact) contacts.push(contact);
  }
  return contacts;
}
