import "server-only";
import type { QueueRow, Queues } from "@/lib/admin/operation/operation-schema";
import { db } from "@/lib/db";
import { loadBacklog } from "@/lib/telemetry/load-backlog.server";
import { loadOperation } from "@/lib/telemetry/load-operation.server";

type Row = Omit<QueueRow, "lastDoneAt"> & { lastDoneAt: Date | null };

/** What is still to be done everywhere, how calls and messages went, and the jobs of the queue: what waits, is under way, failed in the last hour and why. */
export async function listQueues(now: Date): Promise<Queues> {
  const [backlog, operation] = await Promise.all([loadBacklog(now), loadOperation(now)]);
  const rows = await db().$queryRaw<Row[]>`
    SELECT q.name, count(j.id) FILTER (WHERE j.state IN ('created', 'retry'))::int AS waiting,
      count(j.id) FILTER (WHERE j.state = 'active')::int AS active,
      count(j.id) FILTER (WHERE j.state = 'failed')::int AS failed,
      max(j.completed_on) FILTER (WHERE j.state = 'completed') AS "lastDoneAt",
      (array_agg(left(j.output ->> 'message', 300) ORDER BY j.completed_on DESC)
        FILTER (WHERE j.state = 'failed'))[1] AS "lastFailure",
      (SELECT cron FROM pgboss.schedule s WHERE s.name = q.name LIMIT 1) AS cron
    FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name
    WHERE left(q.name, 2) <> '__' GROUP BY q.name ORDER BY q.name`;
  const queues = rows.map((row) => ({ ...row, lastDoneAt: row.lastDoneAt?.toISOString() ?? null }));
  return { backlog, operation, queues };
}
