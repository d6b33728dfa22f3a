import "server-only";
import type { Tx } from "@/lib/db";
import type { PushMessage } from "@/lib/push/push-message";

export type NewPush = { userId: string; slot: string; body: PushMessage; expiresAt: Date };

/**
 * Stores what is to be shown on each device of a person, with whatever is its reason: it goes out if, and only if, the
 * transaction holds, and once for each slot.
 */
export async function queuePushes(tx: Tx, pushes: readonly NewPush[], now: Date): Promise<void> {
  if (pushes.length === 0) return;
  const rows = pushes.map(({ userId, expiresAt, ...push }) => ({
    ...{ user_id: userId, expires_at: expiresAt },
    ...push,
  }));
  await tx.$executeRaw`
    INSERT INTO app.push_messages
      (user_id, subscription_id, slot, body, expires_at, next_attempt_at, created_at)
    SELECT r.user_id, s.id, r.slot, r.body, r.expires_at, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (user_id uuid, slot text, body jsonb, expires_at timestamptz)
    JOIN app.push_subscriptions s ON s.user_id = r.user_id
    ON CONFLICT DO NOTHING`;
}
