export type MediaKind = "photo" | "audio";

/** A food as seen on a photo: bounded by its reader, not yet tied to the catalogue. */
export type SeenFood = {
  name: string;
  quantity: number;
  portion?: string | null;
  grams: number;
  /** 0..1 */
  confidence: number;
};

/** What a photo shows or a recording says, or why that is not known. */
export type MediaReading =
  | { kind: "foods"; foods: SeenFood[] }
  | { kind: "no_food" }
  | { kind: "heard"; text: string }
  /** Nothing can be made out. */
  | { kind: "unclear" }
  | MediaFailure;

export type MediaFailure = { kind: "too_large" | "wrong_type" | "gone" | "trouble" | "quota" };

/** A photo or recording that must be read before its message can be answered. */
export type UnreadMedia = {
  messageId: string;
  mediaId: string;
  userId: string;
  kind: MediaKind;
  /** YYYY-MM-DD, the person's day when it was sent. */
  day: string;
};

/** Ends the transaction that would answer a message: reading takes seconds, and the person's row is locked meanwhile. */
export class MediaNotRead extends Error {
  constructor(readonly media: UnreadMedia) {
    super("media not read yet");
  }
}
