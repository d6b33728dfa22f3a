/**
 * The page session as @supabase/ssr keeps it in cookies, so that pages, the browser's client and our calls share one:
 * the auth server's session as JSON in base64url, cut into chunks that fit a cookie.
 */
export type StoredSession = {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at: number;
};

export type CookieChange = { name: string; value: string; maxAgeSeconds: number };

const PREFIX = "base64-";
const CHUNK_LENGTH = 3180;
/** The longest a browser keeps a cookie; the tokens in it end long before. */
const MAX_AGE_S = 400 * 86_400;

/** As the browser's client names it by default: after the first label of the project's host. */
export function sessionCookieName(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split(".")[0]}-auth-token`;
}

/** What sets the session; chunks of an earlier, longer one among `existing` names are removed. */
export function sessionCookies(
  name: string,
  session: StoredSession,
  existing: readonly string[],
): CookieChange[] {
  const value = PREFIX + base64Url(JSON.stringify(session));
  const parts =
    value.length <= CHUNK_LENGTH ? [value] : (value.match(new RegExp(`.{1,${CHUNK_LENGTH}}`, "g")) ?? []);
  const changes = parts.map((part, index) => ({
    name: parts.length === 1 ? name : `${name}.${index}`,
    value: part,
    maxAgeSeconds: MAX_AGE_S,
  }));
  const kept = new Set(changes.map((change) => change.name));
  return [...clearedCookies(name, existing).filter((change) => !kept.has(change.name)), ...changes];
}

/** What ends the session. */
export function clearedCookies(name: string, existing: readonly string[]): CookieChange[] {
  return existing
    .filter(
      (other) =>
        other === name || (other.startsWith(`${name}.`) && /^\d+$/.test(other.slice(name.length + 1))),
    )
    .map((other) => ({ name: other, value: "", maxAgeSeconds: 0 }));
}

/** The session in a request's or the document's cookies; null when there is none that can be read. */
export function readSession(
  name: string,
  cookie: (name: string) => string | undefined,
): StoredSession | null {
  let value = cookie(name) ?? "";
  for (
    let index = 0, part = value ? undefined : cookie(`${name}.0`);
    part;
    part = cookie(`${name}.${++index}`)
  ) {
    value += part;
  }
  if (!value.startsWith(PREFIX)) return null;
  try {
    const session: Partial<StoredSession> | null = JSON.parse(fromBase64Url(value.slice(PREFIX.length)));
    const { access_token, refresh_token, expires_at } = session ?? {};
    const isWhole =
      typeof access_token === "string" && typeof refresh_token === "string" && typeof expires_at === "number";
    return isWhole ? { access_token, refresh_token, expires_at } : null;
  } catch {
    return null;
  }
}

function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    Uint8Array.from(binary, (char) => char.charCodeAt(0)),
  );
}
