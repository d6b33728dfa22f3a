import {
  clearedCookies,
  readSession,
  type StoredSession,
  sessionCookieName,
} from "@/lib/auth/session/session-cookie";

/** The page session in the document's cookies: what the server and the hosted client have written last. */
export function readPageSession(): StoredSession | null {
  const cookies = documentCookies();
  return readSession(cookieName(), (name) => cookies.get(name));
}

/** Ends the page session here, whether or not the server could be reached. */
export function clearPageSession(): void {
  for (const { name } of clearedCookies(cookieName(), [...documentCookies().keys()])) keepCookie(name, "", 0);
}

/** Sets a cookie of this site; none is left after `seconds`. */
export function keepCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not to be had on plain http
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

function cookieName(): string {
  return sessionCookieName(process.env.NEXT_PUBLIC_SUPABASE_URL ?? location.origin);
}

export function documentCookies(): Map<string, string> {
  const pairs = document.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return new Map(pairs);
}
