/** What became of a message that was handed to the provider. */
export type SendOutcome =
  | { kind: "sent"; wamid: string }
  /** Not taken; worth another try after `afterMs` or later. `code` is the provider's, null when it gave none. */
  | { kind: "retry"; afterMs: number; code: number | null }
  /** No answer that tells: it may have been taken. */
  | { kind: "unknown" }
  /** More than 24 hours since the person last wrote: only a template may go. */
  | { kind: "window_closed"; code: number }
  /** This message will never go. */
  | { kind: "permanent"; code: number | null }
  /** No message will go until somebody repairs the account or its token. */
  | { kind: "stop"; code: number };

const WINDOW_CLOSED = new Set([131047, 470]);
/** Rate limits and troubles of the provider's own. */
const BACK_OFF = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131057, 133004, 133016]);
/** The same two numbers may exchange one message in 6 s. */
const PAIR_LIMIT = 131056;
const PAIR_PAUSE_MS = 6_000;
/** Token, permission, policy and payment: nothing goes out for anybody. */
const STOP = new Set([0, 3, 10, 190, 368, 131005, 131031, 131042, 131045, 133010]);

/** What the provider's error code means for a message; null when the code is not known. */
export function outcomeOfCode(code: number): Exclude<SendOutcome, { kind: "sent" | "unknown" }> | null {
  if (WINDOW_CLOSED.has(code)) return { kind: "window_closed", code };
  if (code === PAIR_LIMIT) return { kind: "retry", afterMs: PAIR_PAUSE_MS, code };
  if (BACK_OFF.has(code)) return { kind: "retry", afterMs: 0, code };
  if (STOP.has(code) || (code >= 200 && code < 300)) return { kind: "stop", code };
  if (code === 100 || (code >= 130000 && code < 134000)) return { kind: "permanent", code };
  return null;
}

/**
 * What an answer to a send means.
 * @param body the parsed JSON, undefined when it was none
 * @param retryAfterMs from the header, 0 when there is none
 */
export function outcomeOfAnswer(status: number, body: unknown, retryAfterMs = 0): SendOutcome {
  const wamid = path(body, "messages", 0, "id");
  if (status >= 200 && status < 300) {
    return typeof wamid === "string" && wamid !== "" ? { kind: "sent", wamid } : { kind: "unknown" };
  }
  const given = path(body, "error", "code");
  const code = typeof given === "number" ? given : null;
  const known = code === null ? null : outcomeOfCode(code);
  if (known?.kind === "retry") return { ...known, afterMs: Math.max(known.afterMs, retryAfterMs) };
  if (known) return known;
  if (status === 429 || status >= 500) return { kind: "retry", afterMs: retryAfterMs, code };
  if (status === 401) return { kind: "stop", code: code ?? 190 };
  return { kind: "permanent", code };
}

/** The connection was never made: nothing can have been taken. */
const NOT_REACHED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** What a failed call means: one that reached nobody is tried again, any other may have been taken. */
export function outcomeOfFailure(error: unknown): SendOutcome {
  const code = path(error, "cause", "code") ?? path(error, "cause", "errors", 0, "code");
  return typeof code === "string" && NOT_REACHED.has(code)
    ? { kind: "retry", afterMs: 0, code: null }
    : { kind: "unknown" };
}

function path(value: unknown, ...keys: (string | number)[]): unknown {
  let at: unknown = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}
