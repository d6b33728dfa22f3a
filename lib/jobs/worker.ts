import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { boss, TIMED, type TimedJob } from "@/lib/jobs/boss";
import { inbox, sweepInbox } from "@/lib/jobs/inbox";
import { sweepMail } from "@/lib/jobs/mail-outbox";
import { mediaQueue } from "@/lib/jobs/media";
import { outbox, sweepOutbox } from "@/lib/jobs/outbox";
import { purge } from "@/lib/jobs/purge";
import { log } from "@/lib/log";

const JOBS: Record<TimedJob, () => Promise<void>> = {
  sweep: async () => {
    await sweepInbox();
    await sweepOutbox();
    await sweepMail();
  },
  purge,
};

/** Polling is only the floor under NOTIFY. */
const POLLING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 };

/**
 * Runs the background jobs in this process until `stop`, which lets what is under way finish. Picks up at once what an
 * earlier process left behind; waits for the database if it is not there yet.
 */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const queue = await boss(true);
  await queue.work("process-inbox", POLLING, sweepInbox);
  await queue.work("send-outbox", POLLING, sweepOutbox);
  for (const [name, cron] of Object.entries(TIMED)) {
    await queue.work(name, { pollingIntervalSeconds: 10 }, JOBS[name as TimedJob]);
    await queue.schedule(name, cron);
  }
  void JOBS.sweep().catch((error) => log().warn({ name: error?.name }, "the first sweep failed"));
  return {
    async stop() {
      await queue.stop({ graceful: true, timeout: 10_000 });
      await Promise.race([
        Promise.all([inbox().settled(), mediaQueue().settled(), outbox().settled()]),
        sleep(10_000),
      ]);
    },
  };
}
