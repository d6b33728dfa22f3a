import "server-only";
import {
  type CookieChange,
  clearedCookies,
  type StoredSession,
  sessionCookieName,
  sessionCookies,
} from "@/lib/auth/session/session-cookie";
import { env } from "@/lib/env";

/** Puts the page session into an answer, in the browser client's own format. */
export function setSession(headers: Headers, request: Request, session: StoredSession): void {
  append(headers, sessionCookies(name(), session, cookieNames(request)));
}

/** Takes the page session out of the browser. */
export function clearSession(headers: Headers, request: Request): void {
  append(headers, clearedCookies(name(), cookieNames(request)));
}

function name(): string {
  return sessionCookieName(env().NEXT_PUBLIC_SUPABASE_URL);
}

function cookieNames(request: Request): string[] {
  const pairs = (request.headers.get("cookie") ?? "").split(";");
  return pairs.map((pair) => pair.split("=")[0]?.trim() ?? "");
}

// Readable by scripts: the browser's own client shares the session; see docs/decisions/0002.
function append(headers: Headers, changes: readonly CookieChange[]): void {
  const secure = env().NEXT_PUBLIC_APP_URL.startsWith("https:") ? "; Secure" : "";
  for (const { name, value, maxAgeSeconds } of changes) {
    headers.append("Set-Cookie", `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
  }
}
