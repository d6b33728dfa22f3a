/** What the provider's webhook tells, in our own words: only this folder knows the provider's field names. */

export type InboundContent =
  | { type: "text"; text: string }
  | { type: "image"; mediaId: string; mimeType: string; caption: string | null }
  | { type: "audio"; mediaId: string; mimeType: string }
  /** A tapped button or list row; `id` is what we gave it (for a template's button: its payload). */
  | { type: "choice"; id: string; title: string }
  | { type: "location"; latitude: number; longitude: number }
  | { type: "reaction"; emoji: string; messageId: string }
  | { type: "number_changed"; newWaId: string | null }
  /** Anything else; `kind` is the provider's word for it. */
  | { type: "unsupported"; kind: string };

export type InboundEvent = {
  /** The provider's id; the same message always carries the same. */
  id: string;
  /** Digits with country code, exactly as the provider writes them; null when the number is hidden. */
  waId: string | null;
  /** Business-scoped id. */
  scopedId: string | null;
  name: string | null;
  /** Null when the provider's timestamp cannot be read. */
  sentAt: Date | null;
  replyTo: string | null;
  content: InboundContent;
};

export type DeliveryStatus = "sent" | "delivered" | "read" | "failed";

export type StatusEvent = {
  wamid: string;
  status: DeliveryStatus;
  /** What we attached when sending. */
  opaque: string | null;
  errorCode: number | null;
};

export type WebhookEvents = {
  messages: InboundEvent[];
  statuses: StatusEvent[];
  /** Entries that could not be read or are meant for another number. */
  skipped: number;
};
