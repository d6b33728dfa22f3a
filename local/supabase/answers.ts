/** What the gate answers: a status and JSON, as GoTrue shapes them. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call after the gate has read it: JSON body at most 64 KB, no NUL in it, path on the list. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
  /** The bearer token, when it is not one of the project's keys. */
  bearer: string | undefined;
  /** Whether the service-role key was shown. */
  isService: boolean;
  /** The address that it comes from, or is passed on from by who has the service-role key. */
  place: string;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** An error as GoTrue words it; supabase-js reads `error_code` and `msg`. */
export function refuse(
  status: number,
  errorCode: string,
  msg: string,
  headers?: Record<string, string>,
): Answer {
  return { status, body: { code: status, error_code: errorCode, msg }, ...(headers ? { headers } : {}) };
}

/** 429 with the seconds after which to come back. */
export function tooMany(retryAfterS: number): Answer {
  return refuse(429, "over_request_rate_limit", "Request rate limit reached", {
    "Retry-After": String(Math.max(1, Math.ceil(retryAfterS))),
  });
}

export const AWAY: Answer = refuse(503, "unexpected_failure", "The database is away; try again", {
  "Retry-After": "1",
});

/** A field of the body when it is a string; GoTrue answers 400 to other types. */
export function text(call: Call, name: string): string | undefined {
  const value = call.body[name];
  return typeof value === "string" ? value : undefined;
}

/** The e-mail address of the body as it is stored: trimmed and in lower case; undefined when it cannot be one. */
export function address(call: Call): string | undefined {
  const email = text(call, "email")?.trim().toLowerCase();
  return email && email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : undefined;
}

/** As much of a person's own metadata as each of their tokens can carry; a hosted project leaves that to its gateway. */
const METADATA_MAX = 4_096;

/** Whether something can be kept as a person's metadata. */
export function isMetadata(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return JSON.stringify(value).length <= METADATA_MAX;
}
