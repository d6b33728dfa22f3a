import "server-only";
import { checkDue } from "@/lib/billing/notices/check-due.server";
import { handleNotice } from "@/lib/billing/notices/handle-notice.server";
import type { ProviderNotice } from "@/lib/billing/notices/receive-notice.server";
import { scanChanges } from "@/lib/billing/notices/scan-changes.server";
import { sendPixCodes } from "@/lib/chat/reminders/send-pix-codes.server";
import { now } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { runAll } from "@/lib/jobs/run-all";
import { log } from "@/lib/log";
import { postMail } from "@/lib/mail/mail-outbox";

/** The provider limits how much is asked at once. */
const AT_ONCE = 6;
const SWEEP_SIZE = 1_000;
/** What failed is tried again by the sweep: it knows when. */
const AGAIN_MS = 1_000;

const shared = globalThis as { garfoPayments?: KeyedRunner };

export function paymentNotices(): KeyedRunner {
  shared.garfoPayments ??= new KeyedRunner(AT_ONCE, (error) => {
    log().warn({ name: (error as Error).name }, "a payment's notification waits for another attempt");
  });
  return shared.garfoPayments;
}

/** Looks at what these notifications told of, soon and in this process. */
export function wakePayments(notices: Iterable<ProviderNotice>): void {
  for (const notice of notices) {
    paymentNotices().wake(`${notice.topic} ${notice.resourceId}`, () => handle(notice));
  }
}

async function handle(notice: ProviderNotice): Promise<number | null> {
  const isDone = await handleNotice(jobContext("payment-notices"), notice);
  postMail();
  if (isDone) return null;
  const row = await db().paymentEvent.findUnique({ where: { topic_resourceId: notice } });
  return row && row.nextAttemptAt <= now() ? AGAIN_MS : null;
}

/** Wakes every notification that waits and whose time has come. */
export async function sweepPayments(): Promise<void> {
  const rows = await db().$queryRaw<ProviderNotice[]>`
    SELECT topic, resource_id AS "resourceId" FROM app.payment_events
    WHERE notified > handled AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT ${SWEEP_SIZE}`;
  wakePayments(rows);
}

/** Finds what no notification told of, and does at the provider what is still to be done there. */
export async function reconcile(): Promise<void> {
  const ctx = jobContext("reconcile");
  await runAll([() => checkDue(ctx), () => scanChanges(ctx), sweepPixCodes]);
  postMail();
}

/** Sends the codes that people asked for by message. */
async function sweepPixCodes(): Promise<void> {
  wakeOutbox(await sendPixCodes(jobContext("pix-codes")));
}

/** The same soon and in this process, for who has just asked. */
export function sendPixSoon(contact: string): void {
  paymentNotices().wake(`pix ${contact}`, async () => {
    await sweepPixCodes();
    return null;
  });
}

function jobContext(name: string): Context<null> {
  return { actor: { kind: "job", name }, person: null, now: now(), locale: DEFAULT_LOCALE, tx: null };
}
