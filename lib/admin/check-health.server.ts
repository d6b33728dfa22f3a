import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { db } from "@/lib/db";
import { isAuthUp } from "@/lib/integrations/supabase/auth";
import { VERSION } from "@/lib/version";

const QUEUES = ["inbox", "outbox", "mail", "reminders", "payments"] as const;
type Queue = (typeof QUEUES)[number];

/** A database that takes longer is as good as away; whoever asks has given up before a query does. */
const PATIENCE_MS = 3_000;

/** What waits longer than this, in seconds, says that nobody works the queue. */
const BEHIND_AFTER_S: Record<Queue, number> = {
  inbox: 120,
  outbox: 300,
  mail: 900,
  reminders: 300,
  payments: 900,
};

export const healthSchema = z.object({
  status: z.enum(["ok", "degraded", "down"]),
  version: z.string(),
  checks: z.object({
    database: z.enum(["ok", "down"]),
    auth: z.enum(["ok", "down"]),
    queue: z.enum(["ok", "behind", "down"]),
  }),
  waiting: z
    .record(z.enum(QUEUES), z.int())
    .nullable()
    .describe("Seconds for which the oldest of each has been due and undone; 0 when nothing is"),
});

export type Health = z.infer<typeof healthSchema>;

/** Whether what the product stands on answers. Without the database it is down, without the rest it limps. */
export async function checkHealth(now: Date): Promise<Health> {
  const inTime = Promise.race([loadWaiting(now), sleep(PATIENCE_MS, null, { ref: false })]);
  const [waiting, isAuthOk] = await Promise.all([inTime, isAuthUp()]);
  const database = waiting ? "ok" : "down";
  const auth = isAuthOk ? "ok" : "down";
  const isBehind = waiting && QUEUES.some((queue) => waiting[queue] > BEHIND_AFTER_S[queue]);
  const queue = !waiting ? "down" : isBehind ? "behind" : "ok";
  const isWell = database === "ok" && auth === "ok" && queue === "ok";
  const status = database === "down" ? "down" : isWell ? "ok" : "degraded";
  return { status, version: VERSION, checks: { database, auth, queue }, waiting };
}

/** Null when the database does not answer. Each is one look at the front of an index of what waits. */
async function loadWaiting(now: Date): Promise<Record<Queue, number> | null> {
  const age = (since: Date | null | undefined) =>
    since ? Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)) : 0;
  try {
    const [row] = await db().$queryRaw<Record<Queue, Date | null>[]>`
      SELECT (SELECT min(received_at) FROM app.inbound_messages WHERE status = 'received') AS inbox,
        (SELECT next_attempt_at FROM app.outbound_messages WHERE status = 'queued'
          ORDER BY next_attempt_at LIMIT 1) AS outbox,
        (SELECT next_attempt_at FROM app.outbound_mails WHERE sent_at IS NULL AND failed_at IS NULL
          ORDER BY next_attempt_at LIMIT 1) AS mail,
        (SELECT next_at FROM app.reminder_schedules WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1) AS reminders,
        (SELECT next_attempt_at FROM app.payment_events WHERE notified > handled
          ORDER BY next_attempt_at LIMIT 1) AS payments`;
    return {
      inbox: age(row?.inbox),
      outbox: age(row?.outbox),
      mail: age(row?.mail),
      reminders: age(row?.reminders),
      payments: age(row?.payments),
    };
  } catch {
    return null;
  }
}
