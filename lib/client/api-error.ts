import type { useTranslations } from "next-intl";

/** An answer that is not a success, or none at all. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code of the API; `connection`, `timeout` or `server` when the answer has none. */
  readonly code: string;
  /** Field path -> sentence. */
  readonly fields: Record<string, string>;
  /** Seconds after which to try again. */
  readonly retryAfter: number | null;

  /** @param message the API's sentence in the reader's language, empty when it gave none */
  constructor(
    status: number,
    code: string,
    message = "",
    more: { fields?: Record<string, string>; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }
}

const WITHOUT_SENTENCE = {
  connection: "client.connection",
  timeout: "client.timeout",
  server: "client.server",
  recovery_link: "client.recovery_link",
  session_expired: "session_expired",
  email_not_found: "email_not_found",
  wrong_password: "wrong_password",
  factor_code: "client.factor_code",
  factor_pause: "client.factor_pause",
  factor_wait: "client.factor_wait",
  factor_phone: "fields.phone",
  factor_phone_off: "client.factor_phone_off",
} as const;

/** What failed, where the server gave no reason. */
export type Fallback =
  | "client.login"
  | "client.signup"
  | "client.update_user"
  | "client.forgot_password"
  | "client.reset_password";

type SentenceKey = (typeof WITHOUT_SENTENCE)[keyof typeof WITHOUT_SENTENCE] | "client.unexpected" | Fallback;

/**
 * What to tell the reader: the API's own sentence, else one of ours.
 * @param fallback what to say when there is no more to say than that it failed
 */
export function errorText(
  error: unknown,
  words: ReturnType<typeof useTranslations<"errors">>,
  fallback?: Fallback,
): string {
  if (!(error instanceof ApiError)) return words(fallback ?? "client.unexpected");
  if (error.message) return error.message;
  if (error.code === "server" && fallback) return words(fallback);
  const known: Record<string, SentenceKey> = WITHOUT_SENTENCE;
  return words(known[error.code] ?? fallback ?? "client.unexpected");
}

/** Refusals that pass by themselves: a session to renew, a server that is slow or asks for patience. */
const PASSING = [401, 408, 429];

/** Whether the server said no to what was sent, so that sending it again is pointless. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
  );
}

/** Whether no answer came: there is no network, or nobody at its other end. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The API's own sentence, else the one given. */
export function sentenceOr(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise;
}
