import "server-only";
import type { Tx } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";

const SILENCE_MS = DAY_MS;

/** Nothing is reminded of for a day, nor made up for afterwards; what waits to be sent is left unsent. */
export async function silenceReminders(tx: Tx, userId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + SILENCE_MS);
  await tx.$executeRaw`
    UPDATE app.reminder_schedules SET settled_until = greatest(settled_until, ${until})
    WHERE user_id = ${userId}::uuid`;
  await tx.$executeRaw`
    UPDATE app.outbound_messages SET expires_at = least(expires_at, ${now})
    WHERE user_id = ${userId}::uuid AND slot IS NOT NULL AND status = 'queued'`;
  await tx.pushMessage.updateMany({
    where: { userId, nextAttemptAt: { not: null } },
    data: { nextAttemptAt: null },
  });
}
