import { z } from "zod";

/** What can be sent; the limits are the provider's. */
export const outboundContent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), body: z.string() }),
  z.object({
    type: z.literal("buttons"),
    body: z.string(),
    buttons: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  z.object({
    type: z.literal("list"),
    body: z.string(),
    button: z.string(),
    rows: z.array(z.object({ id: z.string(), title: z.string(), description: z.string().optional() })),
  }),
  z.object({
    type: z.literal("template"),
    name: z.string(),
    language: z.string(),
    parameters: z.array(z.string()),
  }),
]);
export type SendableContent = z.infer<typeof outboundContent>;

/** Whom an answer goes to: a number exactly as the provider wrote it, or a business-scoped id. */
function addressOf(recipient: string): { to: string } | { recipient: string } {
  return /^\d{5,20}$/.test(recipient) ? { to: recipient } : { recipient };
}

/**
 * The provider's request for a message. Texts beyond a limit are cut with an ellipsis rather than refused whole.
 * @param opaque comes back with each delivery status of this message, at most 512 characters
 */
export function outboundBody(recipient: string, content: SendableContent, opaque: string): object {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...addressOf(recipient),
    biz_opaque_callback_data: opaque,
    ...part(content),
  };
}

function part(content: SendableContent): object {
  switch (content.type) {
    case "text":
      return { type: "text", text: { body: cut(content.body, 4096), preview_url: false } };
    case "buttons":
      return interactive("button", content.body, {
        buttons: content.buttons.slice(0, 3).map(({ id, title }) => ({
          type: "reply",
          reply: { id: id.slice(0, 256), title: cut(title, 20) },
        })),
      });
    case "list":
      return interactive("list", content.body, {
        button: cut(content.button, 20),
        sections: [
          {
            rows: content.rows.slice(0, 10).map(({ id, title, description }) => ({
              id: id.slice(0, 200),
              title: cut(title, 24),
              ...(description && { description: cut(description, 72) }),
            })),
          },
        ],
      });
    case "template":
      return {
        type: "template",
        template: {
          name: content.name,
          language: { code: content.language },
          ...(content.parameters.length > 0 && {
            components: [
              { type: "body", parameters: content.parameters.map((text) => ({ type: "text", text })) },
            ],
          }),
        },
      };
  }
}

function interactive(type: "button" | "list", body: string, action: object): object {
  return { type: "interactive", interactive: { type, body: { text: cut(body, 1024) }, action } };
}

/** At most `max` UTF-16 units, never through the middle of a surrogate pair. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, "")}…`;
}
