import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Faults } from "../console/faults";
import { type Env, jsonBody } from "../console/http";
import { failAsTold } from "../console/show-fault";
import { GraphError, graphErrorForStatus } from "./graph-error";
import { parseSend } from "./send-request";
import type { WhatsApp } from "./whatsapp";

const MEDIA_URL_MS = 5 * 60 * 1000;

export interface GraphSettings {
  accessToken: string;
  phoneNumberId: string;
}

/** The Graph API endpoints under /whatsapp that the application calls. */
export function graphRoutes(whatsapp: WhatsApp, faults: Faults, settings: GraphSettings): Hono<Env> {
  const graph = new Hono<Env>();
  graph.onError((error, c) => {
    if (!(error instanceof GraphError)) throw error;
    return c.json(error.body(), error.status as ContentfulStatusCode);
  });
  graph.use(
    failAsTold(
      async (c) => faults.take("whatsapp", { counted: !isMark(await jsonBody(c)) }),
      ({ code, status }) => {
        const error =
          code === undefined ? graphErrorForStatus(status ?? 500) : new GraphError(code, "Told to fail.");
        return { status: error.status, body: error.body() };
      },
    ),
  );
  graph.use((c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (same(given, settings.accessToken)) return next();
    throw new GraphError(190, "The access token is missing or not valid.");
  });

  graph.on("POST", ["/:phone/messages", "/:version/:phone/messages"], async (c) => {
    const id = c.req.param("phone");
    if (id !== settings.phoneNumberId) throw unknownObject(id, 33);
    const body = await jsonBody(c);
    if (body === undefined) throw new GraphError(100, "The body is not valid JSON.");
    const request = parseSend(body);
    if ("status" in request) {
      whatsapp.markRead(request);
      return c.json({ success: true });
    }
    const message = whatsapp.send(request);
    return c.json({
      messaging_product: "whatsapp",
      contacts: [{ input: request.input, [request.byUserId ? "user_id" : "wa_id"]: request.number }],
      messages: [{ id: message.wamid, ...(request.freeForm ? {} : { message_status: "accepted" }) }],
    });
  });

  graph.get("/media/:media", (c) => {
    const media = whatsapp.store.findMedia(c.req.param("media"));
    const until = Number(c.req.query("until"));
    const mark = c.req.query("hash") ?? "";
    const genuine =
      media && same(mark, seal(settings.accessToken, `${media.id}:${until}`)) && Date.now() < until;
    if (!genuine) throw new GraphError(100, "The URL has expired.", { status: 404 });
    return c.body(new Uint8Array(whatsapp.store.readMedia(media)), 200, { "content-type": media.mimeType });
  });

  graph.get("/:version/:media", (c) => {
    const media = whatsapp.store.findMedia(c.req.param("media"));
    if (media === undefined) throw unknownObject(c.req.param("media"), 33);
    const until = Date.now() + MEDIA_URL_MS;
    const mark = seal(settings.accessToken, `${media.id}:${until}`);
    return c.json({
      url: `http://${c.req.header("host")}/whatsapp/media/${media.id}?until=${until}&hash=${mark}`,
      mime_type: media.mimeType,
      sha256: media.sha256,
      file_size: media.size,
      id: media.id,
      messaging_product: "whatsapp",
    });
  });
  return graph;
}

/** A read mark goes along with a message and does not use up a fault meant for messages. */
function isMark(body: unknown): boolean {
  return typeof body === "object" && body !== null && "status" in body;
}

function unknownObject(id: string | undefined, subcode: number): GraphError {
  return new GraphError(100, `Unsupported request. Object with ID '${id}' does not exist.`, { subcode });
}

function seal(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
