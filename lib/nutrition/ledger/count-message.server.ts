import "server-only";
import { Prisma } from "@/lib/db";
import type { Day } from "@/lib/nutrition/calendar/day";

/** A message that the assistant took from a person, on the person's day. */
export type CountedMessage = { userId: string; day: Day; photo: boolean };

/**
 * Counts a message, as a part of the statement that settles it: once a message, so that screens never count messages
 * themselves. Null counts nothing.
 */
export function countMessageSql(message: CountedMessage | null): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO app.chat_counts AS c (user_id, day, messages, photos)
    SELECT ${message?.userId ?? null}::uuid, ${message?.day ?? null}::date, 1, ${message?.photo ? 1 : 0}
    WHERE ${message !== null}
    ON CONFLICT (user_id, day) DO UPDATE SET
      messages = c.messages + 1, photos = c.photos + excluded.photos`;
}
