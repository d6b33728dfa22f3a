import "server-only";
import { canonicalNumber } from "@/lib/chat/channel/phone-number";
import { grouped } from "@/lib/chat/channel/row-batches";
import { storable } from "@/lib/chat/channel/storable-text";
import { db } from "@/lib/db";
import type { InboundEvent } from "@/lib/integrations/whatsapp-cloud/inbound-event";

/** What a stored message keeps of its event; the rest are columns. */
export type InboundPayload = Pick<InboundEvent, "waId" | "scopedId" | "name" | "replyTo" | "content">;

/**
 * Stores each message once, however often it is delivered, in the order given.
 * @returns the contacts that wrote: their canonical number, or the scoped id of a person who hides it
 */
export async function storeMessages(messages: readonly InboundEvent[], now: Date): Promise<string[]> {
  if (messages.length === 0) return [];
  const hidden = await numbersOfHidden(messages);
  const rows = storable(messages).flatMap(({ id, waId, scopedId, name, replyTo, sentAt, content }) => {
    const contact = waId ? canonicalNumber(waId) : (hidden.get(scopedId ?? "") ?? scopedId);
    if (!id || !contact) return [];
    const payload: InboundPayload = { waId, scopedId, name, replyTo, content };
    return [{ id, contact, type: content.type, payload, sent_at: sentAt ?? now }];
  });
  await insert(rows);
  return [...new Set(rows.map((row) => row.contact))];
}

type Row = { id: string; contact: string; type: string; payload: InboundPayload; sent_at: Date };

const insert = grouped<Row>(async (rows) => {
  await db().$executeRaw`
    INSERT INTO app.inbound_messages (id, contact, type, payload, sent_at)
    SELECT id, contact, type, payload, sent_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS m (id text, contact text, type text, payload jsonb, sent_at timestamptz)
    ON CONFLICT (id) DO NOTHING`;
});

/** Scoped id -> number, for people who linked their number before they hid it: one person, one conversation. */
async function numbersOfHidden(messages: readonly InboundEvent[]): Promise<Map<string, string>> {
  const ids = messages.filter((message) => !message.waId).map((message) => message.scopedId ?? "");
  if (ids.length === 0) return new Map();
  const links = await db().whatsAppLink.findMany({
    where: { scopedId: { in: storable(ids) }, status: "confirmed" },
    select: { scopedId: true, canonicalNumber: true },
  });
  return new Map(links.map((link) => [link.scopedId ?? "", link.canonicalNumber]));
}
