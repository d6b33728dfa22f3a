import "server-only";
import { db } from "@/lib/db";
import { type Backlog, QUEUES, type Queue } from "@/lib/telemetry/backlog";

function perQueue(of: (queue: Queue) => number): Record<Queue, number> {
  return Object.fromEntries(QUEUES.map((queue) => [queue, of(queue)])) as Record<Queue, number>;
}

/**
 * For how many seconds the oldest of each queue has been due at `now`. Each is one look at the front of an index of what
 * waits. @throws what the database throws
 */
export async function loadOldest(now: Date): Promise<Record<Queue, number>> {
  const [row] = await db().$queryRaw<Record<Queue, Date | null>[]>`
    SELECT (SELECT min(received_at) FROM app.inbound_messages WHERE status = 'received') AS inbox,
      (SELECT next_attempt_at FROM app.outbound_messages WHERE status = 'queued'
        ORDER BY next_attempt_at LIMIT 1) AS outbox,
      (SELECT next_attempt_at FROM app.outbound_mails WHERE sent_at IS NULL AND failed_at IS NULL
        ORDER BY next_attempt_at LIMIT 1) AS mail,
      (SELECT next_at FROM app.reminder_schedules WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1) AS reminders,
      (SELECT next_attempt_at FROM app.payment_events WHERE notified > handled
        ORDER BY next_attempt_at LIMIT 1) AS payments`;
  return perQueue((queue) => {
    const since = row?.[queue];
    return since ? Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)) : 0;
  });
}

/** How much waits at `now`, since when, and how long messages have waited lately. @throws what the database throws */
export async function loadBacklog(now: Date): Promise<Backlog> {
  const [oldest, [row]] = await Promise.all([
    loadOldest(now),
    db().$queryRaw<(Record<Queue, number> & { lag: number | null })[]>`
      SELECT (SELECT count(*)::int FROM app.inbound_messages WHERE status = 'received') AS inbox,
        (SELECT count(*)::int FROM app.outbound_messages
          WHERE status = 'queued' AND next_attempt_at <= ${now}) AS outbox,
        (SELECT count(*)::int FROM app.outbound_mails
          WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= ${now}) AS mail,
        (SELECT count(*)::int FROM app.reminder_schedules WHERE next_at <= ${now}) AS reminders,
        (SELECT count(*)::int FROM app.payment_events
          WHERE notified > handled AND next_attempt_at <= ${now}) AS payments,
        (SELECT extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY processed_at - received_at))::float8
          FROM app.inbound_messages
          WHERE received_at > ${now}::timestamptz - interval '1 hour' AND processed_at IS NOT NULL) AS lag`,
  ]);
  return { waiting: perQueue((queue) => row?.[queue] ?? 0), oldest, webhookLagSeconds: row?.lag ?? null };
}
