const KEY = "garfo-carried";
/** How long what is carried waits for the page to come back, in ms. */
const LIFE_MS = 30_000;

const carriers = new Map<string, () => unknown>();

/** Has what a form holds carried over a reload that we cause ourselves. @returns what stops that */
export function carry(key: string, read: () => unknown): () => void {
  carriers.set(key, read);
  return () => carriers.delete(key);
}

/**
 * Puts by what the forms of this page hold, right before a reload. A password is among it, so it stays in this tab and
 * the page that comes takes it out at once.
 */
export function carryOver(): void {
  if (carriers.size === 0) return;
  const held = Object.fromEntries([...carriers].map(([key, read]) => [key, read()]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), held }));
  } catch {
    // A browser that stores nothing only loses the comfort.
  }
}

/** What was carried over for a form, once; null when there is nothing. */
export function takeCarried<T>(key: string): T | null {
  try {
    const { at, held } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    sessionStorage.removeItem(KEY);
    return Date.now() - at < LIFE_MS ? (held[key] ?? null) : null;
  } catch {
    return null;
  }
}
