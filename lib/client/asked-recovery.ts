const KEY = "garfo-recovery";

/** Keeps in this tab to which address a recovery letter was asked for, whose code is typed in on the next screen. */
export function keepAsked(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // A browser that stores nothing only loses the comfort.
  }
}

/** The address that a letter was asked for last; empty when there is none. */
export function keptAsked(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
