import "server-only";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { type MediaKind, MediaNotRead, type MediaReading } from "@/lib/chat/media/media-reading";
import { draftOf } from "@/lib/chat/media/photo-draft";
import { DAILY_QUOTA, findReading } from "@/lib/chat/media/read-media.server";
import type { Notice } from "@/lib/chat/replies/outcome";
import { answerCare } from "@/lib/chat/turns/answer-care.server";
import { answerBesideDraft, openDraft } from "@/lib/chat/turns/answer-draft.server";
import { answerText } from "@/lib/chat/turns/answer-text.server";
import { hasModel } from "@/lib/integrations/vision/model";
import { MAX_TEXT } from "@/lib/nutrition/figures/bounds";
import { understand } from "@/lib/portuguese/intents/understand";

/**
 * A photo becomes a draft of what it shows; where it shows nothing, the words beside it count.
 * @throws MediaNotRead when it must be looked at first
 */
export async function answerPhoto(
  turn: Turn,
  photo: { mediaId: string; caption: string | null },
): Promise<Answered> {
  const caption = (photo.caption ?? "").slice(0, MAX_TEXT);
  if (!hasModel()) return (await logCaption(turn, caption)) ?? noticed(turn, { kind: "photo_needs_words" });
  const { id, result } = await readingOf(turn, photo.mediaId, "photo");
  if (result.kind !== "foods")
    return (await logCaption(turn, caption)) ?? noticed(turn, failure("photo", result));
  const { now, person } = turn;
  const draft = draftOf(result.foods, caption, { now, timeZone: person.timeZone });
  if (draft.meal.items.length === 0) return noticed(turn, failure("photo", { kind: "unclear" }));
  return openDraft(turn, id, draft);
}

/**
 * A recording counts as if its words had been written.
 * @throws MediaNotRead when it must be heard first
 */
export async function answerAudio(turn: Turn, mediaId: string): Promise<Answered> {
  if (!hasModel()) return noticed(turn, { kind: "audio_needs_words" });
  const { result } = await readingOf(turn, mediaId, "audio");
  if (result.kind !== "heard") return noticed(turn, failure("audio", result));
  const { text } = result;
  const care = await answerCare({ ...turn, text, source: "whatsapp_audio" }, text);
  if (care) return care;
  const { outcome, state } = await answerBesideDraft({ ...turn, text, source: "whatsapp_audio" }, text);
  return { outcome: { kind: "heard", text, outcome }, state };
}

/** What the words beside a photo tell, if they tell of something to log. */
async function logCaption(turn: Turn, text: string): Promise<Answered | null> {
  const { now, person, state } = turn;
  const { meals, water, weight } = understand(text, {
    now,
    timeZone: person.timeZone,
    conversation: state,
    ownFoods: turn.ownFoods,
  });
  return meals.length + water.length + weight.length > 0 ? answerText({ ...turn, text }, text) : null;
}

async function readingOf({ tx, messageId, person, today }: Turn, mediaId: string, kind: MediaKind) {
  const found = await findReading(tx, messageId);
  if (!found) throw new MediaNotRead({ messageId, mediaId, kind, userId: person.userId, day: today });
  return found;
}

function failure(media: MediaKind, { kind }: MediaReading): Notice {
  const why = kind === "heard" || kind === "foods" ? "unclear" : kind;
  return { kind: "media", media, why, limit: DAILY_QUOTA[media] };
}

function noticed({ state }: Turn, notice: Notice): Answered {
  return { outcome: { kind: "notice", notice }, state };
}
