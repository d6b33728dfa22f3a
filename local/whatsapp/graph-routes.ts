import { createHmac, timingSafeEqual } from "node:crypto";
import type { Fault, Faults } from "../console/faults";
import { type Call, type Route, readJson, send, sendJson } from "../console/http";
import { showFault } from "../console/show-fault";
import { GraphError, graphErrorForStatus } from "./graph-error";
import { parseSend } from "./send-request";
import type { WhatsApp } from "./whatsapp";

const MEDIA_URL_MS = 5 * 60 * 1000;

export interface GraphSettings {
  accessToken: string;
  phoneNumberId: string;
}

/** The Graph API endpoints under /whatsapp that the application calls. */
export function graphRoutes(whatsapp: WhatsApp, faults: Faults, settings: GraphSettings): Route[] {
  /** `respond` answers JSON, or undefined when it has written the answer itself. */
  const guarded = (respond: (call: Call, body: unknown) => unknown): Route["handle"] => {
    return async (call) => {
      const body = call.req.method === "POST" ? await readJson(call.req).catch(() => undefined) : undefined;
      const fault = faults.take("whatsapp", { counted: !isMark(body) });
      if (fault && !(fault.effect && call.req.method === "POST")) return showGraphFault(call, fault);
      let answer: { status: number; value: unknown };
      try {
        authorize(call, settings.accessToken);
        answer = { status: 200, value: respond(call, body) };
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        answer = { status: error.status, value: error.body() };
      }
      if (fault) showGraphFault(call, fault);
      else if (answer.value !== undefined) sendJson(call.res, answer.status, answer.value);
    };
  };

  const sendMessage = (call: Call, body: unknown) => {
    const id = call.params.phone;
    if (id !== settings.phoneNumberId) throw unknownObject(id, 33);
    if (body === undefined) throw new GraphError(100, "The body is not valid JSON.");
    const request = parseSend(body);
    if ("status" in request) {
      whatsapp.markRead(request);
      return { success: true };
    }
    const message = whatsapp.send(request);
    return {
      messaging_product: "whatsapp",
      contacts: [{ input: request.input, [request.byUserId ? "user_id" : "wa_id"]: request.number }],
      messages: [{ id: message.wamid, ...(request.freeForm ? {} : { message_status: "accepted" }) }],
    };
  };

  const describeMedia = (call: Call) => {
    const media = whatsapp.store.findMedia(call.params.media ?? "");
    if (media === undefined) throw unknownObject(call.params.media, 33);
    const until = Date.now() + MEDIA_URL_MS;
    const mark = seal(settings.accessToken, `${media.id}:${until}`);
    return {
      url: `http://${call.req.headers.host}/whatsapp/media/${media.id}?until=${until}&hash=${mark}`,
      mime_type: media.mimeType,
      sha256: media.sha256,
      file_size: media.size,
      id: media.id,
      messaging_product: "whatsapp",
    };
  };

  const downloadMedia = (call: Call) => {
    const media = whatsapp.store.findMedia(call.params.media ?? "");
    const until = Number(call.url.searchParams.get("until"));
    const mark = call.url.searchParams.get("hash") ?? "";
    const genuine =
      media && same(mark, seal(settings.accessToken, `${media.id}:${until}`)) && Date.now() < until;
    if (!genuine) throw new GraphError(100, "The URL has expired.", { status: 404 });
    send(call.res, 200, media.mimeType, whatsapp.store.readMedia(media));
  };

  const onSend = guarded(sendMessage);
  return [
    { method: "POST", path: "/whatsapp/:phone/messages", handle: onSend },
    { method: "POST", path: "/whatsapp/:version/:phone/messages", handle: onSend },
    { method: "GET", path: "/whatsapp/media/:media", handle: guarded(downloadMedia) },
    { method: "GET", path: "/whatsapp/:version/:media", handle: guarded(describeMedia) },
  ];
}

function showGraphFault(call: Call, fault: Fault): void {
  const error =
    fault.code === undefined
      ? graphErrorForStatus(fault.status ?? 500)
      : new GraphError(fault.code, "Told to fail.");
  const status = fault.status ?? (fault.mode === "error" ? error.status : undefined);
  showFault(call.res, { ...fault, status }, error.body());
}

/** A read mark goes along with a message and does not use up a fault meant for messages. */
function isMark(body: unknown): boolean {
  return typeof body === "object" && body !== null && "status" in body;
}

function authorize(call: Call, accessToken: string): void {
  const given = /^Bearer (.+)$/.exec(call.req.headers.authorization ?? "")?.[1] ?? "";
  if (!same(given, accessToken)) throw new GraphError(190, "The access token is missing or not valid.");
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
