import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { isAuthUp } from "@/lib/integrations/supabase/auth";
import { VERSION } from "@/lib/version";

/** A message that waits longer says that nobody works the queue. */
const BEHIND_AFTER_MS = 5 * 60_000;

export const healthSchema = z.object({
  status: z.enum(["ok", "degraded", "down"]),
  version: z.string(),
  checks: z.object({
    database: z.enum(["ok", "down"]),
    auth: z.enum(["ok", "down"]),
    queue: z.enum(["ok", "behind", "down"]),
  }),
});

export type Health = z.infer<typeof healthSchema>;

/** Whether what the product stands on answers. Without the database it is down, without the rest it limps. */
export async function checkHealth(now: Date): Promise<Health> {
  const [queue, isAuthOk] = await Promise.all([checkQueue(now), isAuthUp()]);
  const database = queue === "down" ? "down" : "ok";
  const auth = isAuthOk ? "ok" : "down";
  const isWell = database === "ok" && auth === "ok" && queue === "ok";
  const status = database === "down" ? "down" : isWell ? "ok" : "degraded";
  return { status, version: VERSION, checks: { database, auth, queue } };
}

async function checkQueue(now: Date): Promise<Health["checks"]["queue"]> {
  const receivedAt = { lt: new Date(now.getTime() - BEHIND_AFTER_MS) };
  try {
    const late = await db().inboundMessage.findFirst({
      where: { status: "received", receivedAt },
      select: { id: true },
    });
    return late ? "behind" : "ok";
  } catch {
    return "down";
  }
}
