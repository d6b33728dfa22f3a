const KEY = "garfo-news";

/** Has the page that is about to load tell something. */
export function tellOnArrival(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that stores nothing only loses the words.
  }
}

/** What this page is to tell, once; null when there is nothing. */
export function takeArrivalNews(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
