import { z } from "zod";

const base64 = z
  .string("must be base64 text")
  .transform((value) => value.replace(/^data:[^,]*,/, ""))
  // What is not base64 is looked for: a match of all 20 MB would overflow the expression's stack.
  .refine((value) => value !== "" && !/[^A-Za-z0-9+/_=\s-]/.test(value), "must be base64 text");

const choice = {
  id: z.string("is required").min(1, "must not be empty").max(256),
  title: z.string("is required").max(256),
};

/** Unix seconds, also as text; milliseconds and ISO 8601 are understood. */
const timestamp = z.union([z.number(), z.string()], "must be Unix seconds").transform((value, context) => {
  const number = Number(value);
  const seconds = Number.isNaN(number)
    ? Date.parse(String(value)) / 1000
    : number > 1e11
      ? number / 1000
      : number;
  if (Number.isFinite(seconds) && seconds >= 0) return Math.floor(seconds);
  context.addIssue({ code: "custom", message: "must be Unix seconds" });
  return z.NEVER;
});

const common = {
  /** Digits with country code, with or without the ninth digit: passed on exactly so. */
  from: z
    .string('"from" must be a phone number in digits')
    .transform((value) => value.replace(/[+\s()-]/g, ""))
    .refine((value) => /^\d{8,15}$/.test(value), "must be a phone number of 8 to 15 digits")
    .optional(),
  /** Business-scoped id of somebody who hides the number; with it `from` may be left out. */
  userId: z.string("must be text").min(1).max(200).optional(),
  name: z.string("must be text").max(200).optional(),
  wamid: z.string("must be text").min(1).max(512).optional(),
  timestamp: timestamp.optional(),
  times: z
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000")
    .optional(),
  replyTo: z.string("must be text").max(512).optional(),
  /** Deliver again with growing pauses, as Meta does, while the application does not answer 2xx. */
  retry: z.boolean("must be true or false").optional(),
};

const media = (kind: string) =>
  z.string("must be a media type").regex(new RegExp(`^${kind}/[\\w.+-]+(;.*)?$`), `must be an ${kind} type`);

export const inboundRequest = z
  .discriminatedUnion(
    "type",
    [
      z.object({
        ...common,
        type: z.literal("text"),
        text: z.string("is required").max(65_536, "must be at most 65536 characters long"),
      }),
      z.object({
        ...common,
        type: z.literal("image"),
        imageBase64: base64,
        mimeType: media("image"),
        caption: z.string("must be text").max(3000).optional(),
      }),
      z.object({
        ...common,
        type: z.literal("audio"),
        /** Without it a silent recording is sent; `transcript` then tells the model what it says. */
        audioBase64: base64.optional(),
        mimeType: media("audio").default("audio/ogg; codecs=opus"),
        transcript: z.string("must be text").max(4096).optional(),
      }),
      z.object({ ...common, ...choice, type: z.literal("button") }),
      z.object({ ...common, ...choice, type: z.literal("list"), description: z.string().max(72).optional() }),
      z.object({
        ...common,
        type: z.literal("template_button"),
        payload: z.string().min(1),
        text: z.string().min(1),
      }),
      z.object({ ...common, type: z.literal("location"), latitude: z.number(), longitude: z.number() }),
      z.object({
        ...common,
        type: z.literal("reaction"),
        emoji: z.string().max(16),
        replyTo: z.string().min(1),
      }),
      z.object({ ...common, type: z.literal("unsupported") }),
      z.object({
        ...common,
        type: z.literal("user_changed_number"),
        newNumber: z.string().regex(/^\d{8,15}$/, "must be digits"),
      }),
    ],
    "must be one of text, image, audio, button, list",
  )
  .refine((request) => request.from !== undefined || request.userId !== undefined, '"from" is required');

export type InboundRequest = z.infer<typeof inboundRequest>;

export interface MediaReference {
  id: string;
  mimeType: string;
  /** In hexadecimal; webhooks carry it in base64, the media endpoint in hexadecimal. */
  sha256: string;
}

/** The type and content with which Meta would carry this message. */
export function inboundContent(
  request: InboundRequest,
  media: MediaReference | undefined,
): { type: string; content: Record<string, unknown> } {
  const file = media && {
    mime_type: media.mimeType,
    sha256: Buffer.from(media.sha256, "hex").toString("base64"),
    id: media.id,
  };
  switch (request.type) {
    case "text":
      return { type: "text", content: { text: { body: request.text } } };
    case "image":
      return {
        type: "image",
        content: { image: { ...(request.caption && { caption: request.caption }), ...file } },
      };
    case "audio":
      return { type: "audio", content: { audio: { ...file, voice: true } } };
    case "button":
      return {
        type: "interactive",
        content: {
          interactive: { type: "button_reply", button_reply: { id: request.id, title: request.title } },
        },
      };
    case "list": {
      const { id, title, description } = request;
      return {
        type: "interactive",
        content: {
          interactive: { type: "list_reply", list_reply: { id, title, ...(description && { description }) } },
        },
      };
    }
    case "template_button":
      return { type: "button", content: { button: { payload: request.payload, text: request.text } } };
    case "location":
      return {
        type: "location",
        content: { location: { latitude: request.latitude, longitude: request.longitude } },
      };
    case "reaction":
      return {
        type: "reaction",
        content: { reaction: { message_id: request.replyTo, emoji: request.emoji } },
      };
    case "unsupported":
      return {
        type: "unsupported",
        content: {
          errors: [
            {
              code: 131051,
              title: "Message type unknown",
              message: "Message type unknown",
              error_data: { details: "Message type is currently not supported." },
            },
          ],
        },
      };
    case "user_changed_number":
      return {
        type: "system",
        content: {
          system: {
            body: `User changed from ${request.from} to ${request.newNumber}`,
            wa_id: request.newNumber,
            type: "user_changed_number",
          },
        },
      };
  }
}

/** What the bubble on the phone says. */
export function inboundText(request: InboundRequest): string {
  switch (request.type) {
    case "text":
    case "template_button":
      return request.text;
    case "image":
      return request.caption ?? "";
    case "audio":
      return request.transcript ?? "";
    case "button":
    case "list":
      return request.title;
    case "location":
      return `📍 ${request.latitude}, ${request.longitude}`;
    case "reaction":
      return request.emoji;
    case "unsupported":
      return "🚫";
    case "user_changed_number":
      return `→ ${request.newNumber}`;
  }
}
