import "server-only";
import { Prisma, type Tx } from "@/lib/db";

/** Keeps a message unread until its sender consents to the use of health data. @returns whether others are kept already */
export async function holdMessage(tx: Tx, contact: string, id: string): Promise<boolean> {
  const isAmongOthers = await hasHeldMessages(tx, contact);
  await tx.inboundMessage.update({ where: { id }, data: { status: "held", processedAt: null } });
  return isAmongOthers;
}

export async function hasHeldMessages(tx: Tx, contact: string): Promise<boolean> {
  return (await tx.inboundMessage.count({ where: { contact, status: "held" } })) > 0;
}

/** Has what a person wrote meanwhile read, in its order. @returns the contact they wrote from, if they have one */
export async function releaseHeldMessages(tx: Tx, userId: string): Promise<string[]> {
  const link = await tx.whatsAppLink.findUnique({ where: { userId, status: "confirmed" } });
  if (!link) return [];
  const held = Prisma.sql`contact = ${link.canonicalNumber} AND status = 'held'`;
  // Each is answered once more: what asked for the consent gives up its place.
  await tx.$executeRaw`
    UPDATE app.outbound_messages SET in_reply_to = NULL
    WHERE in_reply_to IN (SELECT id FROM app.inbound_messages WHERE ${held})`;
  await tx.$executeRaw`UPDATE app.inbound_messages SET status = 'received' WHERE ${held}`;
  return [link.canonicalNumber];
}

/** Has a message read after all: its sender has consented since it was taken. */
export async function readAgain(tx: Tx, id: string): Promise<void> {
  await tx.inboundMessage.update({ where: { id }, data: { status: "received", processedAt: null } });
}

/** Forgets what was written. The rows stay empty, so that a message that is delivered again is known. */
export async function forgetHeldMessages(tx: Tx, contact: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE app.inbound_messages SET status = 'processed', processed_at = now(),
      payload = payload || '{"content": {"type": "unsupported", "kind": "system"}}'
    WHERE contact = ${contact} AND status = 'held'`;
}
