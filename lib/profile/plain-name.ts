/** The longest a name is kept, in characters. */
const LENGTH_MAX = 120;

// What turns a line around or takes no room comes along with names that are pasted, and hides in those that deceive.
// Joiners, variants and tags stay: they hold emoji and some scripts together. A half of a pair is no character.
const UNSEEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\p{Surrogate}/gu;
const SEEN = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** A name without what nobody sees of it; empty when there is nothing else. */
export function plainName(text: string): string {
  const name = text.replace(UNSEEN, "").trim();
  return SEEN.test(name) ? name : "";
}

/**
 * The same of a name that no form has asked for, made to fit instead of refused: on one line, of at most 120 characters.
 * @param told whatever somebody else's page or an auth server's metadata has there; empty when that is no name
 */
export function fittingName(told: unknown): string {
  if (typeof told !== "string") return "";
  const line = plainName(told.replace(/[\p{Cc}\s]+/gu, " "));
  return plainName([...line].slice(0, LENGTH_MAX).join(""));
}
