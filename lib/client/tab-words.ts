/** What a page leaves in this tab for one that comes: news to tell, and the address that a recovery letter was asked for. */
type TabWord = "garfo-news" | "garfo-recovery";

/** A browser that stores nothing only loses the comfort. */
export function keepInTab(word: TabWord, text: string): void {
  try {
    sessionStorage.setItem(word, text);
  } catch {}
}

/** What was left last; null when there is nothing. */
export function keptInTab(word: TabWord): string | null {
  try {
    return sessionStorage.getItem(word);
  } catch {
    return null;
  }
}

/** The same, once. */
export function takeFromTab(word: TabWord): string | null {
  const text = keptInTab(word);
  if (text !== null) sessionStorage.removeItem(word);
  return text;
}
