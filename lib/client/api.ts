import { SUPPORT_HEADER } from "@/lib/access/support-view";
import { ApiError } from "@/lib/client/api-error";
import { endSession, refreshTokens } from "@/lib/client/session";
import { keepUser, type SessionUser, useSession } from "@/lib/client/session-store";
import { currentSupportView, forgetSupportView } from "@/lib/client/support-view";

const TIMEOUT_MS = 15_000;

export type ApiCall = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  query?: Record<string, string | number | boolean | null | undefined>;
  signal?: AbortSignal;
  /** Goes out even where the page is left at once; for bodies of some KB at most. */
  keepalive?: boolean;
  /** Under which the call does its work once, however often it is sent. */
  key?: string;
  /** What a good answer holds; JSON unless said otherwise. */
  answer?: "json" | "blob";
};

/** `kept` says what becomes of an answer that the service worker kept, by when it was read. */
type Kept<T> = { kept?: (answer: T, at: Date) => T };

/** When the service worker kept an answer; public/sw.js writes it, the server never does. */
const KEPT_AT = "x-kept-at";

/** Refusals that a new token may turn around. */
const TOKEN_TROUBLE = new Set(["unauthenticated", "session_expired", "token_missing"]);

/**
 * A call with the bearer. When the token is refused it is refreshed once, together with whoever else needs it, and the
 * call is made once more; when that fails the session ends and /login is shown.
 * @throws ApiError
 */
export async function api<T>(path: string, call: ApiCall & Kept<T> = {}): Promise<T> {
  if (!useSession.getState().token && !(await refreshTokens())) throw sessionOver();
  const { token } = useSession.getState();
  try {
    return await send<T>(path, call, token);
  } catch (error) {
    if (error instanceof ApiError && error.code === "second_factor_required") goToSecondStep();
    if (error instanceof ApiError && error.code === "support_view_over") leaveForPanel();
    if (error instanceof ApiError && error.code === "health_consent_needed") void learnConsent(token);
    if (!isAboutToken(error)) throw error;
  }
  // Refused late, after another call's refresh had come back: there is a newer token already.
  const latest = useSession.getState().token;
  if ((latest === null || latest === token) && !(await refreshTokens())) throw sessionOver();
  return send<T>(path, call, useSession.getState().token);
}

/** Decided elsewhere: the screens ask for it by what is so now. */
async function learnConsent(token: string | null): Promise<void> {
  await send<SessionUser>("/api/user", {}, token).then(keepUser, () => undefined);
}

/** A call without a bearer: login, sign-up, recovery, reports. @throws ApiError */
export function publicApi<T>(path: string, call: ApiCall = {}): Promise<T> {
  return send<T>(path, call, null);
}

/** A call with a bearer that is not the session's, such as that of a recovery. @throws ApiError */
export async function send<T>(path: string, call: ApiCall & Kept<T>, token: string | null): Promise<T> {
  await newTask();
  const { method = "GET", body, query, signal } = call;
  const view = currentSupportView();
  const isBlob = call.answer === "blob";
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(withQuery(path, query), {
      method,
      headers: {
        Accept: isBlob ? "*/*" : "application/json",
        "Accept-Language": document.documentElement.lang || "pt-BR",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(token && view ? { [SUPPORT_HEADER]: view.id } : {}),
        ...(call.key ? { "Idempotency-Key": call.key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(call.keepalive ? { keepalive: true } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    answer = isBlob && response.ok ? await response.blob() : await response.json().catch(() => null);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, timeout.aborted ? "timeout" : "connection");
  }
  const keptAt = response.headers.get(KEPT_AT);
  if (response.ok && keptAt && call.kept) return call.kept(answer as T, new Date(keptAt));
  if (response.ok) return answer as T;
  throw errorOf(response, answer);
}

/** Each call in a task of its own: a screen starts several at once, which together hold up a phone. */
function newTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function errorOf(response: Response, answer: unknown): ApiError {
  const { error, code, fields } = (answer ?? {}) as {
    error?: string;
    code?: string;
    fields?: Record<string, string>;
  };
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  return new ApiError(response.status, code ?? "server", error, {
    ...(fields ? { fields } : {}),
    retryAfter,
  });
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 401 || error.status === 403) &&
    TOKEN_TROUBLE.has(error.code)
  );
}

/** The session is good for nothing else until its second step is done: with a factor that was set up elsewhere. */
function goToSecondStep(): void {
  if (location.pathname === "/second-factor") return;
  location.assign(`/second-factor?next=${encodeURIComponent(location.pathname + location.search)}`);
}

/** The administrator has seen enough, or the time is up. */
function leaveForPanel(): void {
  forgetSupportView();
  location.assign("/admin");
}

/** Nothing follows: the page is left for /login, which says why. */
function sessionOver(): ApiError {
  const { pathname, search, hash } = location;
  // Where one was, so that logging in leads back there.
  const next = pathname === "/dashboard" ? "" : `&next=${encodeURIComponent(pathname + search)}`;
  endSession(`/login?reason=session_expired${next}${hash}`);
  return new ApiError(401, "session_expired");
}

function withQuery(path: string, query: ApiCall["query"]): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined);
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}
