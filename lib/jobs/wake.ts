import "server-only";
import type { ProviderNotice } from "@/lib/billing/notices/receive-notice.server";
import { env } from "@/lib/env";
import type { ImportKey } from "@/lib/imports/store-import.server";
import { boss, type Signal } from "@/lib/jobs/boss";
import { wakeImports } from "@/lib/jobs/imports";
import { wakeInbox } from "@/lib/jobs/inbox";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { wakePayments } from "@/lib/jobs/payments";
import { log } from "@/lib/log";

/**
 * Has stored messages processed and waiting ones sent: by this process, or by a worker when the web process leaves the
 * jobs to workers. Never waits and never fails: the sweep of every minute finds what a lost call left behind.
 */
export function wake({ wrote, reached }: { wrote: readonly string[]; reached: readonly string[] }): void {
  if (env().WORKER_IN_WEB === "true") {
    wakeInbox(wrote);
    wakeOutbox(reached);
    return;
  }
  if (wrote.length > 0) signal("process-inbox");
  if (reached.length > 0) signal("send-outbox");
}

/** Has a stored notification of a payment looked at, by this process or by a worker; as {@link wake}. */
export function wakeForPayment(notice: ProviderNotice): void {
  if (env().WORKER_IN_WEB === "true") wakePayments([notice]);
  else signal("settle-payments");
}

/** Has an import gone on with, by this process or by a worker; as {@link wake}. */
export function wakeForImport(key: ImportKey): void {
  if (env().WORKER_IN_WEB === "true") wakeImports([key]);
  else signal("run-imports");
}

const underWay = new Map<Signal, { again: boolean }>();

/** A burst of calls becomes two jobs: one now, one after it for whatever came meanwhile. */
function signal(name: Signal): void {
  const current = underWay.get(name);
  if (current) {
    current.again = true;
    return;
  }
  const state = { again: false };
  underWay.set(name, state);
  void boss(false)
    .then((queue) => queue.send(name))
    .catch((error) => log().warn({ name: error?.name, signal: name }, "a worker could not be woken"))
    .finally(() => {
      underWay.delete(name);
      if (state.again) signal(name);
    });
}
