import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";

export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  params: Record<string, string>;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handle(call: Call): void | Promise<void>;
}

/** A request the console declines, with the HTTP status and one sentence that says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Matches `/a/:id/b` against a path; answers the decoded parameters, or undefined when it does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = pattern.split("/");
  const given = pathname.split("/");
  if (expected.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? "";
    if (segment.startsWith(":")) {
      if (value === "") return undefined;
      try {
        params[segment.slice(1)] = decodeURIComponent(value);
      } catch {
        return undefined;
      }
    } else if (segment !== value) return undefined;
  }
  return params;
}

/** Reads a whole body; refuses with 413 above `maxBytes`. */
export async function readBody(req: IncomingMessage, maxBytes = 25 * 1024 * 1024): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(413, `The body is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses a JSON body; an empty body counts as `{}`. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const text = (await readBody(req)).toString("utf8");
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
}

/** Parses and checks a JSON body; refuses with 400 and the first complaint as a sentence. */
export async function readBodyAs<S extends z.ZodType>(req: IncomingMessage, schema: S): Promise<z.infer<S>> {
  return checked(schema, await readJson(req));
}

export function checked<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.length ? `"${issue.path.join(".")}": ` : "";
  throw new Refusal(400, `${where}${issue?.message ?? "The body is not valid"}.`.replace(/\.\.$/, "."));
}

export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  send(res, status, "application/json; charset=utf-8", JSON.stringify(value));
}

export function send(res: ServerResponse, status: number, contentType: string, body: string | Buffer): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  res.writeHead(status, {
    "content-type": contentType,
    "content-length": bytes.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  res.end(bytes);
}
