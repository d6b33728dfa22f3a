import "server-only";
import { randomUUID } from "node:crypto";
import { storable } from "@/lib/chat/channel/storable-text";
import type { MediaKind, MediaReading, UnreadMedia } from "@/lib/chat/media/media-reading";
import { db, type Tx } from "@/lib/db";
import { lookAtPhoto, transcribe } from "@/lib/integrations/vision/model";
import { reencode } from "@/lib/integrations/vision/reencode";
import { showTyping } from "@/lib/integrations/whatsapp-cloud/client";
import { fetchMedia } from "@/lib/integrations/whatsapp-cloud/media";
import { log } from "@/lib/log";

/** What is read, wherever it comes from. */
type Reading = Omit<UnreadMedia, "mediaId">;

/** A person's readings a day. */
export const DAILY_QUOTA: Readonly<Record<MediaKind, number>> = { photo: 30, audio: 60 };
/** Everybody's in an hour: what the model may cost at most. */
const HOURLY_QUOTA = 2_000;
/** Longer than fetching and the model may take together. */
const LEASE_MS = 45_000;

/**
 * Reads a photo or recording, once: whoever else is asked meanwhile leaves it alone. Failures are results too, so that
 * every message is answered.
 * @returns whether there is a result now; false while another process reads it
 */
export async function readMedia(media: UnreadMedia): Promise<boolean> {
  const state = await startReading(media);
  if (state !== "started") return state === "done";
  void showTyping(media.messageId);
  await finishReading(media, () => read(media));
  return true;
}

/** A photo handed over on the web, under a name of its own: counted and read as one of the chat; the picture is not kept. */
export async function readPhoto(photo: Reading, file: Uint8Array): Promise<MediaReading> {
  await startReading(photo);
  return finishReading(photo, async () => ({ ...(await seenIn(file)), picture: null }));
}

async function finishReading(media: Reading, reader: () => Promise<Read>): Promise<MediaReading> {
  const { messageId, kind } = media;
  const refusal = await refusalOf(media);
  const { reading, picture } = refusal ? nothing(refusal) : await reader().catch((error) => failed(error));
  if (reading.kind !== "heard" && reading.kind !== "foods")
    log().info({ messageId, media: kind, reading: reading.kind }, "media without a result");
  await db().$executeRaw`
    UPDATE app.media_readings SET result = ${JSON.stringify(storable(reading))}::jsonb, picture = ${picture}
    WHERE message_id = ${messageId} AND result IS NULL`;
  return reading;
}

/** What was read for a message; null when nobody has yet. */
export async function findReading(
  tx: Tx,
  messageId: string,
): Promise<{ id: string; result: MediaReading } | null> {
  const [row] = await tx.$queryRaw<{ id: string; result: MediaReading }[]>`
    SELECT id::text, result FROM app.media_readings WHERE message_id = ${messageId} AND result IS NOT NULL`;
  return row ?? null;
}

async function startReading({ messageId, userId, kind, day }: Reading): Promise<"started" | "busy" | "done"> {
  const started = await db().$executeRaw`
    INSERT INTO app.media_readings AS r (id, message_id, user_id, kind, day, started_at)
    SELECT ${randomUUID()}::uuid, ${messageId}, user_id, ${kind}::app.media_kind, ${day}::date, now()
    FROM app.people WHERE user_id = ${userId}::uuid
    ON CONFLICT (message_id) DO UPDATE SET started_at = now()
      WHERE r.result IS NULL AND r.started_at < now() - ${LEASE_MS} * interval '1 ms'`;
  if (started > 0) return "started";
  const [row] = await db().$queryRaw<{ done: boolean }[]>`
    SELECT result IS NOT NULL AS done FROM app.media_readings WHERE message_id = ${messageId}`;
  return row && !row.done ? "busy" : "done";
}

type Read = { reading: MediaReading; picture: Uint8Array | null };

async function read(media: UnreadMedia): Promise<Read> {
  const file = await fetchMedia(media.mediaId, media.kind);
  if (file.kind !== "fetched") return nothing(file);
  if (media.kind === "audio") {
    const text = await transcribe(file.bytes, file.type);
    if (text === null) return nothing({ kind: "trouble" });
    return nothing(text === "" ? { kind: "unclear" } : { kind: "heard", text });
  }
  return seenIn(file.bytes);
}

async function seenIn(file: Uint8Array): Promise<Read> {
  const picture = await reencode(file);
  if (!picture) return nothing({ kind: "wrong_type" });
  return { reading: (await lookAtPhoto(picture)) ?? { kind: "trouble" }, picture };
}

const nothing = (reading: MediaReading): Read => ({ reading, picture: null });

/** What nobody foresaw must not keep a message waiting for ever. */
function failed(error: Error): Read {
  log().error({ name: error.name, reason: error.message }, "a photo or recording could not be read");
  return nothing({ kind: "trouble" });
}

/** Counts this reading too: its row is there already. */
async function refusalOf({ userId, kind, day }: Reading): Promise<MediaReading | null> {
  const [used] = await db().$queryRaw<{ own: number; all: number }[]>`
    SELECT (SELECT count(*)::int FROM app.media_readings
        WHERE user_id = ${userId}::uuid AND kind = ${kind}::app.media_kind AND day = ${day}::date) AS own,
      (SELECT count(*)::int FROM app.media_readings WHERE created_at > now() - interval '1 hour') AS all`;
  if ((used?.own ?? 0) > DAILY_QUOTA[kind]) return { kind: "quota" };
  return (used?.all ?? 0) > HOURLY_QUOTA ? { kind: "trouble" } : null;
}
