import "server-only";
import { answerInbound, type Reaction } from "@/lib/chat/answer-inbound.server";
import { type ConversationState, EMPTY_CONVERSATION } from "@/lib/chat/conversation";
import { messageTime } from "@/lib/chat/message-time";
import type { OutboundContent } from "@/lib/chat/outbound";
import { compose } from "@/lib/chat/reply";
import type { InboundPayload } from "@/lib/chat/store-webhook.server";
import { now as readClock } from "@/lib/clock";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { log } from "@/lib/log";

const MAX_ATTEMPTS = 5;
/** A message that waits this long may have taken a process down with it: its attempts are counted beforehand. */
const SUSPECT_AFTER_MS = 60_000;

type Waiting = { id: string; attempts: number; suspect: boolean };
type Claimed = { payload: InboundPayload; sent_at: Date };
type Remembered = { state: ConversationState; last_invited_at: Date | null };

/**
 * Processes the contact's oldest waiting message in one transaction: either everything it causes is stored, the answer
 * in the outbox included, or nothing is and it waits on. Several processes may try; one does it.
 * @returns whether there was one, and whether there may be something to send now
 * @throws whatever went wrong, after counting the attempt; the message waits for the next one
 */
export async function processNext(contact: string): Promise<{ found: boolean; answered: boolean }> {
  const message = await nextWaiting(contact);
  if (!message) return { found: false, answered: false };
  if (message.suspect) await countAttempt(message.id, "suspect");
  if (message.attempts >= MAX_ATTEMPTS) return { found: true, answered: await giveUp(contact, message.id) };
  try {
    return { found: true, answered: await db().$transaction((tx) => settle(tx, contact, message.id)) };
  } catch (error) {
    const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : "unknown";
    if (error instanceof AppError) return { found: true, answered: await giveUp(contact, message.id, reason) };
    // While the database is away this fails as well, and the attempt does not count.
    await countAttempt(message.id, reason);
    throw error;
  }
}

async function nextWaiting(contact: string): Promise<Waiting | undefined> {
  const [row] = await db().$queryRaw<Waiting[]>`
    SELECT id, attempts, received_at < now() - ${SUSPECT_AFTER_MS} * interval '1 ms' AS suspect
    FROM app.inbound_messages WHERE contact = ${contact} AND status = 'received'
    ORDER BY sent_at, seq LIMIT 1`;
  return row;
}

async function settle(tx: Tx, contact: string, id: string): Promise<boolean> {
  const now = readClock();
  const message = await claim(tx, contact, id, "processed");
  if (!message) return false;
  const { payload, sent_at } = message;
  const remembered = await remember(tx, contact);
  const sentAt = messageTime(sent_at, now);
  const reaction = await answerInbound(tx, { id, contact, payload, sentAt, ...remembered }, now);
  const locale = reaction.sender?.locale ?? DEFAULT_LOCALE;
  const contents = reaction.outcome ? compose(reaction.outcome, translator(locale), locale) : [];
  await enqueue(tx, { contact, payload, id, userId: reaction.sender?.userId ?? null }, contents);
  await keepConversation(tx, contact, reaction, sentAt, now);
  return contents.length > 0;
}

/**
 * One message of a contact at a time, across processes: the lock lasts as long as the transaction. Undefined when
 * another process was faster.
 */
async function claim(tx: Tx, contact: string, id: string, status: "processed" | "failed"): Promise<Claimed | undefined> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`chat:${contact}`}, 0))`;
  const [row] = await tx.$queryRaw<Claimed[]>`
    UPDATE app.inbound_messages SET status = ${status}::app.inbound_status, processed_at = now()
    WHERE id = ${id} AND status = 'received' RETURNING payload, sent_at`;
  return row;
}

async function remember(tx: Tx, contact: string) {
  const [row] = await tx.$queryRaw<Remembered[]>`
    SELECT state, last_invited_at FROM app.conversations WHERE contact = ${contact}`;
  const state = row && Array.isArray(row.state.last) ? row.state : EMPTY_CONVERSATION;
  return { state, lastInvitedAt: row?.last_invited_at ?? null };
}

type Addressee = { contact: string; payload: InboundPayload; id: string; userId: string | null };

async function enqueue(tx: Tx, to: Addressee, contents: readonly OutboundContent[]): Promise<void> {
  const recipient = to.payload.waId ?? to.payload.scopedId;
  if (contents.length === 0 || !recipient) return;
  await tx.outboundMessage.createMany({
    data: contents.map((body, ordinal) => ({
      ...{ userId: to.userId, contact: to.contact, recipient, body, inReplyTo: to.id, ordinal },
    })),
  });
}

async function keepConversation(tx: Tx, contact: string, reaction: Reaction, sentAt: Date, now: Date): Promise<void> {
  const { sender, state, invited } = reaction;
  await tx.$executeRaw`
    INSERT INTO app.conversations AS c (contact, user_id, state, last_inbound_at, last_invited_at, updated_at)
    VALUES (${contact}, ${sender?.userId ?? null}::uuid, ${JSON.stringify(state)}::jsonb, ${sentAt},
      ${invited ? now : null}, ${now})
    ON CONFLICT (contact) DO UPDATE SET user_id = excluded.user_id, state = excluded.state,
      last_inbound_at = greatest(c.last_inbound_at, excluded.last_inbound_at),
      last_invited_at = coalesce(excluded.last_invited_at, c.last_invited_at), updated_at = excluded.updated_at`;
}

async function countAttempt(id: string, reason: string): Promise<void> {
  await db().$executeRaw`
    UPDATE app.inbound_messages SET attempts = attempts + 1, error = ${reason} WHERE id = ${id} AND status = 'received'`;
}

/** A message that cannot be processed is answered honestly instead of blocking those after it. */
async function giveUp(contact: string, id: string, reason?: string): Promise<boolean> {
  log().error({ messageId: id, reason }, "message given up");
  const outcome = { kind: "notice", notice: { kind: "failed" } } as const;
  return db().$transaction(async (tx) => {
    const message = await claim(tx, contact, id, "failed");
    if (!message) return false;
    const contents = compose(outcome, translator(DEFAULT_LOCALE), DEFAULT_LOCALE);
    await enqueue(tx, { contact, payload: message.payload, id, userId: null }, contents);
    return true;
  });
}
