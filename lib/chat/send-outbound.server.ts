import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { DOUBT_MS, sendingMark } from "@/lib/chat/delivery";
import { type Sending, settleRefusal } from "@/lib/chat/settle-delivery.server";
import { now as readClock } from "@/lib/clock";
import { isDatabaseAway } from "@/lib/database-away";
import { db } from "@/lib/db";
import { sendMessage } from "@/lib/integrations/whatsapp-cloud/client";
import { outboundContent } from "@/lib/integrations/whatsapp-cloud/outbound-body";
import { log } from "@/lib/log";

/** This process may have missed reports while it was not there: it doubts longer at first. */
const STARTED_AT = Date.now();
/** How long an answer of the provider is held on to while the database is away. */
const HOLD_MS = 10 * 60_000;

/**
 * Sends the contact's oldest waiting message, in order: none overtakes one that is still on its way. A message that
 * was left half-way (a crash, a lost answer) is first given DOUBT_MS for the provider's report that it was taken,
 * then sent again.
 * @returns whether one was sent; else when to look again, null when nothing waits
 */
export async function sendNext(contact: string): Promise<{ sent: boolean; lookAgainAt: Date | null }> {
  const message = await claim(contact);
  if (!message) return { sent: false, lookAgainAt: await nextDue(contact) };
  const content = outboundContent.safeParse(message.body);
  const outcome = content.success
    ? await sendMessage(message.recipient, content.data, sendingMark(message.id, message.attempts))
    : ({ kind: "permanent", code: null } as const);
  await untilNoted(async () => {
    if (outcome.kind === "sent") await noteSent(message.id, outcome.wamid);
    else await settleRefusal(message, outcome, readClock());
  });
  return {
    sent: outcome.kind === "sent",
    lookAgainAt: outcome.kind === "sent" ? null : await nextDue(contact),
  };
}

/**
 * Takes the oldest unfinished message if its time has come. Exactly one process gets it: the others' update finds it
 * changed. After a restart of Postgres the doubt begins anew, since no report could be stored meanwhile.
 */
async function claim(contact: string): Promise<Sending | undefined> {
  const rows = await db().$queryRaw<Sending[]>`
    UPDATE app.outbound_messages SET
      status = 'sending', attempts = attempts + 1, next_attempt_at = now() + ${DOUBT_MS} * interval '1 ms'
    WHERE id = (SELECT id FROM app.outbound_messages
        WHERE contact = ${contact} AND status IN ('queued', 'sending') ORDER BY seq LIMIT 1)
      AND next_attempt_at <= now()
      AND (status = 'queued' OR (status = 'sending' AND ${Date.now() - STARTED_AT > DOUBT_MS}
        AND pg_postmaster_start_time() < now() - ${DOUBT_MS} * interval '1 ms'))
    RETURNING id::text, recipient, body, status::text, attempts, created_at AS "createdAt"`;
  return rows[0];
}

async function nextDue(contact: string): Promise<Date | null> {
  const [row] = await db().$queryRaw<{ due: Date }[]>`
    SELECT greatest(next_attempt_at, now() + interval '1 second') AS due FROM app.outbound_messages
    WHERE contact = ${contact} AND status IN ('queued', 'sending') ORDER BY seq LIMIT 1`;
  return row?.due ?? null;
}

/** A report may have come first and moved it further: then only what is missing is filled in. */
async function noteSent(id: string, wamid: string): Promise<void> {
  await db().$executeRaw`
    UPDATE app.outbound_messages SET
      status = CASE WHEN status = 'sending' THEN 'sent' ELSE status END,
      wamid = coalesce(wamid, ${wamid}), sent_at = coalesce(sent_at, now()), error = NULL
    WHERE id = ${id}::uuid AND status <> 'queued'`;
}

/** The provider has the message: forgetting that would send it twice, so the note waits for the database. */
async function untilNoted(note: () => Promise<void>): Promise<void> {
  const until = Date.now() + HOLD_MS;
  for (let pause = 100; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      log().warn("database away while noting what became of a message");
      await sleep(pause);
    }
  }
}
