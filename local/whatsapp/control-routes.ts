import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { checked, type Env, readBodyAs } from "../console/http";
import { graphTitle } from "./graph-error";
import { inboundRequest } from "./inbound-request";
import type { PhoneMessage } from "./message";
import type { WhatsApp } from "./whatsapp";

const digits = z
  .string("must be a phone number in digits")
  .transform((value) => value.replace(/[+\s()-]/g, ""))
  .refine((value) => value !== "", "must be a phone number in digits");

const outboxQuery = z.object({
  to: digits.optional(),
  after: z.string().regex(/^\d+$/, "must be a whole number").transform(Number).default(0),
});

const statusOrder = z.object({
  wamid: z.string("is required"),
  status: z.enum(["sent", "delivered", "read", "failed"], "must be one of sent, delivered, read, failed"),
  error: z
    .union(
      [
        z
          .number()
          .int()
          .transform((code) => ({ code, title: graphTitle(code) })),
        z
          .object({
            code: z.number().int(),
            title: z.string().optional(),
            message: z.string().optional(),
            details: z.string().optional(),
          })
          .transform((error) => ({ ...error, title: error.title ?? graphTitle(error.code) })),
      ],
      "must be an error code or an object with a code",
    )
    .optional(),
});

const windowOrder = z.object({ number: digits, open: z.boolean("must be true or false") });

/** How a message appears in the outbox. */
function outboxEntry(message: PhoneMessage) {
  const {
    seq,
    number,
    type,
    text,
    buttons,
    list,
    template,
    link,
    header,
    footer,
    wamid,
    at,
    status,
    replyTo,
    opaque,
  } = message;
  return {
    seq,
    to: number,
    type,
    text,
    buttons,
    list,
    template,
    link: link ?? null,
    header: header ?? null,
    footer: footer ?? null,
    wamid,
    at: new Date(at).toISOString(),
    status,
    replyTo: replyTo ?? null,
    opaque: opaque ?? null,
  };
}

export interface VerificationSettings {
  webhookUrl: string;
  verifyToken: string;
}

/** The control calls under /control/whatsapp. */
export function whatsappControl(whatsapp: WhatsApp, settings: VerificationSettings): Hono<Env> {
  return new Hono<Env>()
    .post("/inbound", async (c) => c.json(await whatsapp.receive(await readBodyAs(c, inboundRequest))))
    .get("/outbox", (c) => {
      const { to, after } = checked(outboxQuery, c.req.query());
      const messages = whatsapp.store.outbox.filter(
        (message) => (message.seq ?? 0) > after && (to === undefined || message.number === to),
      );
      return c.json(messages.map(outboxEntry));
    })
    .post("/status", async (c) => {
      const { wamid, status, error } = await readBodyAs(c, statusOrder);
      const message = whatsapp.store.find(wamid);
      if (message?.direction !== "out") {
        throw new HTTPException(404, { message: "The application sent no message with this wamid." });
      }
      return c.json({ wamid, statuses: [await whatsapp.report(message, status, error)] });
    })
    .post("/window", async (c) => {
      const { number, open } = await readBodyAs(c, windowOrder);
      whatsapp.store.setWindow(number, open ? Date.now() : null);
      return c.json({ number, open });
    })
    .post("/verify", async (c) => c.json(await verifyWebhook(settings)));
}

/** Asks the application to confirm its webhook address, as Meta does when it is registered. */
async function verifyWebhook({ webhookUrl, verifyToken }: VerificationSettings) {
  const challenge = String(Math.floor(Math.random() * 1e9));
  const query = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.verify_token": verifyToken,
    "hub.challenge": challenge,
  });
  try {
    const answer = await fetch(`${webhookUrl}?${query}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    return { status: answer.status, verified: answer.ok && (await answer.text()) === challenge };
  } catch {
    return { status: 0, verified: false };
  }
}
