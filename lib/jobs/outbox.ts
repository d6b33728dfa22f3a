import "server-only";
import { sendWaiting } from "@/lib/chat/channel/send-outbound.server";
import { db } from "@/lib/db";
import { KeyedRunner, type Priority } from "@/lib/jobs/keyed-runner";
import { log } from "@/lib/log";

/** Sending waits for the provider most of the time. */
const AT_ONCE = 16;
/** Of these, what nobody waits for: a minute's reminders leave room for those who write meanwhile. */
const UNASKED_AT_ONCE = 8;
const IN_A_ROW = 20;
const SWEEP_SIZE = 2_000;
/** What is due later than this is left to the sweep. */
const SOON_MS = 120_000;

const shared = globalThis as { garfoOutbox?: KeyedRunner };

export function outbox(): KeyedRunner {
  const onError = (error: unknown) => {
    log().warn({ name: (error as Error).name }, "an answer waits for another attempt");
  };
  shared.garfoOutbox ??= new KeyedRunner(AT_ONCE, onError, UNASKED_AT_ONCE);
  return shared.garfoOutbox;
}

/** Sends what waits for these contacts, soon and in this process; reminders are patient, answers go next. */
export function wakeOutbox(contacts: Iterable<string>, turn: Priority = "next"): void {
  for (const contact of contacts) outbox().wake(contact, sendAll, turn);
}

/** Sends what waits for a contact once an answer has waited for the rest of what they write; a sweep does if this process ends. */
export function wakeOutboxLater(contact: string, pauseMs: number): void {
  if (pauseMs === 0) wakeOutbox([contact]);
  else setTimeout(() => wakeOutbox([contact]), pauseMs).unref();
}

/**
 * Wakes every contact for whom a message is due now or soon: what a process that died had claimed is due half a minute
 * later, and must not wait for another sweep after that. Whoever waits for an answer comes before all reminders.
 */
export async function sweepOutbox(): Promise<void> {
  const rows = await db().$queryRaw<{ contact: string; turn: Priority }[]>`
    SELECT contact, CASE WHEN bool_and(slot IS NOT NULL) THEN 'patient' ELSE 'next' END AS turn
    FROM app.outbound_messages
    WHERE status IN ('queued', 'sending') AND next_attempt_at <= now() + ${SOON_MS} * interval '1 ms'
    GROUP BY contact ORDER BY bool_and(slot IS NOT NULL), min(seq) LIMIT ${SWEEP_SIZE}`;
  for (const { contact, turn } of rows) wakeOutbox([contact], turn);
}

async function sendAll(contact: string): Promise<number | null> {
  const due = await sendWaiting(contact, IN_A_ROW);
  const pause = due && Math.max(due.getTime() - Date.now(), 0);
  return pause !== null && pause <= SOON_MS ? pause : null;
}
