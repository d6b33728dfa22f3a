import "server-only";
import { AppError } from "@/lib/errors";
import { isFieldKey } from "@/lib/http/field-sentences";
import { logUnexpected } from "@/lib/http/log-unexpected";
import type { Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";

/** Every answer of the API: personal unless proven otherwise, and never anything but the JSON it says it is. */
const HEADERS = {
  "Cache-Control": "no-store",
  Vary: "Authorization, Accept-Language, Cookie",
  "X-Content-Type-Options": "nosniff",
};

const RETRY_AFTER_S = 2;

/** Compressing a shorter answer costs more than it saves, a tenth of a webhook's processor time. */
const SHORT = 1_024;

export function answerJson(body: unknown, status: number, added: HeadersInit = {}): Response {
  const headers = new Headers(added);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  const json = JSON.stringify(body);
  if (json.length < SHORT) headers.append("Cache-Control", "no-transform");
  headers.set("Content-Type", "application/json");
  return new Response(json, { status, headers });
}

/** Turns whatever was thrown into `{error, code, fields?}` in the reader's language. */
export function answerError(thrown: unknown, locale: Locale, request: Request): Response {
  const error = thrown instanceof AppError ? thrown : refusalOf(thrown, request);
  const t = translator(locale);
  const fields = error.fields && Object.entries(error.fields);
  const sentences = fields?.map(([path, key]) => [
    path,
    t(`errors.fields.${isFieldKey(key) ? key : "invalid"}`),
  ]);
  const { retryAfter } = error.values;
  return answerJson(
    {
      error: t(`errors.${error.code}`, error.values),
      code: error.code,
      ...(sentences ? { fields: Object.fromEntries(sentences) } : {}),
    },
    error.status,
    {
      "Content-Language": locale,
      ...(retryAfter === undefined
        ? {}
        : { "Retry-After": String(Math.max(1, Math.ceil(Number(retryAfter)))) }),
      ...(error.status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    },
  );
}

/** What the reader is told of an error that nobody foresaw: an id to quote, never the error's own text. */
function refusalOf(thrown: unknown, request: Request): AppError {
  const id = logUnexpected(thrown, request);
  return id === null
    ? new AppError("unavailable", { retryAfter: RETRY_AFTER_S })
    : new AppError("unexpected", { id }, { cause: thrown });
}
