import { z } from "zod";
import type { InboundContent, InboundEvent } from "./inbound-event";

const text = z.string().max(70_000);
const digits = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replace(/^\+/, ""))
  .pipe(z.string().regex(/^\d{5,20}$/));
/** A part that may be missing or malformed without costing the message. */
const optional = <S extends z.ZodType>(schema: S) => schema.nullish().catch(null);

const choice = z.object({ id: text, title: text.catch("") });
const media = z.object({ id: z.string().min(1).max(512), mime_type: z.string().max(200).catch("") });

/** One reader per type of the provider; what fails here is answered as unsupported, not dropped. */
const CONTENT: Record<string, z.ZodType<InboundContent>> = {
  text: z
    .object({ text: z.object({ body: text }) })
    .transform(({ text }) => ({ type: "text", text: text.body })),
  image: z.object({ image: media.extend({ caption: optional(text) }) }).transform(({ image }) => ({
    type: "image",
    mediaId: image.id,
    mimeType: image.mime_type,
    caption: image.caption ?? null,
  })),
  audio: z
    .object({ audio: media })
    .transform(({ audio }) => ({ type: "audio", mediaId: audio.id, mimeType: audio.mime_type })),
  interactive: z
    .object({ interactive: z.union([z.object({ button_reply: choice }), z.object({ list_reply: choice })]) })
    .transform(({ interactive }) => {
      const tapped = "button_reply" in interactive ? interactive.button_reply : interactive.list_reply;
      return { type: "choice", id: tapped.id, title: tapped.title };
    }),
  button: z
    .object({ button: z.object({ payload: text, text: text.catch("") }) })
    .transform(({ button }) => ({ type: "choice", id: button.payload, title: button.text })),
  location: z
    .object({ location: z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() }) })
    .transform(({ location }) => ({ type: "location", ...location })),
  reaction: z
    .object({ reaction: z.object({ message_id: z.string().max(512), emoji: z.string().max(64).catch("") }) })
    .transform(({ reaction }) => ({
      type: "reaction",
      emoji: reaction.emoji,
      messageId: reaction.message_id,
    })),
  system: z
    .object({
      system: z.object({
        type: z.enum(["user_changed_number", "customer_changed_number"]),
        wa_id: optional(digits),
        new_wa_id: optional(digits),
      }),
    })
    .transform(({ system }) => ({
      type: "number_changed",
      newWaId: system.wa_id ?? system.new_wa_id ?? null,
    })),
};

const envelope = z.object({
  id: z.string().min(1).max(512),
  type: z.string().max(64).catch("unknown"),
  from: optional(digits),
  from_user_id: optional(z.string().min(1).max(256)),
  timestamp: optional(z.coerce.number().positive()),
  context: optional(z.object({ id: optional(z.string().max(512)) })),
});

export type Contact = { waId: string | null; scopedId: string | null; name: string | null };

const contact = z
  .object({
    wa_id: optional(digits),
    user_id: optional(z.string().min(1).max(256)),
    profile: optional(z.object({ name: optional(z.string().max(512)) })),
  })
  .transform(
    (value): Contact => ({
      waId: value.wa_id ?? null,
      scopedId: value.user_id ?? null,
      name: value.profile?.name ?? null,
    }),
  );

/** Who the webhook says wrote; null when the entry is unreadable. */
export function parseContact(raw: unknown): Contact | null {
  return contact.safeParse(raw).data ?? null;
}

/**
 * One message of a webhook; null when it has no id or no sender. A type we do not know, or a known one in a shape we
 * do not know, becomes `unsupported`.
 */
export function parseMessage(raw: unknown, contacts: readonly Contact[]): InboundEvent | null {
  const head = envelope.safeParse(raw).data;
  if (!head) return null;
  const sender = senderOf(head, contacts);
  if (!sender.waId && !sender.scopedId) return null;
  return {
    id: head.id,
    ...sender,
    sentAt: head.timestamp ? instantOf(head.timestamp) : null,
    replyTo: head.context?.id ?? null,
    content: CONTENT[head.type]?.safeParse(raw).data ?? { type: "unsupported", kind: head.type },
  };
}

/** The number may be missing in the message and present beside it, and the other way round. */
function senderOf(head: z.infer<typeof envelope>, contacts: readonly Contact[]): Contact {
  const { from, from_user_id } = head;
  const known = contacts.find((c) => (from ? c.waId === from : from_user_id && c.scopedId === from_user_id));
  const only = from || from_user_id ? known : contacts.length === 1 ? contacts[0] : undefined;
  return {
    waId: from ?? only?.waId ?? null,
    scopedId: from_user_id ?? only?.scopedId ?? null,
    name: only?.name ?? null,
  };
}

/** Seconds since 1970; milliseconds are understood. Null beyond what a date can hold. */
function instantOf(timestamp: number): Date | null {
  const date = new Date(timestamp > 1e11 ? timestamp : timestamp * 1000);
  return Number.isNaN(date.getTime()) ? null : date;
}
