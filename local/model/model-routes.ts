import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Faults } from "../console/faults";
import type { Env } from "../console/http";
import { failAsTold } from "../console/show-fault";
import { chatAnswer, chatRequest, description, lastPicture } from "./chat-completion";
import { PhotoLibrary, sha256 } from "./sample-photos";

/** What the model hears in a recording, by the SHA-256 of its bytes. */
export type Hearing = (sha256: string) => string | undefined;

/** The OpenAI-compatible endpoints under /model: one that knows the sample photos, one that knows what was recorded. */
export function modelRoutes(faults: Faults, hear: Hearing): Hono<Env> {
  const library = new PhotoLibrary();
  const model = new Hono<Env>();
  model.use(
    failAsTold(
      () => faults.take("model"),
      () => ({ status: 500, body: problem("The console was told to fail this call", "server_error") }),
    ),
  );
  model.use(async (c, next) => {
    if (/^Bearer \S+$/.test(c.req.header("authorization") ?? "")) return next();
    return c.json(problem("You didn't provide an API key"), 401);
  });

  model.post("/v1/chat/completions", async (c) => {
    const request = chatRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!request.success) return c.json(problem(request.error.issues[0]?.message ?? "invalid body"), 400);
    const picture = lastPicture(request.data);
    const content = description(picture && (await library.recognise(picture)));
    const seconds = Math.floor(Date.now() / 1000);
    return c.json(chatAnswer(request.data, content, `chatcmpl-${randomUUID()}`, seconds));
  });

  model.post("/v1/audio/transcriptions", async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const file = form?.get("file");
    if (!(file instanceof Blob) || !form?.get("model"))
      return c.json(problem("file and model are required"), 400);
    const text = hear(sha256(Buffer.from(await file.arrayBuffer()))) ?? "";
    return form.get("response_format") === "text" ? c.text(text) : c.json({ text });
  });
  return model;
}

function problem(message: string, type = "invalid_request_error") {
  return { error: { message, type, param: null, code: null } };
}
