import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isAuthUp } from "@/lib/integrations/supabase/auth";
import { oldestSchema, QUEUES, type Queue } from "@/lib/telemetry/backlog";
import { loadOldest } from "@/lib/telemetry/load-backlog.server";
import { VERSION } from "@/lib/version";

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
  waiting: oldestSchema
    .nullable()
    .describe("Seconds for which the oldest of each has been due and undone; 0 when nothing is"),
});

export type Health = z.infer<typeof healthSchema>;

/** Whether what the product stands on answers. Without the database it is down, without the rest it limps. */
export async function checkHealth(now: Date): Promise<Health> {
  const oldest = loadOldest(now).catch(() => null);
  const inTime = Promise.race([oldest, sleep(PATIENCE_MS, null, { ref: false })]);
  const [waiting, isAuthOk] = await Promise.all([inTime, isAuthUp()]);
  const database = waiting ? "ok" : "down";
  const auth = isAuthOk ? "ok" : "down";
  const isBehind = waiting && QUEUES.some((queue) => waiting[queue] > BEHIND_AFTER_S[queue]);
  const queue = !waiting ? "down" : isBehind ? "behind" : "ok";
  const isWell = database === "ok" && auth === "ok" && queue === "ok";
  const status = database === "down" ? "down" : isWell ? "ok" : "degraded";
  return { status, version: VERSION, checks: { database, auth, queue }, waiting };
}
