import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { DOUBT_AFTER_START_MS, DOUBT_MS, sendingMark } from "@/lib/chat/channel/delivery";
import { grouped } from "@/lib/chat/channel/row-batches";
import { type Sending, settleRefusal } from "@/lib/chat/channel/settle-delivery.server";
import { now as readClock } from "@/lib/clock";
import { isDatabaseAway } from "@/lib/database-away";
import { db, Prisma } from "@/lib/db";
import { sendMessage } from "@/lib/integrations/whatsapp-cloud/client";
import { outboundContent } from "@/lib/integrations/whatsapp-cloud/outbound-body";

/** This process may have missed reports while it was not there: what was under way then is doubted longer. */
const STARTED_AT = new Date().toISOString();
/**
 * What the contact wrote meanwhile is read first, if it came less than so many ms ago: its answer may take this one's
 * place. Workers apart look for new messages less often than an answer waits.
 */
const READ_FIRST_MS = 2_000;
const LOOK_AGAIN_MS = 200;
/** How long an answer of the provider is held on to while the database is away. */
const HOLD_MS = 10 * 60_000;

/** `due`: when the contact's oldest waiting message may be looked at again; null when none waits. */
type Step = { message: Sending | null; due: Date | null };
type Accepted = { id: string; wamid: string };

/**
 * Sends up to `max` of the contact's waiting messages, in order: none overtakes one that is still on its way. A message
 * that was left half-way (a crash, a lost answer) is first given DOUBT_MS, longer after a start, for the provider's report that
 * it was accepted, then sent again.
 * @returns when to look again, null when nothing waits any more
 */
export async function sendWaiting(contact: string, max: number): Promise<Date | null> {
  let step = await stepOn(contact, null);
  for (let count = 1; step.message; count++) {
    const accepted = await attempt(step.message);
    if (count >= max) {
      if (accepted) await untilNoted(() => noteAccepted(accepted));
      return new Date(0);
    }
    step = await untilNoted(() => stepOn(contact, accepted));
  }
  return step.due;
}

async function attempt(message: Sending): Promise<Accepted | null> {
  const content = outboundContent.safeParse(message.body);
  const outcome = content.success
    ? await sendMessage(message.recipient, content.data, sendingMark(message.id, message.attempts))
    : ({ kind: "permanent", code: null } as const);
  if (outcome.kind === "sent") return { id: message.id, wamid: outcome.wamid };
  await untilNoted(() => settleRefusal(message, outcome, readClock()));
  return null;
}

/** Where a contact stands, and the message that was just accepted there. */
type Stepping = { contact: string; accepted: Accepted | null; step: Step };

/** {@link stepAll} for one contact; those asked for at the same time share a statement. */
async function stepOn(contact: string, accepted: Accepted | null): Promise<Step> {
  const stepping: Stepping = { contact, accepted, step: { message: null, due: null } };
  await stepAll([stepping]);
  return stepping.step;
}

/**
 * Notes that messages were accepted, drops those that have become stale, and claims each contact's next if its time has
 * come and nothing of theirs is to be read first, in one statement. Exactly one process gets a message: it locks in one
 * order what it notes, and passes over whatever another one has locked. What was under way when this process or Postgres
 * started is doubted longer, since no report could be stored meanwhile.
 */
const stepAll = grouped<Stepping>(async (steppings) => {
  const contacts = steppings.map(({ contact }) => contact);
  const rows = await db().$queryRaw<(Sending & { contact: string; due: Date })[]>`
    WITH noted AS (${acceptedSql(steppings.flatMap(({ accepted }) => accepted ?? []))}),
    waiting AS (SELECT id, contact, seq, next_attempt_at,
        coalesce(expires_at <= now() AND (status = 'queued' OR next_attempt_at <= now()), false) AS is_stale,
        status = 'queued' AND attempts = 0 AND next_attempt_at > created_at AND slot IS NULL AND EXISTS (
          SELECT FROM app.inbound_messages i WHERE i.status = 'received' AND i.contact = o.contact
            AND i.received_at > now() - ${READ_FIRST_MS} * interval '1 ms') AS is_held
      FROM app.outbound_messages o WHERE contact = ANY(${contacts}) AND status IN ('queued', 'sending')
        AND id <> ALL (SELECT id FROM noted)),
    stale AS (SELECT m.id FROM app.outbound_messages m JOIN waiting ON m.id = waiting.id AND is_stale
      FOR NO KEY UPDATE OF m SKIP LOCKED),
    dropped AS (UPDATE app.outbound_messages m SET status = 'failed', error = 'stale' FROM stale WHERE m.id = stale.id),
    head AS (SELECT DISTINCT ON (contact) contact, id, next_attempt_at, is_held FROM waiting WHERE NOT is_stale
      ORDER BY contact, seq),
    due AS (SELECT m.id FROM app.outbound_messages m JOIN head ON m.id = head.id
      CROSS JOIN (SELECT greatest(${STARTED_AT}::timestamptz, pg_postmaster_start_time()) AS at) since
      WHERE m.next_attempt_at <= now() AND NOT is_held AND (m.status = 'queued' OR (m.status = 'sending'
        AND (m.next_attempt_at - ${DOUBT_MS} * interval '1 ms' >= since.at
          OR now() >= since.at + ${DOUBT_AFTER_START_MS} * interval '1 ms')))
      FOR NO KEY UPDATE OF m SKIP LOCKED),
    claimed AS (UPDATE app.outbound_messages m SET
        status = 'sending', attempts = attempts + 1, next_attempt_at = now() + ${DOUBT_MS} * interval '1 ms'
      FROM due WHERE m.id = due.id
      RETURNING m.id, m.recipient, m.body, m.status::text, m.attempts, m.created_at, m.slot)
    SELECT head.contact, claimed.id::text, recipient, body, status, attempts, created_at AS "createdAt", slot,
      CASE WHEN head.next_attempt_at > now() THEN head.next_attempt_at WHEN is_held THEN now() + ${LOOK_AGAIN_MS} * interval '1 ms'
        ELSE now() + interval '1 second' END AS due
    FROM head LEFT JOIN claimed ON claimed.id = head.id`;
  const found = new Map(rows.map((row) => [row.contact, row]));
  for (const stepping of steppings) {
    const row = found.get(stepping.contact);
    stepping.step = { message: row?.id ? { ...row } : null, due: row?.due ?? null };
    // Asked for twice, it is handed out once.
    if (row) row.id = "";
  }
});

async function noteAccepted(accepted: Accepted): Promise<void> {
  await db().$executeRaw`${acceptedSql([accepted])}`;
}

/** A report may have come first and moved it further: then only what is missing is filled in. */
function acceptedSql(accepted: readonly Accepted[]): Prisma.Sql {
  return Prisma.sql`
    UPDATE app.outbound_messages o SET
      status = CASE WHEN o.status = 'sending' THEN 'sent' ELSE o.status END,
      wamid = coalesce(o.wamid, mine.wamid), sent_at = coalesce(sent_at, now()), error = NULL
    FROM (SELECT m.id, t.wamid FROM jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb) AS t (id uuid, wamid text)
      JOIN app.outbound_messages m ON m.id = t.id ORDER BY m.id FOR NO KEY UPDATE OF m) AS mine
    WHERE o.id = mine.id AND o.status NOT IN ('queued', 'failed', 'gathered')
    RETURNING o.id`;
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
