import "server-only";
import type { Tx } from "@/lib/db";
import type { Day } from "@/lib/nutrition/day";

/**
 * Counts a message that the assistant took from a person, on the person's day. Call it once a message, in the
 * transaction that settles it, so that screens never count messages themselves.
 */
export async function countMessage(
  tx: Tx,
  message: { userId: string; day: Day; photo: boolean },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO app.day_totals AS t (user_id, day, chat_messages, photos)
    VALUES (${message.userId}::uuid, ${message.day}::date, 1, ${message.photo ? 1 : 0})
    ON CONFLICT (user_id, day) DO UPDATE SET
      chat_messages = t.chat_messages + 1, photos = t.photos + excluded.photos`;
}
