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

const CLIENT_SENTENCES = ["connection", "timeout", "server", "recovery_link"] as const;
type ClientSentence = (typeof CLIENT_SENTENCES)[number] | "unexpected";

/**
 * What to tell the reader: the API's own sentence, else one of the group `errors.client`.
 * @param words translator of the group `errors.client`
 */
export function errorText(error: unknown, words: (key: ClientSentence) => string): string {
  if (!(error instanceof ApiError)) return words("unexpected");
  if (error.message) return error.message;
  return words(CLIENT_SENTENCES.find((key) => key === error.code) ?? "unexpected");
}
