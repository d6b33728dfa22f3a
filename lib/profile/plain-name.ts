// What turns a line around or takes no room comes along with names that are pasted, and hides in those that deceive.
const UNSEEN = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/** A name without what nobody sees of it. Joiners stay: they hold emoji and some scripts together. */
export function plainName(text: string): string {
  return text.replace(UNSEEN, "").trim();
}
