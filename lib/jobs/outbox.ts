import "server-only";
import { sendWaiting } from "@/lib/chat/send-outbound.server";
import { db } from "@/lib/db";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";
import { log } from "@/lib/log";

/** Sending waits for the provider most of the time. */
const AT_ONCE = 16;
const IN_A_ROW = 20;
const SWEEP_SIZE = 2_000;
/** What is due later than this is left to the sweep. */
const SOON_MS = 120_000;

const shared = globalThis as { garfoOutbox?: KeyedRunner };

export function outbox(): KeyedRunner {
  shared.garfoOutbox ??= new KeyedRunner(AT_ONCE, (error) => {
    log().warn({ name: (error as Error).name }, "an answer waits for another attempt");
  });
  return shared.garfoOutbox;
}

/** Sends what waits for these contacts, soon and in this process. */
export function wakeOutbox(contacts: Iterable<string>): void {
  for (const contact of contacts) outbox().wake(contact, sendAll);
}

/**
 * Wakes every contact for whom a message is due now or soon: what a process that died had claimed is due half a minute
 * later, and must not wait for another sweep after that.
 */
export async function sweepOutbox(): Promise<void> {
  const rows = await db().$queryRaw<{ contact: string }[]>`
    SELECT contact FROM app.outbound_messages
    WHERE status IN ('queued', 'sending') AND next_attempt_at <= now() + ${SOON_MS} * interval '1 ms'
    GROUP BY contact ORDER BY min(seq) LIMIT ${SWEEP_SIZE}`;
  wakeOutbox(rows.map((row) => row.contact));
}

async function sendAll(contact: string): Promise<number | null> {
  const due = await sendWaiting(contact, IN_A_ROW);
  const pause = due && Math.max(due.getTime() - Date.now(), 0);
  return pause !== null && pause <= SOON_MS ? pause : null;
}
