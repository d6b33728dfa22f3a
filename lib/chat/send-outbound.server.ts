import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { DOUBT_MS, sendingMark } from "@/lib/chat/delivery";
import { type Sending, settleRefusal } from "@/lib/chat/settle-delivery.server";
import { now as readClock } from "@/lib/clock";
import { isDatabaseAway } from "@/lib/database-away";
import { db, Prisma } from "@/lib/db";
import { sendMessage } from "@/lib/integrations/whatsapp-cloud/client";
import { outboundContent } from "@/lib/integrations/whatsapp-cloud/outbound-body";

/** This process may have missed reports while it was not there: it doubts longer at first. */
const STARTED_AT = Date.now();
/** How long an answer of the provider is held on to while the database is away. */
const HOLD_MS = 10 * 60_000;

/** `due`: when the contact's oldest waiting message may be looked at again; null when none waits. */
type Step = { message: Sending | null; due: Date | null };
type Taken = { id: string; wamid: string };

/**
 * Sends up to `max` of the contact's waiting messages, in order: none overtakes one that is still on its way. A message
 * that was left half-way (a crash, a lost answer) is first given DOUBT_MS for the provider's report that it was taken,
 * then sent again.
 * @returns when to look again, null when nothing waits any more
 */
export async function sendWaiting(contact: string, max: number): Promise<Date | null> {
  let step = await stepOn(contact, null);
  for (let count = 1; step.message; count++) {
    const taken = await attempt(step.message);
    if (count >= max) {
      if (taken) await untilNoted(() => noteTaken(taken));
      return new Date(0);
    }
    step = await untilNoted(() => stepOn(contact, taken));
  }
  return step.due;
}

async function attempt(message: Sending): Promise<Taken | null> {
  const content = outboundContent.safeParse(message.body);
  const outcome = content.success
    ? await sendMessage(message.recipient, content.data, sendingMark(message.id, message.attempts))
    : ({ kind: "permanent", code: null } as const);
  if (outcome.kind === "sent") return { id: message.id, wamid: outcome.wamid };
  await untilNoted(() => settleRefusal(message, outcome, readClock()));
  return null;
}

/**
 * Notes that a message was taken, drops those that have become stale, and claims the next if its time has come, in one
 * statement. Exactly one process gets
 * it: the others' update finds it changed. After a restart of Postgres the doubt begins anew, since no report could be
 * stored meanwhile.
 */
async function stepOn(contact: string, taken: Taken | null): Promise<Step> {
  const mayDoubt = Date.now() - STARTED_AT > DOUBT_MS;
  const [row] = await db().$queryRaw<(Sending & { due: Date | null })[]>`
    WITH noted AS (${takenSql(taken)}),
    waiting AS (SELECT id, seq, next_attempt_at,
        coalesce(expires_at <= now() AND (status = 'queued' OR next_attempt_at <= now()), false) AS is_stale
      FROM app.outbound_messages WHERE contact = ${contact} AND status IN ('queued', 'sending')
        AND id IS DISTINCT FROM ${taken?.id ?? null}::uuid),
    dropped AS (UPDATE app.outbound_messages m SET status = 'failed', error = 'stale'
      FROM waiting WHERE m.id = waiting.id AND is_stale),
    head AS (SELECT id, next_attempt_at FROM waiting WHERE NOT is_stale ORDER BY seq LIMIT 1),
    claimed AS (UPDATE app.outbound_messages m SET
        status = 'sending', attempts = attempts + 1, next_attempt_at = now() + ${DOUBT_MS} * interval '1 ms'
      FROM head WHERE m.id = head.id AND m.next_attempt_at <= now()
        AND (m.status = 'queued' OR (m.status = 'sending' AND ${mayDoubt}
          AND pg_postmaster_start_time() < now() - ${DOUBT_MS} * interval '1 ms'))
      RETURNING m.id, m.recipient, m.body, m.status::text, m.attempts, m.created_at, m.slot)
    SELECT claimed.id::text, recipient, body, status, attempts, created_at AS "createdAt", slot,
      greatest(head.next_attempt_at, now() + interval '1 second') AS due
    FROM head LEFT JOIN claimed ON true`;
  return { message: row?.id ? row : null, due: row?.due ?? null };
}

async function noteTaken(taken: Taken): Promise<void> {
  await db().$executeRaw`${takenSql(taken)}`;
}

/** A report may have come first and moved it further: then only what is missing is filled in. */
function takenSql(taken: Taken | null): Prisma.Sql {
  return Prisma.sql`
    UPDATE app.outbound_messages SET
      status = CASE WHEN status = 'sending' THEN 'sent' ELSE status END,
      wamid = coalesce(wamid, ${taken?.wamid ?? null}), sent_at = coalesce(sent_at, now()), error = NULL
    WHERE id = ${taken?.id ?? null}::uuid AND status NOT IN ('queued', 'failed')`;
}

/** The provider has the message: forgetting that would send it twice, so the note waits for the database. */
async function untilNoted<T>(note: () => Promise<T>): Promise<T> {
  const until = Date.now() + HOLD_MS;
  for (let pause = 100; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      await sleep(pause);
    }
  }
}
