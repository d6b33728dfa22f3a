import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";

/**
 * The photo that a meal of the person's was read from: a JPEG drawn anew by us, without place or camera.
 * @throws AppError not_found for meals of others, without a photo, or whose photo is no longer kept
 */
export async function loadMealPhoto(
  { person: { userId } }: Context,
  { id }: { id: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await db().$queryRaw<{ picture: Uint8Array<ArrayBuffer> }[]>`
    SELECT r.picture FROM app.meals m
    JOIN app.media_readings r ON r.message_id = m.message_id AND r.user_id = m.user_id
    WHERE m.user_id = ${userId}::uuid AND m.id = ${id}::uuid AND m.deleted_at IS NULL
      AND m.source = 'whatsapp_photo' AND r.picture IS NOT NULL`;
  if (!row) throw new AppError("not_found");
  return row.picture;
}

/** Which meals of a day still have the photo that they were read from. */
export async function loadMealsWithPhoto(
  { person: { userId } }: Context,
  { day }: { day: Day },
): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT m.id::text FROM app.meals m
    JOIN app.media_readings r ON r.message_id = m.message_id AND r.user_id = m.user_id
    WHERE m.user_id = ${userId}::uuid AND m.day = ${dateOf(day)}::date AND m.deleted_at IS NULL
      AND m.source = 'whatsapp_photo' AND r.picture IS NOT NULL`;
  return rows.map(({ id }) => id);
}
