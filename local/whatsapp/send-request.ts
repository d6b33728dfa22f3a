import { z } from "zod";
import { GraphError } from "./graph-error";
import type { PhoneMessage } from "./message";
import { filledTemplate } from "./templates";

const text = (max: number) =>
  z.string("is required").min(1, "must not be empty").max(max, `must be at most ${max} characters long`);
const caption = z.object({ type: z.literal("text"), text: text(60) });
const unique = (rows: { id: string }[]) => new Set(rows.map((row) => row.id)).size === rows.length;

const replyButtons = z
  .array(z.object({ type: z.literal("reply"), reply: z.object({ id: text(256), title: text(20) }) }))
  .min(1, "must hold 1 to 3 buttons")
  .max(3, "must hold 1 to 3 buttons")
  .refine((buttons) => unique(buttons.map((button) => button.reply)), "must have unique ids")
  .refine(
    (buttons) => new Set(buttons.map((b) => b.reply.title)).size === buttons.length,
    "must have unique titles",
  );

const listRow = z.object({
  id: text(200),
  title: text(24),
  description: z.string().max(72, "must be at most 72 characters long").optional(),
});
const sections = z
  .array(
    z.object({ title: text(24).optional(), rows: z.array(listRow).min(1, "must hold at least one row") }),
  )
  .min(1, "must hold at least one section")
  .refine((all) => all.flatMap((section) => section.rows).length <= 10, "must hold at most 10 rows in all")
  .refine((all) => unique(all.flatMap((section) => section.rows)), "must have unique row ids")
  .refine(
    (all) => all.length === 1 || all.every((section) => section.title),
    "need a title each when there are several",
  );

const interactive = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("button"),
    header: caption.optional(),
    body: z.object({ text: text(1024) }),
    footer: z.object({ text: text(60) }).optional(),
    action: z.object({ buttons: replyButtons }),
  }),
  z.object({
    type: z.literal("list"),
    header: caption.optional(),
    body: z.object({ text: text(1024) }),
    footer: z.object({ text: text(60) }).optional(),
    action: z.object({ button: text(20), sections }),
  }),
  z.object({
    type: z.literal("cta_url"),
    header: caption.optional(),
    body: z.object({ text: text(1024) }),
    footer: z.object({ text: text(60) }).optional(),
    action: z.object({
      name: z.literal("cta_url"),
      parameters: z.object({
        display_text: text(20),
        url: z.url({ protocol: /^https?$/, error: "must be a web address" }),
      }),
    }),
  }),
]);

const addressed = {
  messaging_product: z.literal("whatsapp", "must be whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z
    .string("must be a string")
    .regex(/^\+?[\d\s()-]{8,24}$/, "must be a phone number")
    .optional(),
  recipient: z.string("must be a string").min(1, "must not be empty").max(200).optional(),
  context: z.object({ message_id: z.string().min(1) }).optional(),
  biz_opaque_callback_data: z
    .string("must be a string")
    .max(512, "must be at most 512 characters long")
    .optional(),
};

const sendSchema = z.discriminatedUnion("type", [
  z.object({
    ...addressed,
    type: z.literal("text"),
    text: z.object({ body: text(4096), preview_url: z.boolean().optional() }),
  }),
  z.object({ ...addressed, type: z.literal("interactive"), interactive }),
  z.object({
    ...addressed,
    type: z.literal("template"),
    template: z.object({
      name: z
        .string("is required")
        .regex(/^[a-z0-9_]{1,512}$/, "must be lower-case letters, digits and underscores"),
      language: z.object({
        code: z.string("is required").regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, "must be a language such as pt_BR"),
      }),
      components: z.array(z.record(z.string(), z.unknown())).optional(),
    }),
  }),
  z.object({
    ...addressed,
    type: z.literal("image"),
    image: z
      .object({
        id: z.string().optional(),
        link: z.url().optional(),
        caption: z.string().max(1024).optional(),
      })
      .refine((image) => Boolean(image.id) !== Boolean(image.link), "needs either id or link"),
  }),
  z.object({
    ...addressed,
    type: z.literal("reaction"),
    reaction: z.object({ message_id: text(512), emoji: z.string().max(16) }),
  }),
]);

const markSchema = z.object({
  messaging_product: z.literal("whatsapp", "must be whatsapp"),
  status: z.literal("read", "must be read"),
  message_id: text(512),
  typing_indicator: z.object({ type: z.literal("text", "must be text") }).optional(),
});

type SendRequest = z.infer<typeof sendSchema>;
export type ReadMark = z.infer<typeof markSchema>;

/** The part of a bubble that the request itself decides. */
export type Content = Pick<
  PhoneMessage,
  | "type"
  | "text"
  | "buttons"
  | "list"
  | "template"
  | "link"
  | "header"
  | "footer"
  | "mediaId"
  | "replyTo"
  | "opaque"
>;

export interface Send {
  /** As the application gave it; digits are taken from it. */
  input: string;
  number: string;
  byUserId: boolean;
  freeForm: boolean;
  content: Content;
}

/** Checks the body of `POST /{phone-number-id}/messages` as Meta does. Throws GraphError 100. */
export function parseSend(body: unknown): Send | ReadMark {
  if (typeof body === "object" && body !== null && "status" in body) return parseWith(markSchema, body);
  const untyped =
    typeof body === "object" && body !== null && !("type" in body) ? { ...body, type: "text" } : body;
  const request = parseWith(sendSchema, untyped);
  const input = request.recipient ?? request.to;
  if (input === undefined) throw new GraphError(100, "The parameter to is required.");
  return {
    input,
    number: request.recipient === undefined ? input.replace(/\D/g, "") : input,
    byUserId: request.recipient !== undefined,
    freeForm: request.type !== "template",
    content: {
      ...contentOf(request),
      replyTo: request.context?.message_id,
      opaque: request.biz_opaque_callback_data,
    },
  };
}

function contentOf(request: SendRequest): Content {
  const plain = { buttons: [], list: null, template: null };
  switch (request.type) {
    case "text":
      return { ...plain, type: "text", text: request.text.body };
    case "image":
      return { ...plain, type: "image", text: request.image.caption ?? "", mediaId: request.image.id };
    case "reaction":
      return {
        ...plain,
        type: "reaction",
        text: request.reaction.emoji,
        replyTo: request.reaction.message_id,
      };
    case "template": {
      const { name, language, components = [] } = request.template;
      return {
        ...plain,
        type: "template",
        text: filledTemplate(name, language.code, components),
        template: { name, language: language.code, components },
      };
    }
    case "interactive":
      return { ...plain, ...interactiveContent(request.interactive) };
  }
}

function interactiveContent(part: z.infer<typeof interactive>) {
  const around = { text: part.body.text, header: part.header?.text, footer: part.footer?.text };
  switch (part.type) {
    case "button":
      return { ...around, type: "button", buttons: part.action.buttons.map((button) => button.reply) };
    case "list":
      return { ...around, type: "list", list: part.action };
    case "cta_url":
      return {
        ...around,
        type: "cta_url",
        link: { title: part.action.parameters.display_text, url: part.action.parameters.url },
      };
  }
}

function parseWith<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const [head = "body", ...rest] = (issue?.path ?? []).map(String);
  throw new GraphError(
    100,
    `Param ${head}${rest.map((key) => `['${key}']`).join("")} ${issue?.message ?? "is not valid"}.`,
  );
}
