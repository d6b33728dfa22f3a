import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { boss, HELP, TIMED, type TimedJob } from "@/lib/jobs/boss";
import { sweepComments } from "@/lib/jobs/comments";
import { sweepFigures } from "@/lib/jobs/figures";
import { tellHooks } from "@/lib/jobs/hooks";
import { importQueue, sweepImports } from "@/lib/jobs/imports";
import { inbox, sweepInbox } from "@/lib/jobs/inbox";
import { mediaQueue } from "@/lib/jobs/media";
import { outbox, sweepOutbox } from "@/lib/jobs/outbox";
import { paymentNotices, reconcile, sweepPayments } from "@/lib/jobs/payments";
import { purge } from "@/lib/jobs/purge";
import { sweepPushes } from "@/lib/jobs/pushes";
import { helpRemind, remind } from "@/lib/jobs/reminders";
import { renew } from "@/lib/jobs/renewals";
import { runAll } from "@/lib/jobs/run-all";
import { sweepStandings } from "@/lib/jobs/standings";
import { log } from "@/lib/log";
import { sweepMail } from "@/lib/mail/mail-outbox";
import { finishDeletions } from "@/lib/privacy/finish-deletions.server";
import { purgeAccessRecords } from "@/lib/privacy/purge-access-records.server";
import { tracedJob } from "@/lib/telemetry/measures";

const JOBS: Record<TimedJob, () => Promise<void>> = {
  remind,
  sweep: () =>
    runAll([
      sweepInbox,
      sweepOutbox,
      sweepPayments,
      sweepMail,
      sweepPushes,
      finishDeletions,
      sweepComments,
      sweepImports,
      tellHooks,
      sweepStandings,
      sweepFigures,
      () => purgeAccessRecords(now()),
    ]),
  reconcile,
  renew,
  purge,
};

/**
 * How often a worker looks for signals, in seconds. pg-boss could be told by NOTIFY instead, but its listening
 * connection ends the whole process when Postgres dies at the wrong moment.
 */
const APART = { pollingIntervalSeconds: 0.5 };
/** Nobody signals where the web process works itself. */
const IN_WEB = { pollingIntervalSeconds: 30 };

/**
 * Runs the background jobs in this process until `stop`, which lets what is under way finish. Picks up at once what an
 * earlier process left behind; waits for the database if it is not there yet.
 */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const queue = await boss(true);
  const polling = env().WORKER_IN_WEB === "true" ? IN_WEB : APART;
  await queue.work("process-inbox", polling, () => tracedJob("process-inbox", sweepInbox));
  await queue.work("send-outbox", polling, () => tracedJob("send-outbox", sweepOutbox));
  await queue.work("settle-payments", polling, () => tracedJob("settle-payments", sweepPayments));
  await queue.work("run-imports", polling, () => tracedJob("run-imports", sweepImports));
  for (const name of Object.keys(TIMED)) {
    const job = () => tracedJob(name, JOBS[name as TimedJob]);
    await queue.work(name, { pollingIntervalSeconds: name === "remind" ? 2 : 10 }, job);
  }
  await queue.work(HELP, { pollingIntervalSeconds: 2 }, helpRemind);
  void JOBS.sweep().catch((error) => log().warn({ name: error?.name }, "the first sweep failed"));
  return {
    async stop() {
      await queue.stop({ graceful: true, timeout: 10_000 });
      await Promise.race([
        Promise.all([
          inbox().settled(),
          mediaQueue().settled(),
          outbox().settled(),
          paymentNotices().settled(),
          importQueue().settled(),
        ]),
        sleep(10_000),
      ]);
    },
  };
}

/**
 * The same in the web process. Not waited for: pages are served while the database is still coming up. Takes nothing
 * new once the process is asked to end; what is not finished then stands in the database as before.
 */
export function startWorkerBesidePages(): void {
  const worker = startWorker();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void worker.then(({ stop }) => stop()).catch(() => undefined));
  }
  worker.catch((error) => log().error({ name: error?.name }, "the background jobs did not start"));
}
