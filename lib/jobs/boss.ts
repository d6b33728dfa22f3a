import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { env } from "@/lib/env";
import { ErrorTolerantClient } from "@/lib/error-tolerant-client";
import { log } from "@/lib/log";

/** Jobs that only wake a worker: one of each waits at most, whatever is asked for. */
export const SIGNALS = ["process-inbox", "send-outbox", "settle-payments", "run-imports"] as const;
export type Signal = (typeof SIGNALS)[number];

/** Jobs on a clock. */
export const TIMED = {
  remind: "* * * * *",
  sweep: "* * * * *",
  reconcile: "* * * * *",
  renew: "*/10 * * * *",
  purge: "17 6 * * *",
} as const;
export type TimedJob = keyof typeof TIMED;

/** Asked for when one worker does not keep up with the reminders of a minute: each takes a share of them. */
export const HELP = "help-remind";

const shared = globalThis as { garfoBoss?: Promise<PgBoss> };

/**
 * The process's one connection to the queue, started on first use; waits for the database for as long as it takes.
 * @param works whether this process runs jobs, or only asks others to
 */
export function boss(works: boolean): Promise<PgBoss> {
  shared.garfoBoss ??= start(works);
  return shared.garfoBoss;
}

async function start(works: boolean): Promise<PgBoss> {
  for (let attempt = 1; ; attempt++) {
    const connection = { Client: ErrorTolerantClient };
    const queue = new PgBoss({
      ...connection,
      connectionString: env().DATABASE_URL,
      application_name: "garfo-jobs",
      max: works ? 4 : 1,
      supervise: works,
      schedule: works,
      // How far behind the clock a job of the minute may start, in seconds.
      cronMonitorIntervalSeconds: 10,
      cronWorkerIntervalSeconds: 2,
    });
    queue.on("error", (error) => log().warn({ name: error.name }, "queue trouble"));
    try {
      await queue.start();
      for (const name of SIGNALS) await queue.createQueue(name, { policy: "short", ...BRIEF });
      await queue.createQueue(HELP, { policy: "standard", ...BRIEF });
      for (const name of Object.keys(TIMED)) await queue.createQueue(name, { policy: "stately", ...BRIEF });
      // Here, where a database that goes meanwhile is waited for: without its clock a process would only store what comes.
      if (works) for (const [name, cron] of Object.entries(TIMED)) await queue.schedule(name, cron);
      return queue;
    } catch (error) {
      log().warn({ attempt, name: (error as Error).name }, "the queue does not start yet");
      await queue.stop({ graceful: false, close: true }).catch(() => undefined);
      await sleep(Math.min(500 * attempt, 10_000));
    }
  }
}

/** What a job does can always be done again: nothing of it is worth keeping. */
const BRIEF = { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3_600, retentionSeconds: 3_600 };
