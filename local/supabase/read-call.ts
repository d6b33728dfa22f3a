import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Answer, type Call, refuse } from "./answers";

const MAX_BODY = 64 * 1024;
/** What may be asked without the project's key: a health check, the key set, and where browsers are sent. */
const OPEN = new Set([
  "/auth/v1/health",
  "/auth/v1/.well-known/jwks.json",
  "/auth/v1/authorize",
  "/auth/v1/callback",
]);

/** Reads a request with its limits and keys, or answers why not. */
export async function readCall(
  incoming: IncomingMessage,
  keys: { anonKey: string; serviceRoleKey: string },
): Promise<Call | Answer> {
  const asked = `http://gate${incoming.url}`;
  if (!URL.canParse(asked)) return refuse(404, "not_found", "Not found");
  const { pathname: path, searchParams: query } = new URL(asked);
  const headers = incoming.headers as Record<string, string | undefined>;
  const shown = headers.apikey ?? query.get("apikey") ?? "";
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const isKey = (value: string | undefined, key: string) => value !== undefined && equal(value, key);
  const isService = isKey(bearer ?? shown, keys.serviceRoleKey);

  if (!OPEN.has(path)) {
    if (!shown) return { status: 401, body: { message: "No API key found in request" } };
    if (!isKey(shown, keys.anonKey) && !isKey(shown, keys.serviceRoleKey)) {
      return { status: 401, body: { message: "Invalid API key" } };
    }
  }
  const raw = await readBody(incoming);
  if (raw === undefined) return refuse(413, "request_too_large", "The body is larger than 64 KB");
  const body = raw.length === 0 ? {} : parse(raw);
  if (!body) return refuse(400, "bad_json", "Could not parse request body as a JSON object");
  const isProjectKey = isKey(bearer, keys.anonKey) || isKey(bearer, keys.serviceRoleKey);
  return {
    method: incoming.method ?? "GET",
    path,
    query,
    headers,
    body,
    bearer: isProjectKey ? undefined : bearer,
    isService,
    place: placeOf(incoming, isService),
  };
}

/** A hosted project believes `Sb-Forwarded-For` of a secret key alone, once its owner has switched that on. */
function placeOf({ headers, socket }: IncomingMessage, isService: boolean): string {
  const said = isService ? String(headers["sb-forwarded-for"] ?? "") : "";
  return said.split(",")[0]?.trim() || (socket.remoteAddress ?? "");
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end, keeping nothing: an answer before that reaches many clients as a broken connection.
    if (size <= MAX_BODY) chunks.push(chunk);
    if (size > 100 * MAX_BODY) break;
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks);
}

/** A JSON object without NUL characters, which Postgres cannot store; undefined otherwise. */
function parse(raw: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return /\\u0000/.test(JSON.stringify(value)) ? undefined : (value as Record<string, unknown>);
  } catch {
    return undefined;
  }
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
