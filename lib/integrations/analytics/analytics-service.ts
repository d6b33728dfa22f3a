import "server-only";
import { env } from "@/lib/env";
import { DIALECTS, type PageView, type SeenPage } from "./dialects";

const TIMEOUT_MS = 3_000;
/** Theirs have 3 to 10 KB. */
const MAX_SCRIPT = 128 * 1024;
/** A service that hangs must not gather what waits for it. */
const MOST_UNDER_WAY = 50;

let underWay = 0;

function service() {
  const { ANALYTICS_SERVICE, ANALYTICS_URL, ANALYTICS_SITE } = env();
  if (!ANALYTICS_SERVICE || !ANALYTICS_URL || !ANALYTICS_SITE) return null;
  return {
    dialect: DIALECTS[ANALYTICS_SERVICE],
    base: ANALYTICS_URL.replace(/\/$/, ""),
    site: ANALYTICS_SITE,
  };
}

/** What the service's script reads of its own element; null when no service is named. */
export function scriptAttributes(): Readonly<Record<string, string>> | null {
  return service()?.dialect.attributes ?? null;
}

/**
 * The service's script as it is served there, but that it sends our cookies along with its events: the reader's answer
 * is among them. Never throws: null when it cannot be had.
 */
export async function fetchScript(): Promise<string | null> {
  const named = service();
  if (!named) return null;
  try {
    const response = await fetch(named.base + named.dialect.scriptPath, {
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isScript = /\bjavascript\b/.test(response.headers.get("content-type") ?? "");
    if (!response.ok || !isScript) return null;
    const text = await response.text();
    return text.length > MAX_SCRIPT
      ? null
      : text.replace(/(\bcredentials:\s*["'`])omit(?=["'`])/g, "$1same-origin");
  } catch {
    return null;
  }
}

/** A view of a page in what the script has sent; null where it is anything else. */
export function readEvent(event: unknown): SeenPage | null {
  return service()?.dialect.read(event) ?? null;
}

/**
 * Tells the service of a view. Never throws, and nobody waits for it: what cannot be told is not counted.
 * @param userAgent by which it knows programs from people; of the reader's address it is told nothing
 */
export async function sendView(view: PageView, userAgent: string): Promise<void> {
  const named = service();
  if (!named || underWay >= MOST_UNDER_WAY) return;
  underWay++;
  try {
    const response = await fetch(named.base + named.dialect.eventPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": userAgent },
      body: JSON.stringify(named.dialect.write(view, named.site, env().NEXT_PUBLIC_APP_URL)),
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch {
    // The page was shown all the same.
  } finally {
    underWay--;
  }
}
