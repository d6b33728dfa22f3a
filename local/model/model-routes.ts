import { randomUUID } from "node:crypto";
import type { Faults } from "../console/faults";
import { type Call, type Route, readBody, send, sendJson } from "../console/http";
import { showFault } from "../console/show-fault";
import { chatAnswer, chatRequest, description, lastPicture } from "./chat-completion";
import { PhotoLibrary, sha256 } from "./sample-photos";

/** What the model hears in a recording, by the SHA-256 of its bytes. */
export type Hearing = (sha256: string) => string | undefined;

/** The OpenAI-compatible endpoints under /model: one that knows the sample photos, one that knows what was recorded. */
export function modelRoutes(faults: Faults, hear: Hearing): Route[] {
  const library = new PhotoLibrary();

  const guarded = (respond: (call: Call, body: Buffer) => void | Promise<void>): Route["handle"] => {
    return async (call) => {
      const body = await readBody(call.req);
      const fault = faults.take("model");
      if (fault)
        return showFault(call.res, fault, problem("The console was told to fail this call", "server_error"));
      if (!/^Bearer \S+$/.test(call.req.headers.authorization ?? "")) {
        return sendJson(call.res, 401, problem("You didn't provide an API key", "invalid_request_error"));
      }
      await respond(call, body);
    };
  };

  const complete = async ({ res }: Call, body: Buffer) => {
    const request = chatRequest.safeParse(parse(body));
    if (!request.success) {
      const said = request.error.issues[0]?.message ?? "invalid body";
      return sendJson(res, 400, problem(said, "invalid_request_error"));
    }
    const picture = lastPicture(request.data);
    const content = description(picture && (await library.recognise(picture)));
    sendJson(
      res,
      200,
      chatAnswer(request.data, content, `chatcmpl-${randomUUID()}`, Math.floor(Date.now() / 1000)),
    );
  };

  const transcribe = async ({ req, res }: Call, body: Buffer) => {
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": req.headers["content-type"] ?? "" },
    })
      .formData()
      .catch(() => undefined);
    const file = form?.get("file");
    if (!(file instanceof Blob) || !form?.get("model")) {
      return sendJson(res, 400, problem("file and model are required", "invalid_request_error"));
    }
    const text = hear(sha256(Buffer.from(await file.arrayBuffer()))) ?? "";
    if (form.get("response_format") === "text") send(res, 200, "text/plain; charset=utf-8", text);
    else sendJson(res, 200, { text });
  };

  return [
    { method: "POST", path: "/model/v1/chat/completions", handle: guarded(complete) },
    { method: "POST", path: "/model/v1/audio/transcriptions", handle: guarded(transcribe) },
  ];
}

function problem(message: string, type: string): unknown {
  return { error: { message, type, param: null, code: null } };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
