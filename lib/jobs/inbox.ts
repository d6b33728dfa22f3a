import "server-only";
import { processNext } from "@/lib/chat/turns/process-inbound.server";
import { db } from "@/lib/db";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";
import { readSoon } from "@/lib/jobs/media";
import { wakeOutbox, wakeOutboxLater } from "@/lib/jobs/outbox";
import { sendPixSoon } from "@/lib/jobs/payments";
import { log } from "@/lib/log";

const AT_ONCE = 8;
/** After so many messages of one contact the others get their turn. */
const IN_A_ROW = 20;
const SWEEP_SIZE = 2_000;

const shared = globalThis as { garfoInbox?: KeyedRunner };

export function inbox(): KeyedRunner {
  shared.garfoInbox ??= new KeyedRunner(AT_ONCE, (error, contact) => {
    log().warn({ name: (error as Error).name }, "a message waits for another attempt");
    // A connection that broke off while committing may have left an answer behind.
    wakeOutbox([contact]);
  });
  return shared.garfoInbox;
}

/** Processes what these contacts have sent, soon and in this process. */
export function wakeInbox(contacts: Iterable<string>): void {
  for (const contact of contacts) inbox().wake(contact, processAll);
}

/** Wakes every contact with a message that waits. */
export async function sweepInbox(): Promise<void> {
  const rows = await db().$queryRaw<{ contact: string }[]>`
    SELECT contact FROM app.inbound_messages WHERE status = 'received'
    GROUP BY contact ORDER BY min(seq) LIMIT ${SWEEP_SIZE}`;
  wakeInbox(rows.map((row) => row.contact));
}

async function processAll(contact: string): Promise<number | null> {
  for (let count = 0; count < IN_A_ROW; count++) {
    const { answered, pauseMs = 0, more, pays, unread } = await processNext(contact);
    if (answered) wakeOutboxLater(contact, pauseMs);
    if (pays) sendPixSoon(contact);
    if (unread) readSoon(unread, () => wakeInbox([contact]));
    if (!more) return null;
  }
  return 0;
}
